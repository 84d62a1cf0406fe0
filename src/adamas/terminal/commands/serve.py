"""`adamas serve`: the server, with everything a host is told when it starts."""

import argparse
import io
import ipaddress
import logging
import os
import secrets
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from rich.console import Console
from rich.text import Text

from adamas.locale.shell import shell
from adamas.terminal.arguments import DONE
from adamas.terminal.bot_files import invite
from adamas.terminal.parts import need
from adamas.terminal.refusal import refusal
from adamas.web.limits import Limits

USUAL_PORT = 8642
LOCAL = ("localhost", "127.0.0.1", "::1")
ADMIN_VARIABLE = "ADAMAS_ADMIN_KEY"
SHORTEST_ADMIN_KEY = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("--port", type=int, default=USUAL_PORT)
    parser.add_argument(
        "--host",
        action="append",
        metavar="ADDRESS",
    )
    parser.add_argument("--local", action="store_true")
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
    )
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
    )
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--public", action="store_true")
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
    )
    parser.add_argument("--keep-days", type=int, default=30, metavar="N")
    usual = Limits()
    parser.add_argument("--max-tables", type=int, default=usual.tables, metavar="N")
    parser.add_argument("--max-sockets", type=int, default=usual.sockets, metavar="N")
    per_address = usual.sockets_per_address
    parser.add_argument("--max-sockets-per-address", type=int, default=per_address, metavar="N")
    parser.add_argument("--no-rate-limits", action="store_true")
    parser.add_argument(
        "--bot", action="append", nargs=2, default=[], metavar=("GAME", "FILE.py:FUNCTION")
    )


def run(console: Console, asked: argparse.Namespace) -> int:
    """Serve until Ctrl-C or SIGTERM."""
    need("serve", "serve")
    # Imported late: no other command waits for a web server.
    from adamas.live.keys import hashed
    from adamas.web.gateway import Config
    from adamas.web.hosts import known_as
    from adamas.web.serve import Place, listen, run

    _check(asked)
    for game, spec in asked.bot:
        invite(game, spec)
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    everywhere = any(ipaddress.ip_address(host).is_unspecified for host in asked.host or ())
    alone = asked.local or asked.public or (asked.host and not everywhere)
    network = None if alone else network_address()
    around = [network] if network else []
    hosts = tuple(asked.host or ("127.0.0.1", *around))
    admin_key = _admin_key()
    limits = Limits(
        tables=asked.max_tables,
        sockets=asked.max_sockets,
        sockets_per_address=asked.max_sockets_per_address,
    )
    if asked.no_rate_limits:
        limits = limits.without_rates()
    listening = listen(hosts, asked.port)
    port = listening[0].getsockname()[1]
    config = Config(
        around=f"http://{network}:{port}" if network else None,
        hosts=known_as((*LOCAL, *hosts, *around, *asked.allow_host, socket.gethostname())),
        public=asked.public,
        secure=asked.behind_proxy,
        admin_hash=hashed(admin_key),
        trust_proxy=asked.behind_proxy,
        keep_days=asked.keep_days,
        limits=limits,
    )
    place = Place(asked.database or str(usual_database()), hosts, port)

    def ready() -> None:
        _introduce(console, hosts[0], network, port, admin_key)
        if not asked.no_browser:
            opening = threading.Timer(1.0, webbrowser.open, (f"http://localhost:{port}/",))
            opening.daemon = True
            opening.start()

    try:
        run(place, config, listening, ready)
    except KeyboardInterrupt:
        console.print()
    finally:
        for each in listening:
            each.close()
    return DONE


def _check(asked: argparse.Namespace) -> None:
    """Refuse what does not go together, and what would be unsafe in public."""
    if not 0 <= asked.port < 65536:
        raise refusal("bad-port", port=str(asked.port))
    for name in ("max_tables", "max_sockets", "max_sockets_per_address"):
        if getattr(asked, name) < 1:
            raise refusal("bad-least", option=f"--{name.replace('_', '-')}", least=1)
    if asked.keep_days < 0:
        raise refusal("bad-least", option="--keep-days", least=0)
    if asked.local and asked.host:
        raise refusal("bad-together", one="--local", other="--host")
    for host in asked.host or ():
        try:
            ipaddress.ip_address(host)
        except ValueError:
            raise refusal("bad-host", host=host) from None
    if not asked.public:
        return
    if not asked.allow_host:
        raise refusal("bad-public-name")
    if not asked.behind_proxy:
        raise refusal("bad-public-proxy")
    if asked.no_rate_limits:
        raise refusal("bad-public-limits")


def _admin_key() -> str:
    given = os.environ.get(ADMIN_VARIABLE)
    if given is None:
        return secrets.token_urlsafe(18)
    if len(given) < SHORTEST_ADMIN_KEY:
        raise refusal("bad-admin-key", variable=ADMIN_VARIABLE, least=SHORTEST_ADMIN_KEY)
    return given


def usual_database() -> Path:
    """The file in the user's data folder."""
    import platformdirs

    return platformdirs.user_data_path("adamas", appauthor=False) / "adamas.db"


def network_address() -> str | None:
    """This machine's address in the home network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this asks the system which address it would use.
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    address = ipaddress.ip_address(found)
    return found if address.is_private and not address.is_loopback else None


def _introduce(console: Console, host: str, network: str | None, port: int, admin_key: str) -> None:
    """Tell the host everything."""
    import segno

    here = ipaddress.ip_address(host)
    local = host == "127.0.0.1" or here.is_unspecified
    shown = "localhost" if local else f"[{host}]" if here.version == 6 else host
    address = f"http://{shown}:{port}/"
    console.print(Text(shell("serve-here", address=address)), soft_wrap=True)
    if network:
        around = f"http://{network}:{port}/"
        console.print(Text(shell("serve-network", address=around)), soft_wrap=True)
        if console.is_terminal:
            drawn = io.StringIO()
            segno.make(around, error="m").terminal(out=drawn, compact=True)
            console.print(Text.from_ansi(drawn.getvalue()))
    if ADMIN_VARIABLE not in os.environ:
        admin = f"{address}admin"
        console.print(Text(shell("serve-admin", address=admin, key=admin_key)), soft_wrap=True)
    console.print(Text(shell("serve-stop"), style="dim"))
    sys.stdout.flush()
