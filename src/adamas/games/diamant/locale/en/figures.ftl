### The figures in the rules of Diamant: what they show, and what is written below them.

figure-treasures = The treasures. The number says how many rubies a card brings.
figure-treasures-alt = { $cards ->
    [one] 1 treasure card with its number.
   *[other] { $cards } treasure cards with their numbers.
}
figure-traps = { $copies ->
    [one] The traps. There is one card of each kind.
   *[other] The traps. There are { $copies } cards of each kind.
}
figure-relics = { $relic_values ->
    [printed] The relics, with the points that they are worth.
   *[by_order] The relics. No value is printed on them: their order decides.
}
figure-relics-alt = { $cards ->
    [one] 1 relic card.
   *[other] { $cards } relic cards.
}
figure-equipment = What each of you has.
figure-equipment-thing = { $thing ->
    [explorer] Explorer
    [chest] Chest
    [continue] Go on
   *[exit] Go home
}
figure-sharing = { $rubies } ÷ { $explorers } = { $each }. { $each ->
    [one] Everybody in the cave gets 1 ruby.
   *[other] Everybody in the cave gets { $each } rubies.
} { $left ->
    [one] 1 ruby stays on the card.
   *[other] { $left } rubies stay on the card.
}
figure-sharing-alt = A treasure of { $rubies } rubies is shared by { $explorers } explorers.
figure-twice = Two traps of the same kind end the expedition.
figure-twice-card = { $which ->
    [first] The first: a fright
   *[second] The second: the end
}
figure-leaving = { $leftover ->
    [per_card] An example: rubies that could not be shared still lie on the path. Each card is shared separately.
   *[pooled] An example: rubies that could not be shared still lie on the path. All of them are shared together.
}
figure-leaving-alt = { $relics ->
    [none] On the path lie three treasures with 1, 3 and 1 rubies on them.
   *[some] On the path lie three treasures with 1, 3 and 1 rubies on them, and a relic.
}
figure-leaving-alone = { $relics ->
    [none] One goes home alone and takes { $rubies } rubies.
   *[some] One goes home alone and takes { $rubies } rubies and the relic.
}
figure-leaving-together = { $each ->
    [one] Two go home together: each takes 1 ruby.
   *[other] Two go home together: each takes { $each } rubies.
} { $left ->
    [one] 1 ruby stays on the path.
   *[other] { $left } rubies stay on the path.
}{ $relics ->
    [none] { "" }
   *[some] {" "}The relic stays too.
}
figure-removed = After a failure, { $left } of { $copies } cards of this kind are left.
figure-removed-alt = { $copies } traps of the same kind; one of them is crossed out.
figure-worth = { $relic_counter ->
    [revealed] What relics are worth, in the order in which they are turned over.
   *[taken] What relics are worth, in the order in which they are taken home.
}{ $relic_batch ->
    [by_first] {" "}If several are taken together, the first of them decides for all.
   *[each] { "" }
}
figure-worth-points = Number { $number }: { $points } points
