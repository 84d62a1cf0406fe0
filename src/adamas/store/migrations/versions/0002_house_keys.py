"""The keys with which a house signs its records."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of keys; the first key is made when it is needed."""
    op.create_table(
        "house_keys",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("public_key", sa.String(64), nullable=False),
        sa.Column("private_key", sa.String(64)),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
