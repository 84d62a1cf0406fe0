"""The first game of Gnomes: a mine so short that one soon gets to its bottom."""

from adamas.core.tutorial import Step, Tutorial

ROWS = (
    *("torch-3", "lantern-0", "lantern-1", "lantern-2", "torch-0"),
    *("lantern-1", "torch-1", "arrows-2", "lantern-3", "torch-2"),
)

# RULES G2.3: besides the rows of four seats, level I has the tiles that are drawn here.
TILES = (
    "I:lantern-0*3,lantern-1*3,lantern-2*3,lantern-3*2,torch-0*3,torch-1*3,torch-2*2,torch-3*2"
    ",arrows-2*2,arrows-3*1"
    ";II:lantern-2*1,arrows-1*1,lit*1,bats*1"
    ";III:five*1,explosion*1,snow-white*1"
)


def _looks(seat: int, *slots: int) -> tuple[str, ...]:
    return tuple(f"look-{seat}-{slot}" for slot in slots)


TUTORIAL = Tutorial(
    minutes=5,
    seats=2,
    options={"tiles": TILES},
    opening=ROWS,
    steps=(
        Step("tutorial-welcome", about=tuple(f"place-0-{slot}" for slot in range(5))),
        Step(
            "tutorial-memorise",
            # The best tile, which was dealt to the first place, goes to the middle.
            choose=("lay-2-1-0-3-4",),
            tap=("lay", "lies-2-2", "lies-0-0"),
            others="1:lay-0-1-2-3-4",
            then=("arrows-3",),
        ),
        Step(
            "tutorial-keep",
            about=("drawn",),
            choose=("keep-1",),
            tap=("place-0-1",),
        ),
        Step(
            "tutorial-lantern",
            about=("pile",),
            choose=_looks(0, 0, 1, 2, 3, 4),
            tap=("place-0-4",),
        ),
        Step(
            "tutorial-peek",
            choose=("confirm",),
            tap=("confirm",),
            then=("torch-1", "1:discard", "1:look-0-2", "1:confirm", "torch-0"),
        ),
        Step(
            "tutorial-discard",
            about=("drawn",),
            choose=("discard",),
            tap=("discard",),
        ),
        Step(
            "tutorial-torch",
            about=("pile",),
            choose=_looks(1, 0, 1, 2, 3, 4),
            tap=("place-1-2",),
        ),
        Step(
            "tutorial-remember",
            choose=("confirm",),
            tap=("confirm",),
            then=("lantern-2", "1:discard", "1:pass"),
        ),
        Step(
            "tutorial-cart",
            about=("stack-0",),
            choose=("cart-1",),
            tap=("place-0-1",),
            others="1:cart-3",
            then=("arrows-1",),
        ),
        Step(
            "tutorial-level",
            about=("stack-1", "drawn"),
            choose=("discard",),
            tap=("discard",),
        ),
        Step(
            "tutorial-arrows",
            about=("pile",),
            choose=("swap-4-1-2",),
            tap=("place-0-4", "place-1-2"),
            then=("bats",),
        ),
        Step(
            "tutorial-bats",
            about=("pile",),
            choose=("exchange-0-2",),
            tap=("place-0-0", "place-0-2"),
            others="1:exchange-0-1",
            then=("lit",),
        ),
        Step(
            "tutorial-lit",
            about=("pile",),
            choose=(*_looks(0, 0, 2, 3, 4), *_looks(1, 0, 1, 2, 4)),
            tap=("place-0-4",),
            others="1:stop",
        ),
        Step(
            "tutorial-stop",
            choose=("stop",),
            tap=("stop",),
            then=("lantern-2", "1:discard", "1:pass"),
        ),
        Step(
            "tutorial-up",
            about=("place-0-1",),
            choose=("cart-0",),
            tap=("place-0-0",),
            others="1:cart-4",
            then=("five",),
        ),
        Step(
            "tutorial-five",
            about=("drawn",),
            choose=("keep-2",),
            tap=("place-0-2",),
        ),
        Step(
            "tutorial-pass",
            choose=("pass",),
            tap=("pass",),
            then=("explosion",),
        ),
        Step(
            "tutorial-explosion",
            about=("pile",),
            choose=("bury-4",),
            tap=("place-0-4",),
            others="1:bury-2",
            then=("snow-white",),
        ),
        Step("tutorial-supper", about=("pile",)),
    ),
)
