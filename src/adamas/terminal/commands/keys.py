"""`adamas keys`: the keys with which a house signs its records."""

import argparse
import asyncio
import json
import time

from rich.console import Console
from rich.text import Text

from adamas.locale.shell import shell
from adamas.terminal.arguments import DONE, add_json
from adamas.terminal.commands.serve import usual_database
from adamas.terminal.parts import need


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("--database", metavar="ADDRESS")
    parser.add_argument("--rotate", action="store_true")
    add_json(parser)


def run(console: Console, asked: argparse.Namespace) -> int:
    """Print the public keys, the newest last."""
    need("serve", "serve")
    # Imported late: no other command waits for a database.
    from adamas.live.house import keys_at

    address = asked.database or str(usual_database())
    keys = asyncio.run(keys_at(address, time.time(), renew=asked.rotate))
    if asked.json:
        told = [{"key": each.public, "since": each.since, "until": each.until} for each in keys]
        print(json.dumps({"format": "adamas-keys-1", "keys": told}, indent=1))
        return DONE
    for each in keys:
        message = "keys-now" if each.until is None else "keys-before"
        console.print(Text(shell(message, key=each.public)), soft_wrap=True)
    return DONE
