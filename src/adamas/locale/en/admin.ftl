### The page of whoever looks after the server: reports, tables and people.

admin-title = Look after this server
admin-look-again = Look again
admin-leave = Leave

## The door

admin-key = Key of this server
# $variable is the name of a setting: ADAMAS_ADMIN_KEY.
admin-key-where = The server printed the key when it started, unless you chose one with { $variable }. This page remembers it until you leave the page, and stores it nowhere.
admin-open = Open

## What is going on

admin-version = Version { $version }
# A server may consist of several processes.
admin-pages = { $count ->
    [one] This process serves 1 open page.
   *[other] This process serves { $count } open pages.
}
admin-rooms = { $count ->
    [one] This process has 1 table in memory.
   *[other] This process has { $count } tables in memory.
}

## The lists

admin-reports = Reports
admin-no-reports = Nobody has been reported.
admin-tables = Tables
admin-no-tables = There is no table.
admin-people = People
admin-no-people = Nobody has been here.

## Titles of their columns

admin-reported-at = When
admin-changed-at = Changed
admin-since = Since
admin-name = Name
admin-person = Person
admin-reason = Reason
admin-game = Game
admin-table = Table
admin-status = Status
# A column with buttons; it is only read aloud.
admin-to-do = To do

## What stands in them

admin-status-open = waiting for players
admin-status-playing = being played
admin-status-over = over
admin-status-closed = closed
# Stands beside the name of a person.
admin-is-blocked = blocked

## What can be done

admin-block = Block
# Read aloud for the button “Block”.
admin-block-person = Block { $name }
admin-block-question = Block { $name }?
admin-block-consequence = All pages of this person are closed, the seats become free, and the person cannot come back.
admin-block-yes = Block
admin-blocked = Blocked: { $name }.
admin-unblock = Unblock
# Read aloud for the button “Unblock”.
admin-unblock-person = Unblock { $name }
admin-unblocked = No longer blocked: { $name }.
admin-close = Close
# Read aloud for the button “Close”. $table is made of letters and digits.
admin-close-table = Close the table { $table }
admin-close-question = Close this table of { $game }?
admin-close-consequence = The game at this table ends for everybody.
admin-close-yes = Close the table
admin-closed = The table is closed.
admin-cancel = Cancel

## What was refused. These replace the words that the same errors have elsewhere.

admin-error-no_key = This is not the key of this server. It is the one that the server printed when it started last.
admin-error-not_welcome = This server has no key. It can be looked after in its terminal only.
admin-error-malformed = There is no such person any more. Look again.
admin-error-no_table = This table cannot be closed: its game is over, or the table was cleared away. Look again.
