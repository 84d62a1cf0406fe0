"""Which explorer somebody likes to be."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody has picked one yet."""
    op.add_column("people", sa.Column("explorer", sa.Integer))
