"""Who plays Gnomes: four levels for people, and strategies to study. Their minds: policies.py."""

from adamas.core.bot import Bot
from adamas.core.kernel import SEARCH
from adamas.games.gnomes.policies import JUDGEMENT, SENSIBLE

MEMORY = ("memory", "fading", "slips")
"""What can be changed in every bot: `owl:0.7` is an owl that remembers 7 of 10 tiles."""
PERFECT = (1.0, 0.0, 0.0)

BY_HAND = (
    1.0,  # what follows from a discard
    *(0.0, 0.0, 0.2),  # lantern, torch and arrows to have in the row
    *(0.0, 0.0, 0.3),  # the same while many turns are left
    *(0.1, 0.2),  # risk of losing a rich tile, and for each seat that has seen it
    -0.1,  # an own tile that is unknown
    *(0.2, 0.6, -0.8),  # unknown tiles that were kept, stayed, were given
    0.0,  # own unknown tiles
    *(0.0, 0.0),  # what others lose, and those who are ahead
    *(0.3, 0.3),  # looks at own tiles, and while many turns are left
    *(0.1, 0.2, 0.2),  # looks at others' tiles, the same, and with arrows in the row
    *(0.3, 0.0, 0.1, -0.2),  # carts for what others saw, arrows, what is deep, unknown
    *(2.0, 0.0),  # from where on tiles are at risk, and until the next cart
    0.3,  # arrows while a good target is known
    0.0,  # unknown tiles while somebody is ahead
)
"""Weights of judgement that seemed sensible."""

TUNED = (
    0.695,  # what follows from a discard
    *(-0.468, -0.121, 0.931),  # lantern, torch and arrows to have in the row
    *(-0.041, -0.22, 0.588),  # the same while many turns are left
    *(-0.061, 0.163),  # risk of losing a rich tile, and for each seat that has seen it
    -0.401,  # an own tile that is unknown
    *(0.301, 0.363, -0.721),  # unknown tiles that were kept, stayed, were given
    0.075,  # own unknown tiles
    *(0.629, 0.147),  # what others lose, and those who are ahead
    *(0.339, 0.487),  # looks at own tiles, and while many turns are left
    *(0.523, 0.689, 0.477),  # looks at others' tiles, the same, and with arrows in the row
    *(0.128, -0.426, -0.076, -0.398),  # carts for what others saw, arrows, what is deep, unknown
    *(2.189, -0.119),  # from where on tiles are at risk, and until the next cart
    0.381,  # arrows while a good target is known
    -0.224,  # unknown tiles while somebody is ahead
)
"""Weights of judgement after tuning from the others on (see `tools.tune_gnomes`)."""

BOTS: tuple[Bot, ...] = (
    # A child: half of the tiles are forgotten after five more, and every fifth move is a whim.
    Bot("mouse", SENSIBLE, (0.9, 0.2, 0.2), MEMORY, level=1),
    Bot("badger", SENSIBLE, (0.95, 0.05, 0.05), MEMORY, level=2),
    # It sees what follows from a discard, but old tiles fade: a third is gone after 17 more.
    Bot("fox", JUDGEMENT, (1.0, 0.03, 0.0, *BY_HAND), MEMORY, level=3),
    Bot("owl", JUDGEMENT, (*PERFECT, *TUNED), MEMORY, level=4),
    Bot("sensible", SENSIBLE, PERFECT, MEMORY),
    Bot("forgetful", SENSIBLE, (0.7, 0.0, 0.0), MEMORY),
    Bot("fading", SENSIBLE, (1.0, 0.05, 0.0), MEMORY),
    Bot("prudent", JUDGEMENT, (*PERFECT, *BY_HAND), MEMORY),
    Bot("search", SEARCH, (300,), ("budget",), imagines=("owl", "sensible")),
)

FIELD = ("sensible", "badger", "fox")
"""Opponents against whom strength is stated: drawn for each game and seat."""
