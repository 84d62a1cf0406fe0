### The words of the program around the games.

## Playing in a terminal

play-opened = Table { $table }. The dice are fixed: { $anchor }…
play-repeat = Table { $table }. The deal of table { $origin } is played again.
play-seats = At the table: { $names }.
play-hint = Type a number or a word; { "?" } for the rules, { "!" } for the default ({ $default }), q to leave.
play-seat-numbers = Seats: { $names }
play-narrow = This terminal is { $width } columns wide; the drawing needs { $needed }.
play-enter = Press Enter to go on ({ $action }).
play-prompt = { $name }>
play-unclear = “{ $text }” could mean { $matches }.
play-unknown = “{ $text }” is none of the choices.
play-recorded = The record is in { $file }.
play-receipt = The receipt is in { $file }.
play-pass-to = Pass the keyboard to { $name }; everybody else looks away.
play-ready = Press Enter when you are alone with it.
play-over = The game is over. Press Enter.
play-guest = Guest
play-choose-game = Which game?
play-order = Type the places in the order that you want, from the left, for example { $example }. Enter leaves them as they lie; { "?" } for the rules, q to leave.
play-order-wrong = Name each of the places { $first } to { $last } once, for example { $example }.
play-more = … and { $count } more: type the word, for example { $example }.

## Results

result-place = Place
result-name = Name
result-points = Points
result-unfinished = Not finished.

## The catalogue

games-intro = Games on the shelf. Play one with: adamas play GAME
games-facts = { $least }–{ $most } players, age { $age } and up, about { $minutes } minutes
games-designers = by { $designers }
games-editions = Editions
games-options = Options (the usual value first; an edition may have another)
games-levels = Bots to play against, the weakest first
games-strategies = Strategies to study (adamas simulate)
games-default = (default)
games-from-file = or a file

## Rules

rules-title = { $title }: the rules, edition { $edition }
rules-source = Source: { $source }. Retold in our own words; the numbers are those of the game's RULES.md.

## Checking

verify-holds = holds
verify-fails = DOES NOT HOLD: { $found }
verify-open = cannot be checked yet
verify-line = { $about }: { $found }
verify-about-secret = Secret { $number }
verify-about-entropy = { $name }: random number
verify-about-stack = Stack { $number }
# $name is the card as the record writes it: treasure-9
verify-about-card = Step { $number }: { $name }
verify-about-opening = Rules, seats and cards, as they were fixed first
verify-about-start = Who sat where at the start
verify-about-change = Step { $number }: who plays for { $name }
verify-about-over = The end and the points
verify-about-signature = Signature of the house
verify-about-move = Step { $number }: { $name }
verify-about-record = The record as a whole
verify-about-receipt = { $name ->
    [table] Table
    [game] Game
    [options] Rules
    [seats] Number of seats
    [anchor] Promise of the table
    [head] What was played up to your receipt
    [house] Key of the house
   *[entropy] Your random number
}
verify-fault-hash = its hash is { $due }
verify-fault-missing = its secret is missing
verify-fault-stack = the rules give another one
verify-fault-no-draw = nothing was drawn from it
verify-fault-dice = the dice gave { $due }
verify-fault-receipt = the record says { $due }
verify-fault-illegal = { $due }
verify-fault-ledger = it was changed afterwards
verify-fault-no-head = it was added afterwards
verify-fault-cut = the record is cut short
verify-fault-signature = the house has not signed this
verify-commitments = Promises from before the start
verify-ledger = The course of the game
verify-stacks = Stacks, as the rules give them
verify-cards = Cards
verify-receipt = Receipt
verify-repeat = This game repeats the deal of table { $table }: nothing was promised about its keys, so this only shows that the cards follow from them.
verify-good = Everything holds: { $commitments ->
    [0] no promises
    [one] 1 promise
   *[other] { $commitments } promises
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
verify-partly = What was published holds, but { $open ->
    [one] 1 card
   *[other] { $open } cards
} cannot be checked before the game is finished.
verify-bad = { $count ->
    [one] One thing does not hold: { $first }.
   *[other] { $count } things do not hold. The first: { $first }.
}
verify-limit-unfinished = This record ends before the game is over: it was cut short, or the game was left.
verify-limit-no-ledger = This record is of an old kind. Whoever wrote the file could have changed choices, names and the end, and nothing here could tell.
verify-limit-unproven = There is no receipt and no signature. Choices and names could have been changed by whoever wrote the file.
verify-limit-late = The receipt covers the first { $number } entries only. What came after them could have been changed.
verify-limit-house = It is signed with the key { $name }. Whether that is the key of the house, its page /.well-known/adamas-keys.json tells.
verify-limit-unread = The signature was not checked: that needs pip install 'adamas[serve]'.
verify-limit-name = { $name }: this name was forgotten and can no longer be checked.

## Keys

keys-now = Signs now: { $key }
keys-before = Signed before: { $key }

## Simulating

simulate-playing = Playing
simulate-compiling = Compiling the simulator, which happens only once …
simulate-rate = { $rate } games/s
simulate-title = { $games } games of { $game }, edition { $edition }, { $seats } seats, seed { $seed }
simulate-stopped = Stopped before the end: this is what is known so far.
simulate-none = Stopped before a single game was over.
simulate-bot = Bot
simulate-places = Seats
simulate-share = Victories
simulate-mean = Points
simulate-par = Victories at one seat, shared ones in parts; by chance alone { $par } %. ± is the 95 % interval.
simulate-speed = { $seconds } s, { $rate } games a second
simulate-points = Points of { $bot }
simulate-csv = Every game is in { $file }.
simulate-plot = The drawing is in { $file }.

## The arena

arena-share = Victories
arena-rating = Rating
arena-seats = Seats
arena-games = Games
arena-against = Against
arena-mixed = Everybody sits everywhere, drawn anew for each game and seat; by chance alone it would be { $par } %. The rating is Plackett-Luce.
arena-alone = One against { $others }

## adamas serve
serve-here = Adamas is served at { $address }
serve-network = Others in your network reach it at { $address }
serve-admin = You look after it at { $address } with the key { $key }
serve-stop = Ctrl-C stops it; tables are kept.

## What can be said at a table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn.
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-wow = Wow!
phrase-oh-no = Oh no!
phrase-oops = Oops.
phrase-thanks = Thanks!
phrase-good-game = Good game!
phrase-again = Again?
phrase-bye = Bye!
