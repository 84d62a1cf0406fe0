### The page of whoever looks after the server: reports, tables and people.

admin-title = Správa serveru
admin-look-again = Obnovit
admin-leave = Odejít

## The door

admin-key = Klíč tohoto serveru
# $variable is the name of a setting: ADAMAS_ADMIN_KEY.
admin-key-where = Klíč server vypsal při spuštění, pokud ho neurčuje nastavení { $variable }. Tato stránka si ho pamatuje, jen dokud ji neopustíš, a nikam ho neukládá.
admin-open = Otevřít

## What is going on

admin-version = Verze { $version }
# A server may consist of several processes.
admin-pages = { $count ->
    [one] Tento proces obsluhuje 1 otevřenou stránku.
    [few] Tento proces obsluhuje { $count } otevřené stránky.
    [many] Tento proces obsluhuje { $count } otevřené stránky.
   *[other] Tento proces obsluhuje { $count } otevřených stránek.
}
admin-rooms = { $count ->
    [one] Tento proces má v paměti 1 stůl.
    [few] Tento proces má v paměti { $count } stoly.
    [many] Tento proces má v paměti { $count } stolu.
   *[other] Tento proces má v paměti { $count } stolů.
}

## The lists

admin-reports = Nahlášení
admin-no-reports = Nikdo není nahlášen.
admin-tables = Stoly
admin-no-tables = Žádný stůl tu není.
admin-people = Lidé
admin-no-people = Nikdo tu ještě nebyl.

## Titles of their columns

admin-reported-at = Kdy
admin-changed-at = Změna
admin-since = Od
admin-name = Jméno
admin-person = Osoba
admin-reason = Důvod
admin-game = Hra
admin-table = Stůl
admin-status = Stav
# A column with buttons; it is only read aloud.
admin-to-do = Co udělat

## What stands in them

admin-status-open = čeká na hráče
admin-status-playing = hraje se
admin-status-over = dohráno
admin-status-closed = zrušeno
# Stands beside the name of a person.
admin-is-blocked = zablokováno

## What can be done

admin-block = Zablokovat
# Read aloud for the button “Block”.
admin-block-person = Zablokovat: { $name }
admin-block-question = { $name }: opravdu zablokovat?
admin-block-consequence = Všechny stránky této osoby se zavřou, její místa se uvolní a vrátit se nebude moci.
admin-block-yes = Zablokovat
admin-blocked = Zablokováno: { $name }.
admin-unblock = Odblokovat
# Read aloud for the button “Unblock”.
admin-unblock-person = Odblokovat: { $name }
admin-unblocked = Odblokováno: { $name }.
admin-close = Zrušit
# Read aloud for the button “Close”. $table is made of letters and digits.
admin-close-table = Zrušit stůl { $table }
admin-close-question = Zrušit tento stůl ({ $game })?
admin-close-consequence = Hra u tohoto stolu skončí pro všechny.
admin-close-yes = Zrušit stůl
admin-closed = Stůl je zrušen.
admin-cancel = Zpět

## What was refused. These replace the words that the same errors have elsewhere.

admin-error-no_key = Tohle není klíč tohoto serveru. Platí ten, který server vypsal při posledním spuštění.
admin-error-not_welcome = Tento server nemá klíč. Spravovat ho jde jen v jeho terminálu.
admin-error-malformed = Taková osoba tu už není. Klepni na „Obnovit“.
admin-error-no_table = Tento stůl nejde zrušit: hra skončila, nebo už byl stůl uklizen. Klepni na „Obnovit“.
