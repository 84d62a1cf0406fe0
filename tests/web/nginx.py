"""Debian's nginx with the very configuration of packaging/, on this machine and two ports of it."""

import datetime
import ipaddress
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.required import need

CONFIGURATION = Path(__file__).parents[2] / "packaging" / "nginx.conf"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def free_port() -> int:
    """A port that nobody listens on at present."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def make_certificate(folder: Path) -> Path:
    """A certificate for this machine, signed by itself, with its key beside it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    kind, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    form = serialization.PrivateFormat.PKCS8
    (folder / "privkey.pem").write_bytes(key.private_bytes(kind, form, plain))
    (folder / "fullchain.pem").write_bytes(made.public_bytes(kind))
    return folder / "fullchain.pem"


def local_configuration(folder: Path, servers: Sequence[str], port: int) -> Path:
    """The configuration of packaging/, with addresses and paths of this machine."""
    text = CONFIGURATION.read_text(encoding="utf-8")
    changes = {
        "/run/nginx.pid": f"{folder}/nginx.pid",
        "/etc/nginx/certificates/": f"{folder}/",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        **{f"server-{place}:8642": address for place, address in enumerate(servers, 1)},
    }
    for old, new in changes.items():
        assert text.count(old) >= 1, old
        text = text.replace(old, new)
    # Where whoever runs the tests may write.
    paths = "".join(f"    {each}_temp_path {folder}/{each};\n" for each in TEMPORARY)
    text = re.sub(r"^http \{\n", f"http {{\n{paths}", text, flags=re.MULTILINE)
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    return folder / "nginx.conf"


def program() -> str:
    """nginx; Debian keeps it off the path of most people."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    need("nginx", found is not None, "apt install nginx-light")
    assert found
    return found


@contextmanager
def proxy(folder: Path, servers: Sequence[str]) -> Iterator[str]:
    """A proxy in front of servers, with the certificate in its folder; its address."""
    nginx, port = program(), free_port()
    configuration = local_configuration(folder, servers, port)
    command = [nginx, "-p", str(folder), "-c", str(configuration), "-e", "stderr"]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "[warn]" not in checked.stderr, checked.stderr
    with subprocess.Popen([*command, "-g", "daemon off;"]) as process:
        try:
            _wait_for(port, process)
            yield f"https://localhost:{port}"
        finally:
            process.terminate()


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.02)
    raise RuntimeError(f"nginx ended with {process.returncode}.")
