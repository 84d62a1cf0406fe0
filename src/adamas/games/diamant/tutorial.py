"""The first game of Diamant: three short expeditions that show everything once."""

from adamas.core.tutorial import Step, Tutorial

ALL_GO_ON = "1:continue 2:continue"

TUTORIAL = Tutorial(
    minutes=4,
    seats=3,
    options={"expeditions": "3"},
    steps=(
        # The first expedition: go home alone, and others are too greedy.
        Step("tutorial-welcome", about=("explorer-0",), then=("treasure-11",)),
        Step("tutorial-share", about=("path-0",)),
        Step(
            "tutorial-decide",
            choose=("continue",),
            tap=("continue",),
            others=ALL_GO_ON,
            then=("trap-snake",),
        ),
        Step(
            "tutorial-trap",
            about=("path-1", "dangers"),
            choose=("continue",),
            tap=("continue",),
            others=ALL_GO_ON,
            then=("relic",),
        ),
        Step(
            "tutorial-relic",
            about=("path-0", "path-2"),
            choose=("exit",),
            tap=("exit",),
            others=ALL_GO_ON,
            then=("treasure-9",),
        ),
        Step(
            "tutorial-alone",
            about=("explorer-0",),
            then=(ALL_GO_ON, "trap-snake", "treasure-14"),
        ),
        Step("tutorial-failed", about=("explorer-0",)),
        # The second: two go home together.
        Step(
            "tutorial-again",
            about=("path-0",),
            choose=("continue",),
            tap=("continue",),
            others=ALL_GO_ON,
            then=("relic",),
        ),
        Step(
            "tutorial-company",
            about=("path-1",),
            choose=("exit",),
            tap=("exit",),
            others="1:exit 2:continue",
            then=("treasure-5",),
        ),
        Step("tutorial-together", about=("path-1",), then=("2:exit", "trap-spider")),
        # The third: one card too many.
        Step(
            "tutorial-last",
            about=("path-0", "dangers"),
            choose=("continue",),
            tap=("continue",),
            others=ALL_GO_ON,
            then=("treasure-17",),
        ),
        Step(
            "tutorial-brave",
            about=("explorer-0", "dangers"),
            choose=("continue",),
            tap=("continue",),
            others="1:exit 2:continue",
            then=("trap-spider",),
        ),
        Step("tutorial-lost", about=("explorer-0", "explorer-1", "explorer-2")),
    ),
)
