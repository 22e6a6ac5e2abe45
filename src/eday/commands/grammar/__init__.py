"""The grammar of the `eday` command line: which commands and options there are, and how their values are read."""
