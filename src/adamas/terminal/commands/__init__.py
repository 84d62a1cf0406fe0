"""The subcommands of `adamas`: one module each, with SUMMARY, `add_arguments` and `run`."""
