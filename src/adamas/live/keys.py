"""Secrets that people hold: device keys and one-time codes. Only their hashes are stored."""

import hashlib
import re
import secrets

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mistakes for each other."""
ID_LENGTH = 12
CODE_LENGTH = 10
CODE_SECONDS = 600


def new_id() -> str:
    """A name for a table, person or process that nobody guesses."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this can be such a name at all."""
    return re.fullmatch("[a-z0-9]{1,20}", text) is not None


def new_key() -> str:
    """A device key: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A code to type on another device."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(CODE_LENGTH))


def hashed(secret: str) -> str:
    """What is stored of a key or code. Both are random and long, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
