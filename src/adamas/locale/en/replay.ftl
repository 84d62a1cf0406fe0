### Looking at a game again, checking its dice, playing its cards again.

## Looking at a game again

replay-look = Look at the game again
replay-title = Replay: { $title }
replay-page-title = Replay: { $title } · Adamas
replay-none-title = This game cannot be shown
replay-to-table = To the table
replay-controls = Through the game
replay-position = Moment of the game
replay-place = { $moment } of { $last }
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step forwards
replay-play = Play
replay-pause = Pause
replay-tempo = Speed
replay-eyes = Seen by
replay-eyes-spectator = a spectator
replay-deciding = Now deciding: { $names }
# $action is what was chosen, such as “go on” or “keep it”.
replay-chose = { $name } chose: { $action }
replay-cut-off = The record ends here.
replay-link = Link to this moment
replay-copy = Copy the link to this moment

## Records from files

replay-file-link = Look at a game from a file
replay-file-title = A game from a file
replay-file-text = Choose a record that was downloaded from a table or written in a terminal. The server plays it by the rules and keeps nothing of it.
replay-file-choose = Choose a file
replay-file-drop = You can also drop the file here.
replay-file-none = This file is not a record of a game, or it is not complete.
replay-file-refused = This record cannot be shown: it does not fit the rules that this server knows. Its dice can still be checked.
replay-file-not-shared = This game comes from a file. Its moments have no address that others could open.

## Checking the dice

dice-check = Check the dice
dice-title = The dice of this game
dice-how = Your browser computes all cards again. It does not ask the server.
dice-running = { $done } of { $all } are checked.
dice-good = Everything holds: { $commitments ->
    [0] no promises
    [one] 1 promise
   *[other] { $commitments } promises
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
dice-partly = What was published holds. { $open ->
    [one] 1 card cannot be checked, because the game is not finished.
   *[other] { $open } cards cannot be checked, because the game is not finished.
}
dice-bad = { $count ->
    [one] One thing does not hold.
   *[other] { $count } things do not hold. The first is named here.
}
dice-bad-card = Step { $move } of the record (moment { $moment }). In the record: { $card }. By the dice: { $due }.
dice-bad-card-none = Step { $move } of the record (moment { $moment }). In the record: { $card }. The dice give nothing, because the secret or the card is missing.
dice-bad-secret = Secret { $number }: its hash is { $hash }. It should be { $due }.
dice-bad-entropy = { $name }: the random number is not the one that was promised before the start.
# $fault: missing, order, no-draw, epoch, too-small
dice-bad-stack = Stack { $number }: { $fault ->
    [missing] the record names no stack at all.
    [order] it does not begin where the first card is drawn, or it comes too early.
    [no-draw] no card is drawn where it begins.
    [epoch] its shuffle is not the next one.
   *[too-small] more cards were drawn than it has.
}
dice-bad-receipt = Your receipt: { $part ->
    [table] it is of another table
    [game] it is of another game
    [options] it has other rules
    [seats] it has another number of seats
    [anchor] another promise was given before the start
   *[entropy] your random number is another one
}. The receipt says { $kept }, the record says { $due }.
dice-show = Show this moment
dice-none = This record has no dice. Where its cards came from cannot be checked.
dice-repeats = This game repeats the cards of table { $table }. Nothing was promised about them. The check only shows that the cards follow from the keys in the record.
dice-receipt-kept = Your browser kept a receipt from before the start. It is checked too.
dice-receipt-none = This browser has no receipt of this table.
dice-limits = The check takes from the record which cards were in each stack. Whether the stacks are right, only the rules can tell: “adamas verify” checks that as well.
dice-commitments = Promises from before the start
dice-stacks = Stacks
dice-cards = Cards
dice-receipt = Your receipt
dice-group = { $title }: { $good } of { $count } hold
dice-holds = holds:
dice-fails = does not hold:
dice-open = cannot be checked yet:
dice-secret = Secret { $number }
dice-entropy = { $name }: random number
dice-stack = Stack { $number }
dice-card = Step { $move }: { $card }
dice-receipt-part = { $part ->
    [table] Table
    [game] Game
    [options] Rules
    [seats] Number of seats
    [anchor] Promise of the table
   *[entropy] Your random number
}

## The same deal

deal-play = Play this deal
deal-waiting = This table plays the cards of an earlier game again. Whoever was there may remember some of them.
deal-compared = This deal was played before. The points of each seat are compared.
deal-before = Before
deal-before-unknown = –
