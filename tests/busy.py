"""Runs a command of Python beside two busy loops: python -m tests.busy -m pytest tests/browser.

What passes on a quiet machine only because it is quiet has a race.
"""

import subprocess
import sys

LOOPS = 2

if __name__ == "__main__":
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(LOOPS)]
    try:
        code = subprocess.call([sys.executable, *sys.argv[1:]])
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
    sys.exit(code)
