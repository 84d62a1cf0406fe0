"""A checksum for each row of a log and each snapshot; those from before have none."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns, empty."""
    for table in ("log", "snapshots"):
        op.add_column(table, sa.Column("checksum", sa.BigInteger))
