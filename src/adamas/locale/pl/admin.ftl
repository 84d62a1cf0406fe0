### The page of whoever looks after the server: reports, tables and people.

admin-title = Opieka nad serwerem
admin-look-again = Odśwież
admin-leave = Wyjdź

## The door

admin-key = Klucz tego serwera
# $variable is the name of a setting: ADAMAS_ADMIN_KEY.
admin-key-where = Serwer wypisał klucz przy uruchomieniu, chyba że ustalasz własny w { $variable }. Ta strona pamięta klucz, dopóki jej nie opuścisz, i nigdzie go nie zapisuje.
admin-open = Otwórz

## What is going on

admin-version = Wersja { $version }
# A server may consist of several processes.
admin-pages = { $count ->
    [one] Ten proces obsługuje 1 otwartą stronę.
    [few] Ten proces obsługuje { $count } otwarte strony.
    [many] Ten proces obsługuje { $count } otwartych stron.
   *[other] Ten proces obsługuje { $count } otwartej strony.
}
admin-rooms = { $count ->
    [one] Ten proces ma w pamięci 1 stół.
    [few] Ten proces ma w pamięci { $count } stoły.
    [many] Ten proces ma w pamięci { $count } stołów.
   *[other] Ten proces ma w pamięci { $count } stołu.
}

## The lists

admin-reports = Zgłoszenia
admin-no-reports = Nikogo nie zgłoszono.
admin-tables = Stoły
admin-no-tables = Nie ma żadnego stołu.
admin-people = Osoby
admin-no-people = Nikogo tu jeszcze nie było.

## Titles of their columns

admin-reported-at = Kiedy
admin-changed-at = Zmiana
admin-since = Od
admin-name = Imię
admin-person = Osoba
admin-reason = Powód
admin-game = Gra
admin-table = Stół
admin-status = Stan
# A column with buttons; it is only read aloud.
admin-to-do = Co można zrobić

## What stands in them

admin-status-open = czeka na graczy
admin-status-playing = gra trwa
admin-status-over = gra skończona
admin-status-closed = zamknięty
# Stands beside the name of a person.
admin-is-blocked = dostęp zablokowany

## What can be done

admin-block = Zablokuj
# Read aloud for the button “Block”.
admin-block-person = Zablokuj: { $name }
admin-block-question = Zablokować tę osobę ({ $name })?
admin-block-consequence = Wszystkie strony tej osoby zostaną zamknięte, jej miejsca będą wolne i nie będzie mogła tu wrócić.
admin-block-yes = Zablokuj
admin-blocked = Zablokowano: { $name }.
admin-unblock = Odblokuj
# Read aloud for the button “Unblock”.
admin-unblock-person = Odblokuj: { $name }
admin-unblocked = Odblokowano: { $name }.
admin-close = Zamknij
# Read aloud for the button “Close”. $table is made of letters and digits.
admin-close-table = Zamknij stół { $table }
admin-close-question = Zamknąć ten stół ({ $game })?
admin-close-consequence = Gra przy tym stole skończy się dla wszystkich.
admin-close-yes = Zamknij stół
admin-closed = Stół jest zamknięty.
admin-cancel = Anuluj

## What was refused. These replace the words that the same errors have elsewhere.

admin-error-no_key = To nie jest klucz tego serwera. Właściwy klucz serwer wypisał przy ostatnim uruchomieniu.
admin-error-not_welcome = Ten serwer nie ma klucza. Opiekować się nim można tylko w jego terminalu.
admin-error-malformed = Tej osoby już tu nie ma. Odśwież stronę.
admin-error-no_table = Tego stołu nie można zamknąć: gra się skończyła albo stół już sprzątnięto. Odśwież stronę.
