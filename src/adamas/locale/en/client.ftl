### The words of the browser client around the games.

program-name = Adamas
page-title = { $title } · Adamas
page-title-your-turn = ● Your turn · { $title }
skip-to-content = Skip to the content
navigation = Main menu
close = Close
loading = One moment …
try-again = Try again
reload = Load the page again
leave = Leave the table
to-start = To the start page

## Start and about

start-title = The diamond games
start-lead = Three games about rubies, castles and a mine. Play against bots at once, or send your friends a link.
start-running = Your games
unofficial = An unofficial project, not affiliated with the publishers of these games.
about-link = About
about-title = About Adamas
about-text = Adamas is free software for playing the diamond games and for studying them. All drawings, sounds and texts were made for it.
about-designers = { $title } was designed by { $designers }.
about-licence = The program is under the MIT licence.
lost-title = There is nothing here
lost-text = The address may be mistyped, or the table was cleared away long ago.

## Settings

settings = Settings
settings-speed = Animation
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-still = still pictures
settings-speed-none = none
settings-theme = Colours
settings-theme-auto = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-sound = Sound
settings-effects = Volume of what happens
settings-ambience = Volume of cave and camp fire
settings-vibration = Vibration
settings-language = Language

## Who one is

me-link = You
me-title = You on this device
me-tables = Your tables
me-no-tables = None yet.
me-your-turn = your turn
me-go-on = Go on
me-look = Look again
me-devices = Another device
me-devices-text = A code makes another phone or computer yours as well: same name, same seats, same tables.
me-make-code = Make a code
me-code = { $code } (for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, once)
me-enter-code = A code from another device:
me-use-code = Use it
me-moved = This device is { $name } now.
name-label = Your name
name-another = Another one
preset-name = { $number ->
    [0] Amber Hare
    [1] Jade Heron
    [2] Silver Lynx
    [3] Flint Raven
    [4] Coral Otter
    [5] Bronze Mole
    [6] Quartz Squirrel
    [7] Copper Wren
    [8] Marble Hedgehog
    [9] Cobalt Toad
    [10] Crystal Stoat
   *[11] Golden Marten
}
bot-name = { $name ->
    [Onyx] Onyx
    [Beryl] Beryl
    [Jasper] Jasper
    [Opal] Opal
    [Garnet] Garnet
    [Agate] Agate
    [Topaz] Topaz
    [Pearl] Pearl
   *[other] { $name }
}
explorer-label = Your explorer
explorer = { $number ->
    [0] Red, felt hat
    [1] Blue, miner’s helmet
    [2] Green, sun helmet
    [3] Yellow, bobble hat
    [4] Purple, headscarf
    [5] Orange, cap
    [6] Teal, top hat
   *[7] Pink, horned helmet
}
explorer-taken = { $explorer }: { $name } has it

## The lobby

tables-link = Tables
tables-title = Tables
tables-open = Waiting for players
tables-running = Being played
tables-none-open = Nobody is waiting.
tables-none-running = No listed game is running.
tables-begin = Begin a game
tables-join = Join
tables-watch = Watch
tables-action = { $action }: { $title }
tables-seats = { $taken } of { $seats } seats taken

## A new table

game-play-bots = Play against bots
game-invite = Invite friends
game-seats = How many play
game-level = The bots
game-more = More settings
game-edition = Edition
game-clock = Clock
game-clock-none = none
game-clock-none-hint = Everybody takes their time.
game-clock-decision = for each decision
game-clock-decision-hint = When it has run out, the default is chosen.
game-clock-bank = for the whole game
game-clock-bank-hint = Each has so much time in all; then the default is chosen.
game-clock-seconds = Seconds
game-chat = Chat
game-chat-hint = What people can say to each other at the table.
game-chat-none = none
game-chat-phrases = set phrases
game-chat-free = anything
game-stand-in = When somebody goes away
game-stand-in-after = { $value ->
    [30] a bot plays for them after half a minute
    [120] a bot plays for them after two minutes
    [600] a bot plays for them after ten minutes
   *[never] everybody waits
}
game-listed = Show the table in the lobby, so that anybody can join
game-rulings = Rules
game-rulings-hint = The edition says how these are; change one for a rule of your own.
seat-number = Seat { $number }
level-mouse = Mouse, easy
level-badger = Badger, medium
level-fox = Fox, hard
level-owl = Owl, very hard

