### What `adamas --help` says: the commands, and what each of them can be told.

cli-about = The home of the diamond games. Unofficial: see adamas games.
cli-usage = usage
cli-commands = commands
cli-arguments = what can be given
cli-options = options
cli-help = show this and go
cli-version = show the version and go
cli-language = speak this language: { $languages }
cli-not-understood = adamas: { $message }. More: { $command } --help
cli-examples = examples
cli-example-serve = serve tables to browsers, here and in your network
cli-example-play = pick a game and play it in the terminal
cli-example-games = the games: { $games }
cli-example-play-one = play one of them against bots
cli-example-record = keep what was played …
cli-example-verify = … and check it
cli-example-rules = its rules
cli-codes = exit codes
cli-code-done = done
cli-code-negative = a negative answer: a record that does not hold, a game left unfinished
cli-code-usage = the command was not understood

## Commands

cli-serve = serve tables to browsers, on this machine or for many
cli-keys = show the keys with which this house signs records
cli-play = play a game in the terminal against bots
cli-games = list the games, their editions and options, with their meaning
cli-rules = print the rules of a game in our own words
cli-replay = tell a recorded game move by move
cli-verify = check a recorded game: every card, every choice, every name
cli-export = write a recorded game in another form
cli-simulate = let bots play many games, and count who wins
cli-arena = measure how strong bots are, and rate them

## What several commands can be told

cli-all-game = which game
cli-all-edition = a printed edition (see adamas games)
cli-all-option = change a single ruling (see adamas games); may be repeated
cli-all-seats = how many play
cli-all-record = a file written by adamas play --record
cli-all-seed = the same seed gives the same games
cli-all-force = overwrite existing files
cli-all-json = print it for a program
cli-all-threads = how many; all cores unless given
cli-all-cluster = dask://HOST:PORT, ray://HOST:PORT or processes://N

## Serving

cli-serve-port = usually { $default }
cli-serve-host = listen on this address; usually this machine and its address in the home network
cli-serve-local = listen on this machine only
cli-serve-database = a file, or postgresql://… for several processes; usually a file of your own
cli-serve-allow-host = a name under which browsers reach the server, such as games.example.org
cli-serve-no-browser = do not open a browser
cli-serve-public = serve the internet; refuses unsafe settings
cli-serve-behind-proxy = a proxy of yours ends TLS and tells the address of clients
cli-serve-keep-days = keep finished tables for so many days (usually { $default })
cli-serve-max-tables = at most so many tables (usually { $default })
cli-serve-max-sockets = at most so many connections (usually { $default })
cli-serve-max-sockets-per-address = at most so many from one address (usually { $default })
cli-serve-no-rate-limits = for load tests on your own machine
cli-serve-bot = a player of your own, which may be seated at tables by its name; may be repeated
cli-keys-database = a file, or postgresql://… for several processes; usually a file of your own
cli-keys-rotate = sign with a new key from now on

## Playing

cli-play-game = which game; leave it out to be asked
cli-play-seats = how many play, you included
cli-play-bots = who sits at the other seats, in turn (see adamas games); may be repeated
cli-play-name = what you are called; repeat it for each person who shares this terminal
cli-play-watch = let bots play at all seats
cli-play-record = write what was played to a file
cli-play-receipt = keep what the table promised of its dice
cli-play-deal = play the cards of a recorded game again
cli-play-seed = make the game reproducible; its dice are then no secret

## Looking things up

cli-games-game = only this one
cli-rules-markdown = as Markdown text

## Recorded games

cli-replay-seat = only what this seat could see
cli-replay-screens = draw the table at each decision
cli-replay-step = wait for Enter after each move
cli-replay-json = one JSON object a line for each move
cli-verify-receipt = the receipt that you kept at the table
cli-export-form = text: a readable story (the default); csv: a line for each card and each choice; events: JSON lines of what everybody saw; json: the record, written anew
cli-export-output = write it to a file

## Simulating

cli-simulate-bots = who plays, seat by seat (see adamas games); the last one fills the seats left over
cli-simulate-games = how many games (usually { $default })
cli-simulate-fixed-seats = do not rotate the bots around the table
cli-simulate-csv = write the points of every game
cli-simulate-plot = draw the points as SVG, PNG or PDF
cli-arena-bots = who is measured; the levels unless given
cli-arena-against = also let each bot play alone against a table full of each of these
cli-arena-games = how many games of each kind (usually { $default })
cli-arena-markdown = write the tables to a file

## What cannot be done

# Before the details, which are in English. English itself shows only the details.
cli-refused = { $code ->
    [unknown_game] There is no such game.
    [bad_option] This cannot be chosen.
    [bad_record] This record cannot be used.
    [store] The database cannot be used.
   *[other] This cannot be done.
} Details: { $detail }

file-unreadable = `{ $path }` cannot be read: { $reason }.
file-unwritable = `{ $path }` cannot be written: { $reason }.
file-no-text = `{ $path }` is not a text file.
file-folder = `{ $path }` is a folder. Name a file in it.
file-odd = `{ $path }` is no ordinary file.
file-exists = `{ $path }` exists already. Choose another name, or add --force.
file-protected = `{ $path }` cannot be written: there is no folder for it, or it is protected.
file-output = The output cannot be written: { $reason }.
file-no-program = `{ $path }` does not run: { $error }.
file-no-function = `{ $path }` has no function `{ $name }`. Name one: { $path }:FUNCTION.
bad-language = There is no language `{ $language }`. It can be { $languages }.
bad-pair = `--option { $pair }` should be a name and a value: K=V.
bad-arena = An arena needs at least two bots.
bad-same-file = The record and the receipt need two different files.
bad-receipt = No receipt can be kept: nobody sits down, or an old deal is repeated.
bad-same-name = Two people cannot have the same name.
bad-names = There are { $names ->
    [one] 1 name
   *[other] { $names } names
} for a table of { $seats }.
bad-deal = `{ $path }` is a record of { $game }; its deal is of no use here.
bad-seat = There is no seat { $seat }; the seats are 0 to { $last }.
bad-least = { $option } is at least { $least }.
bad-bots = There are { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
bad-seed = --seed is a number from 0 to { $most }.
bad-part = That part of the program is not installed. Install it with: { $command }
bad-port = A port is a number from 0 to 65535, not { $port }.
bad-together = { $one } and { $other } do not go together.
bad-host = --host takes an address such as 0.0.0.0, not `{ $host }`; a name that browsers use is for --allow-host.
bad-public-name = --public needs --allow-host NAME: without the name under which it is reached, a server cannot tell its own pages from others.
bad-public-proxy = --public needs --behind-proxy: keys would cross the internet unencrypted. Put a proxy with TLS in front; docs/hosting.md shows how.
bad-public-limits = --public and --no-rate-limits do not go together: anybody could flood it.
bad-admin-key = { $variable } needs at least { $least } characters.
