"""`python -m adamas` is the command `adamas`."""

import sys

from adamas.terminal.command import main

sys.exit(main())
