// How the fields of events and actions are to be read, by game.

/** Of a list, what its items are. */
export type Kind = "plain" | "seat" | "slot" | "word";

export type Fields = Readonly<Record<string, Kind>>;

export interface Grammar {
  readonly events: Readonly<Record<string, Fields>>;
  /** In the order in which they stand in the text of the action. */
  readonly actions: Readonly<Record<string, Fields>>;
  /** The same for what chance brings. */
  readonly outcomes: Readonly<Record<string, Fields>>;
}

export const GRAMMARS: Readonly<Record<string, Grammar>> = {
  "diamant": {
    "events": {
      "expedition-started": {
        "number": "plain",
        "added": "plain"
      },
      "revealed": {
        "card": "plain",
        "deadly": "plain"
      },
      "rubies-shared": {
        "rubies": "plain",
        "explorers": "plain",
        "each": "plain",
        "left": "plain"
      },
      "expedition-failed": {
        "trap": "plain",
        "victims": "seat",
        "lost": "plain"
      },
      "stayed": {
        "seat": "seat"
      },
      "went-home": {
        "seat": "seat",
        "carried": "plain",
        "found": "plain",
        "rests": "plain"
      },
      "relics-taken": {
        "seat": "seat",
        "values": "plain"
      },
      "deck-ran-out": {},
      "expedition-ended": {
        "number": "plain",
        "rubies_returned": "plain",
        "relics_lost": "plain",
        "returned": "plain",
        "removed": "plain"
      }
    },
    "actions": {
      "continue": {},
      "exit": {}
    },
    "outcomes": {
      "first": {
        "seat": "seat"
      },
      "treasure": {
        "rubies": "plain"
      },
      "trap": {
        "kind": "plain"
      },
      "relic": {
        "value": "plain"
      }
    }
  },
  "diamoniak": {
    "events": {
      "pile-shuffled": {
        "number": "plain",
        "cards": "plain"
      },
      "drew": {
        "seat": "seat",
        "card": "word"
      },
      "castle-begun": {
        "seat": "seat",
        "colour": "plain",
        "joined": "plain",
        "castle": "plain"
      },
      "part-built": {
        "seat": "seat",
        "colour": "plain",
        "parts": "plain"
      },
      "put-aside": {
        "seat": "seat",
        "card": "word"
      },
      "stopped": {
        "seat": "seat"
      },
      "part-bought": {
        "seat": "seat",
        "seller": "seat",
        "colour": "plain",
        "diamonds": "plain",
        "seller_paid": "plain"
      },
      "fairy-helped": {
        "seat": "seat"
      },
      "cards-lost": {
        "seat": "seat",
        "cards": "word"
      },
      "nothing-lost": {
        "seat": "seat"
      },
      "castle-lost": {
        "seat": "seat",
        "colour": "plain",
        "freed": "plain"
      },
      "castle-finished": {
        "seat": "seat",
        "colour": "plain"
      }
    },
    "actions": {
      "draw": {},
      "buy": {
        "seller": "seat"
      },
      "stop": {},
      "shield": {},
      "give": {
        "cards": "word"
      }
    },
    "outcomes": {
      "first": {
        "seat": "seat"
      },
      "red": {},
      "blue": {},
      "green": {},
      "yellow": {},
      "diamond": {},
      "fairy": {},
      "witch": {}
    }
  },
  "gnomes": {
    "events": {
      "row-dealt": {
        "seat": "seat"
      },
      "level-entered": {
        "level": "plain"
      },
      "drew": {
        "seat": "seat",
        "left": "plain"
      },
      "happening-drawn": {
        "seat": "seat",
        "tile": "plain",
        "phase": "plain"
      },
      "discarded": {
        "seat": "seat",
        "tile": "plain",
        "phase": "plain"
      },
      "kept": {
        "seat": "seat",
        "slot": "slot",
        "tile": "plain",
        "phase": "plain"
      },
      "looked": {
        "seat": "seat",
        "owner": "seat",
        "slot": "slot"
      },
      "did-not-look": {
        "seat": "seat"
      },
      "swapped": {
        "seat": "seat",
        "slot": "slot",
        "owner": "seat",
        "other_slot": "slot"
      },
      "exchanged": {
        "seat": "seat",
        "slot": "slot",
        "other": "slot"
      },
      "buried": {
        "seat": "seat",
        "slot": "slot"
      },
      "cart-sent-up": {
        "seat": "seat",
        "slot": "slot",
        "tile": "plain"
      },
      "skipped": {
        "seat": "seat"
      },
      "counted": {
        "seat": "seat",
        "tiles": "plain",
        "diamonds": "plain"
      }
    },
    "actions": {
      "discard": {},
      "keep": {
        "slot": "slot"
      },
      "look": {
        "seat": "seat",
        "slot": "slot"
      },
      "pass": {},
      "confirm": {},
      "lay": {
        "slots": "slot"
      },
      "swap": {
        "slot": "slot",
        "seat": "seat",
        "other_slot": "slot"
      },
      "offer": {
        "slot": "slot",
        "seat": "seat"
      },
      "cart": {
        "slot": "slot"
      },
      "exchange": {
        "slot": "slot",
        "other": "slot"
      },
      "bury": {
        "slot": "slot"
      },
      "stop": {}
    },
    "outcomes": {
      "first": {
        "seat": "seat"
      },
      "lot": {
        "taken": "plain",
        "slot": "slot"
      },
      "lantern": {
        "diamonds": "plain"
      },
      "torch": {
        "diamonds": "plain"
      },
      "arrows": {
        "diamonds": "plain"
      },
      "plain": {
        "diamonds": "plain"
      },
      "five": {},
      "lit": {},
      "bats": {},
      "explosion": {},
      "snow-white": {}
    }
  }
};