## Before the start

seat-empty = Seat { $number }, empty
table-starting = The cards are shuffled …
table-closed = This table was closed.
waiting-title = Around the table
waiting-seats = Seats
waiting-sit = Sit down
waiting-sit-here = Sit here
waiting-full = All seats are taken: you can watch
waiting-stand = Stand up
waiting-add-bot = Add a bot
waiting-remove = Remove { $name }
waiting-hand-over = Make host
waiting-hand-over-to = Make { $name } the host
waiting-host = host
waiting-you = you
waiting-away = away
waiting-level = Bots at empty seats
waiting-start = Start
waiting-fill-and-start = { $count ->
    [one] Fill the seat with a bot and start
   *[other] Fill { $count } seats with bots and start
}
waiting-for-host = The host will start the game.
waiting-close = Close the table
waiting-invite = Invite others
waiting-rules = { $title }, { $edition }
invite-text = Point a phone at this picture, or send the link. A name is all they need.
invite-picture = QR code of the link
invite-link = Link to this table
invite-copy = Copy
invite-copied = The link is copied.
invite-only-here = This server listens on this machine only, so others cannot open the link.

## At the table

watching = watching
your-turn = Your turn
read-aloud = Read it to me
game-over = The game is over.
status-held = Chosen: { $action }. Tap again to send it now.
status-chosen = Sealed. Waiting for { $names }.
status-waiting = Waiting for { $names }.
status-moment = One moment …
chosen-elsewhere = Chosen in another window of yours: { $action }.
clock-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
clock-default = when time is up: { $action }
log-title = What happened
skip-story = Skip
chat-title = Say something
chat-text = Your words
chat-say = Say
said = { $name }: { $words }
event-sat-down = { $name } sits down.
event-stood-up = { $name } stands up.
event-game-started = The game begins.
event-start-failed = The start was called off: somebody's browser did not answer. Start again.
event-time-ran-out = { $name } ran out of time.
event-bot-stood-in = A bot plays for { $name }.
event-holder-came = { $name } is here.
event-holder-went = { $name } is away.

## The connection

connection-connecting = Connecting …
connection-lost = The connection is lost. Trying again; nothing is lost.
connection-restarting = The server is starting anew. The game goes on in a moment.
connection-waits = The server cannot store anything at present. The table waits.
connection-outdated = The server has become newer than this page.
connection-blocked = Whoever looks after this server has blocked you.

## Results

result-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
result-how = Made up of
result-rematch = Play again
result-join-rematch = To the next game
result-record = Download the record
result-receipt = Download the receipt

## Errors

error-offline = The server cannot be reached. Check the network and try again.
error-internal = Something went wrong here. Load the page again; if it happens again, tell the host of the server.
error-error = That did not work. Load the page again.
error-too_late = Too late: the table has moved on.
error-illegal = That cannot be done now.
error-wrong_time = That cannot be done now: the table has moved on.
error-malformed = The server did not understand this page. Load it again.
error-bad_option = These settings do not go together. Change one of them.
error-unknown_game = This server does not know the game.
error-seat = That seat cannot be taken: somebody sits there, or has the same name.
error-looks_alike = Your name looks like that of somebody at this table, though its letters differ. Choose another one.
error-broken_seal = The dice did not hold on this device. Stand up, and sit down again.
error-table = That cannot be done at this table.
error-bad_record = This game was played with rules that the server does not know.
error-unplayable = This game was begun with another version of Adamas. Ask whoever looks after the server.
error-no_table = There is no such table; it may have been cleared away.
error-not_found = That was not found.
error-no_key = This device is not known here yet. Load the page again.
error-not_yours = That belongs to another device. Use that one, or move it here with a code.
error-not_host = Only the host of the table can do that.
error-not_welcome = You cannot sit down at this table.
error-no_chat = That cannot be said at this table.
error-too_many = That was too much at once. Wait a moment and try again.
error-too_large = That is too long.
error-store = The server cannot store anything at present. Try again in a moment.
error-damaged = The server can no longer read this table: what it stored is damaged. Tell whoever looks after the server; other tables go on.
error-busy = The table is busy. Try again in a moment.
