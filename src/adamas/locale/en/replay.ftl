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

dice-check = Was this deal fair?
fair-good = This deal was fair: every card was fixed before anybody sat down.
fair-bad = Something in this game does not hold.
fair-repeat = These are the cards of an earlier game.
fair-how = See how
fair-what = See what
dice-title = Was this deal fair?
dice-how = Your browser computes all cards again. It does not ask the server.
dice-running = { $done } of { $all } are checked.
dice-good = { $cards ->
    [one] The one card is the one that was fixed before the start.
   *[other] All { $cards } cards are the ones that were fixed before the start.
}
dice-proven = Names, choices and points are those of the game that was played.
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
    [head] something in the game was changed, or the record is cut short
    [house] the house has not signed this record
   *[entropy] your random number is another one
}. The receipt says { $kept }, the record says { $due }.
dice-bad-entry = { $about }: { $fault }.
dice-fault-ledger = it was changed afterwards
dice-fault-no-head = it was added afterwards
dice-fault-cut = the record is cut short
dice-fault-signature = the house has not signed this
dice-show = Show this moment
dice-none = This record has no dice. Where its cards came from cannot be checked.
dice-repeats = This game repeats the cards of table { $table }. Nothing was promised about them. The check only shows that the cards follow from the keys in the record.
dice-receipt-kept = This device kept a receipt while the game was played. The record is compared with it.
dice-receipt-none = This device has kept no receipt of this table.
dice-limits = The check takes from the record which cards were in each stack. Whether the stacks are right, only the rules can tell: “adamas verify” checks that as well.
dice-limit-unfinished = This record ends before the game is over: it was cut short, or the game was left.
dice-limit-no-ledger = This record is of an old kind. Whoever wrote the file could have changed choices, names and the end, and nothing here could tell.
dice-limit-unproven = There is no receipt and no signature. Choices and names could have been changed by whoever wrote the file.
dice-limit-late = The receipt covers the first { $number } entries only. What came after them could have been changed.
dice-limit-house = It is signed with the key { $name }. Whether that is the key of the house, its page /.well-known/adamas-keys.json tells.
dice-limit-name = { $name }: this name was forgotten and can no longer be checked.
dice-commitments = Fixed before the start
dice-ledger = The course of the game
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
dice-opening = Rules, seats and cards, as they were fixed first
dice-start = Who sat where at the start
dice-change = Step { $number }: who plays for { $name }
dice-over = The end and the points
dice-signature = Signature of the house
dice-move = Step { $number }: { $name }
dice-receipt-part = { $part ->
    [table] Table
    [game] Game
    [options] Rules
    [seats] Number of seats
    [anchor] Promise of the table
    [head] What was played up to your receipt
    [house] Key of the house
   *[entropy] Your random number
}

## The same deal

deal-play = Play this deal
deal-waiting = This table plays the cards of an earlier game again. Whoever was there may remember some of them.
deal-compared = This deal was played before. The points of each seat are compared.
deal-before = Before
deal-before-unknown = –
