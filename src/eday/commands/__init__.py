"""The subcommands of `eday` that belong to no other room."""
