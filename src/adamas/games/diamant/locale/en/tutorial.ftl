### A first game of Diamant, guided: at most three short sentences a step. It is also read aloud.
### $name1 and $name2 are the two other explorers.

tutorial-welcome = Welcome! A cave full of rubies lies ahead. This is you, and the others come with you. Let us walk in: a card is turned over.
tutorial-share = A treasure of { $rubies } rubies! Everybody gets { $each }. { $left ->
    [one] 1 ruby cannot be shared, so it stays on the card.
   *[other] { $left } rubies cannot be shared, so they stay on the card.
}
tutorial-decide = What you carry is not safe yet. After each card everybody chooses in secret: go on, or go home. Go on this time.
tutorial-trap = A snake! The first trap of its kind is only a fright, but a second snake would end the expedition. Be brave and go on.
tutorial-relic = A relic! Only an explorer who goes home alone gets it, together with all rubies on the path. Go home now.
tutorial-alone = You went home alone, with { $carried ->
    [one] 1 ruby
   *[other] { $carried } rubies
} in your hand, { $found } from the path, and the relic. All of it is safe in your chest. The others are still in the cave …
tutorial-failed = A second snake! { $name1 } and { $name2 } lost all they carried: { $lost ->
    [one] 1 ruby
   *[other] { $lost } rubies
} each. What you have in your chest, nobody can take.
tutorial-again = Now everybody is in the cave again, on a new path. You carry { $each ->
    [one] 1 ruby
   *[other] { $each } rubies
} already. Go on.
tutorial-company = Another relic! Go home, and see who comes along.
tutorial-together = { $name1 } went home at the same time. You share the rubies on the path: { $found } for each of you. The relic stays, because nobody left alone.
tutorial-last = Later { $name2 } left alone and got the relic. The last expedition begins with a spider. Go on.
tutorial-brave = You carry { $each ->
    [one] 1 ruby
   *[other] { $each } rubies
}, and more spiders are in the deck. A careful explorer would go home. Go on, just to see what happens!
tutorial-lost = The second spider! What you carried is lost: { $lost ->
    [one] 1 ruby
   *[other] { $lost } rubies
}. Your chest is still the fullest, so you win. A real game has { $expeditions ->
    [one] 1 expedition
   *[other] { $expeditions } expeditions
}.
