"""A language server: what a scan says of a file, while it is being written."""
