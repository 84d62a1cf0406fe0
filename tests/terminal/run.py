"""Runs the command as a script would: arguments and typing in, output and exit code out."""

import io
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from adamas.terminal.command import main


@dataclass(frozen=True)
class Finished:
    code: int
    out: str
    err: str


def adamas(*arguments: object, typed: str = "", **environment: str) -> Finished:
    """`adamas …` with this typed on its standard input, in this process."""
    out, err = io.StringIO(), io.StringIO()
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch("sys.stdin", io.StringIO(typed)),
        patch.dict("os.environ", {"COLUMNS": "100", **environment}),
    ):
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as left:
            # argparse leaves in this way.
            code = int(left.code or 0)
    return Finished(code, out.getvalue(), err.getvalue())
