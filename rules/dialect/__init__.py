"""The front end of the rules: parses, types and checks the Soufflé dialect."""
