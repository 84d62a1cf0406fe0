"""Signatures of a house: Ed25519. Keys and signatures are written in hex."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


def new_private() -> str:
    """A private key that nobody has."""
    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


def public_of(private: str) -> str:
    """The public key that belongs to a private one."""
    return _private(private).public_key().public_bytes_raw().hex()


def sign(private: str, text: bytes) -> str:
    """The signature of a text."""
    return _private(private).sign(text).hex()


def _private(key: str) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))


def is_signed(key: str, value: str, text: bytes) -> bool:
    """Whether the owner of a public key has signed a text."""
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(value), text)
    except (InvalidSignature, ValueError):
        return False
    return True
