"""Reading and writing the files that people name, with sentences instead of tracebacks."""

import os
from pathlib import Path

from adamas.locale.shell import shell
from adamas.play import receipt as receipts
from adamas.play import record_json
from adamas.play.errors import BadRecord
from adamas.play.receipt import Receipt
from adamas.play.record import Record
from adamas.terminal.refusal import Refusal


class BadFile(Refusal):
    """A file that cannot be read or written."""


def read_text(path: str) -> str:
    """The text of a file; BadFile says why there is none."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadFile(shell("file-unreadable", path=path, reason=error.strerror)) from None
    except UnicodeDecodeError:
        raise BadFile(shell("file-no-text", path=path)) from None


def write_text(path: str, text: str) -> None:
    """Write a file whole or not at all."""
    target = Path(path).resolve()
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        raise BadFile(shell("file-unwritable", path=path, reason=error.strerror)) from None


def check_target(path: str | None, force: bool) -> None:
    """Raise BadFile if writing there would fail in the end, or lose a file that is there."""
    if path is None:
        return
    target = Path(path).resolve()
    if not path or target.is_dir():
        raise BadFile(shell("file-folder", path=path))
    if target.exists() and not target.is_file():
        raise BadFile(shell("file-odd", path=path))
    if target.exists() and not force:
        raise BadFile(shell("file-exists", path=path))
    if not os.access(target.parent, os.W_OK):
        raise BadFile(shell("file-protected", path=path))


def read_record(path: str) -> Record:
    """The record in a file; BadRecord names the file."""
    try:
        return record_json.from_json(read_text(path))
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def read_receipt(path: str) -> Receipt:
    """The receipt in a file; BadRecord names the file."""
    try:
        return receipts.from_json(read_text(path))
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
