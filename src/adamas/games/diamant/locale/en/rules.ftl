### The rules of Diamant as a player reads them, with the numbers of an edition filled in.

heading-idea = The idea

D1-1 = You are explorers, { $least_seats } to { $most_seats } of you. { $expeditions ->
    [one] A single expedition leads
   *[other] { $expeditions } expeditions lead
} into a cave full of rubies and traps. After every step you ask yourself the same question: go deeper, or go home with what you carry?

heading-cards = The cards

D1-2 = { $treasure_cards } treasures show how many rubies lie there: { $treasure_values }. The rulebooks do not list these numbers: they come from public descriptions of the game.
D1-3 = { $trap_cards } traps, { $trap_copies } of each kind: { $edition ->
    [schmidt2005] snake, scorpion, rockslide, gas and explosion
    [incan_gold] spider, mummy, fire, snake and rockfall
    [online14] spider, mummy, fire, snake and rockfall
   *[other] giant spider, snake, lava, rolling boulder and battering ram
}.
D1-4 = { $relics_in_deck ->
    [none] { "" }
   *[other] { $relic_cards } relics. They are worth a lot, but only to an explorer who goes home alone.
}
D1-5 = A ruby is one point. A diamond is change for five rubies, nothing more.
D1-6 = Each of you has an explorer, a chest, and two decisions to choose from: go on, or go home.

heading-before = Before an expedition

D3-1 = All chests start empty. { $relics_in_deck ->
    [all] Treasures, traps and all { $relic_cards } relics are shuffled into one deck.
   *[other] Treasures and traps are shuffled into one deck.
}
D3-2 = { $relics_in_deck ->
    [joining] The relics lie beside the deck. Before each expedition, the first one too, the next relic is shuffled in for as long as there are any.{ $relic_values ->
        [printed] {" "}They lie face up and come in the order { $joining_values }.
       *[by_order] {" "}They lie face down, and everybody is told when one joins.
    }
    [none] { $edition ->
        [schmidt2005] This edition has no relics.
       *[other] The five relic cards of the box are not used.
    }
   *[all] { "" }
}
D4-1 = Everybody walks into the cave. Your hands are empty and so is the path.

heading-step = A step into the cave

D4-2 = Turn over the top card of the deck and lay it at the end of the path. The first card comes before anybody decides.
D4-3 = A treasure: share its rubies evenly among all who are in the cave. Keep your share beside your chest; it is not safe yet. Rubies that cannot be shared stay on the card.
D4-4 = A trap that is the first of its kind in this expedition: you had a fright, no more.
D4-5 = A trap that is the second of its kind: the expedition fails at once. Everybody in the cave drops all they carry and runs. Whoever went home before keeps everything.
D4-6 = { $relics_in_deck ->
    [none] { "" }
   *[other] A relic: it stays on the path for now.
}

heading-decision = Deeper, or home?

D4-7 = After each card that did not end the expedition, everybody in the cave secretly chooses to go on or to go home. All choices are revealed together.
D-A15 = If you give no answer in time, you go home.
D4-8 = Those who go home pick up the rubies on the path. { $leftover ->
    [per_card] If there are several of you, share the rubies of each card separately. On every card, what cannot be shared stays.
   *[pooled] If there are several of you, put the rubies of all cards together and share them evenly. What cannot be shared stays in the cave.
}{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}If you are the only one to go home in this step, you also take every relic on the path. If several go, the relics stay where they are.
} Put all you carried and all you picked up into your chest: nothing in a chest can be lost. Then wait in the camp until the expedition is over.
D4-9 = When the cave is empty the expedition is over. Otherwise, whoever is inside turns over the next card.

heading-end-of-expedition = After an expedition

D5-1 = Rubies that still lie on the path go back to the supply.
D5-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] Relics that still lie on the path are out of the game. Relics that nobody has turned over stay in the deck.
}
D5-3 = If a trap ended the expedition, one card of its kind is out of the game for good. So that kind becomes less dangerous.
D5-4 = All other cards go back into the deck, which is shuffled.

heading-end = The end

D5-5 = The game ends after { $expeditions ->
    [one] this one expedition
   *[other] { $expeditions } expeditions
}.
D6-1 = Count the rubies in your chest{ $relics_in_deck ->
    [none] { "" }
   *[other] {" "}and add what your relics are worth
}. The highest score wins.
D6-2 = { $relics_in_deck ->
    [none] { "" }
   *[other] { $relic_values ->
        [printed] A relic is worth what is printed on it: { $printed_values }.
       *[by_order] { $relic_counter ->
            [revealed] The first three relics that are turned over in the game are worth 5 points each, the later ones 10 each. Those that were lost in the cave count among the three.
           *[taken] The first three relics that anybody takes home are worth 5 points each, the later ones 10 each. Those that were lost in the cave do not count.
        } { $relic_batch ->
            [by_first] Relics that are taken together are all worth as much as the first of them: the third and the fourth together bring 5 and 5 points.
           *[each] Relics that are taken together still count one by one: the third and the fourth together bring 5 and 10 points.
        }
    }
}
D-A11 = { $tie ->
    [relics_then_shared] If there is a tie, more relics win. If that is a tie too, you share the victory.
   *[shared] If there is a tie, you share the victory.
}

heading-notes = Good to know

D7-2 = The next card is dangerous only if a trap of its kind already lies on the path. A kind that has ended two expeditions has one card left and can never end another.
D-A7 = You may go home after the very first card, even with empty hands.
D-A12 = { $chests ->
    [open] Everybody can see what is in every chest.
   *[hidden] Chests stay closed until the end. You saw what everybody put in, so a good memory helps.
}
D-A16 = { $unofficial_seats ->
    [on] One or two can play here. No rulebook provides for it, and no rule changes for them.
   *[off] { "" }
}
D-A18 = { $first_seat ->
    [random] Lots are drawn for who turns the cards. It makes no difference to the game.
   *[other] One of you turns the cards. It makes no difference to the game who does.
}
