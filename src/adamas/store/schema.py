"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    # Who wrote the row, and which of theirs it is: so they know it again after a lost answer.
    Column("writer", String(40), nullable=False),
    Column("row", LargeBinary, nullable=False),
    # See checksums.py; null in rows from before there were any.
    Column("checksum", BigInteger),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("checksum", BigInteger),
)

# What can be asked about tables without opening them. The log decides; this follows it.
tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(20), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    # When somebody has to look at the table even if nobody asks; null if never.
    Column("wake_at", Float),
    Index("tables_by_status", "status", "changed_at"),
    Index("tables_by_wake", "wake_at"),
    Index("tables_by_host", "host", "status"),
)

records = Table(
    "records",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("finished_at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("blocked", Boolean, nullable=False),
    # Which of the explorers they like to be; null as long as they have not said.
    Column("explorer", Integer),
)

# Keys and codes are stored hashed: whoever reads the database cannot be anybody with it.
device_keys = Table(
    "device_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(20), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", Float, nullable=False),
    Index("device_keys_by_person", "person"),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(20), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", Float, nullable=False),
)

# Who has sat where, so that people find their tables again.
places = Table(
    "places",
    metadata,
    Column("person", String(20), primary_key=True),
    Column("table_id", String(20), primary_key=True),
    Index("places_by_table", "table_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(20), nullable=False),
    Column("person", String(20), nullable=False),
    Column("name", String(40), nullable=False),
    Column("reason", Text, nullable=False),
    Column("by", String(20), nullable=False),
)

# The keys with which the house signs its records; what is secret of old ones is deleted.
house_keys = Table(
    "house_keys",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("public_key", String(64), nullable=False),
    Column("private_key", String(64)),
    Column("since", Float, nullable=False),
    Column("until", Float),
)

# One row: what the clock of the house showed last, see clock.py.
clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seen_at", Float, nullable=False),
    Column("lost", Float, nullable=False),
)

# The processes that serve tables, with the house's time at which each was last awake.
processes = Table(
    "processes",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("seen_at", Float, nullable=False),
)
