"""Checksums: whether what is read is what was written, and at its own place."""

import zlib


def checksum(table: str, seq: int, data: bytes) -> int:
    """The checksum of a row of a log or of a snapshot."""
    return zlib.crc32(data, zlib.crc32(f"{table}:{seq}:".encode()))


def holds(expected: int | None, table: str, seq: int, data: bytes) -> bool:
    """Whether the checksum is right; what was stored before there were any has none."""
    # A garbled file can also say that bytes are text.
    return isinstance(data, bytes) and expected in (None, checksum(table, seq, data))
