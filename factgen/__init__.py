"""Python source to facts: knows Python, knows nothing of tensors.

`facts_of_source` lowers one file; `find_project` and `ProjectFacts` say which files belong
together and lower each once.
"""

from shapelog.factgen.errors import SourceError, TargetError
from shapelog.factgen.facts import Facts
from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.project import (
    LoweredFile,
    Project,
    ProjectFacts,
    SourceFile,
    find_project,
)

__all__ = [
    "Facts",
    "LoweredFile",
    "Project",
    "ProjectFacts",
    "SourceError",
    "SourceFile",
    "TargetError",
    "facts_of_source",
    "find_project",
]
