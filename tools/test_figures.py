"""Cases and minutes of every suite, for docs/testing.md: python -m tools.test_figures [FILE...].

It reads what the latest run of the lanes has left in build/tests, or other JUnit files.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

LEFT_BY_LANES = Path(__file__).parents[1] / "build" / "tests"


def suite(classname: str) -> str:
    """The file of a test: `tests.web.test_people.TestKeys` is in tests/web/test_people.py."""
    found = re.match(r".*\.test_\w+", classname)
    assert found, classname
    return f"{found[0].replace('.', '/')}.py"


def figures(files: list[Path]) -> dict[str, tuple[int, float]]:
    """The number of cases and the seconds of each file of tests."""
    cases: dict[str, int] = defaultdict(int)
    seconds: dict[str, float] = defaultdict(float)
    for case in (each for file in files for each in ElementTree.parse(file).iter("testcase")):
        name = suite(case.attrib["classname"])
        cases[name] += 1
        seconds[name] += float(case.attrib["time"])
    return {name: (cases[name], seconds[name]) for name in sorted(cases)}


if __name__ == "__main__":
    given = [Path(argument) for argument in sys.argv[1:]]
    for name, (count, spent) in figures(given or sorted(LEFT_BY_LANES.glob("*.xml"))).items():
        print(f"| {name} | {count} | {spent / 60:.2f} |")
