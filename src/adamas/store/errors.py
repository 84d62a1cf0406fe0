"""The errors of the store.

AdamasError
└── StoreError    the database cannot be used as asked
    ├── Full        more is waiting to be written than may wait
    └── Damaged     what is stored cannot be read any more
"""

from adamas.core.errors import AdamasError


class StoreError(AdamasError):
    """The database cannot be used as asked."""

    code = "store"


class Full(StoreError):
    """More is waiting to be written than may wait."""

    code = "busy"


class Damaged(StoreError):
    """What is stored cannot be read any more."""

    code = "damaged"
