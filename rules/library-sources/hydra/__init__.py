"""Functions that are given a configuration: https://hydra.cc/docs/1.3/ (1.3), hydra.main.

What a file of YAML says is unknown; a data class that is stored under the name has its defaults.
"""

from hydra.core.config_store import ConfigStore


def main(config_path=None, config_name=None, version_base=None):
    def decorate(function):
        def configured(*given):
            return function(ConfigStore.instance().loaded(config_name))

        return configured

    return decorate
