### The page of whoever looks after the server: reports, tables and people.

admin-title = A szerver felügyelete
admin-look-again = Frissítés
admin-leave = Kilépés

## The door

admin-key = A szerver kulcsa
admin-key-where = A szerver induláskor kiírta a kulcsot, hacsak nem te választottál egyet ezzel: { $variable }. Ez az oldal csak addig emlékszik rá, amíg el nem hagyod, és sehol sem tárolja.
admin-open = Megnyitás

## What is going on

admin-version = Verzió: { $version }
admin-pages = Ez a folyamat { $count } megnyitott oldalt szolgál ki.
admin-rooms = Ez a folyamat { $count } asztalt tart a memóriában.

## The lists

admin-reports = Bejelentések
admin-no-reports = Még senkit sem jelentettek be.
admin-tables = Asztalok
admin-no-tables = Nincs asztal.
admin-people = Játékosok
admin-no-people = Még senki sem járt itt.

## Titles of their columns

admin-reported-at = Mikor
admin-changed-at = Változott
admin-since = Mióta
admin-name = Név
admin-person = Azonosító
admin-reason = Ok
admin-game = Játék
admin-table = Asztal
admin-status = Állapot
admin-to-do = Teendő

## What stands in them

admin-status-open = játékosokra vár
admin-status-playing = most játsszák
admin-status-over = véget ért
admin-status-closed = bezárva
admin-is-blocked = letiltva

## What can be done

admin-block = Letiltás
admin-block-person = { $name } letiltása
admin-block-question = Letiltod ezt a játékost: { $name }?
admin-block-consequence = Minden megnyitott oldala bezárul, a helyei felszabadulnak, és nem térhet vissza.
admin-block-yes = Letiltás
admin-blocked = Letiltva: { $name }.
admin-unblock = Feloldás
admin-unblock-person = { $name } tiltásának feloldása
admin-unblocked = Már nincs letiltva: { $name }.
admin-close = Bezárás
admin-close-table = Asztal bezárása: { $table }
admin-close-question = Bezárod ezt az asztalt ({ $game })?
admin-close-consequence = Az asztalnál mindenkinek véget ér a játék.
admin-close-yes = Asztal bezárása
admin-closed = Az asztal bezárult.
admin-cancel = Mégse

## What was refused. These replace the words that the same errors have elsewhere.

admin-error-no_key = Nem ez a szerver kulcsa. Az a jó, amelyet a szerver a legutóbbi induláskor írt ki.
admin-error-not_welcome = Ennek a szervernek nincs kulcsa. Csak a terminálból felügyelhető.
admin-error-malformed = Ez a játékos már nincs itt. Frissítsd a listát.
admin-error-no_table = Ez az asztal nem zárható be: már véget ért a játék, vagy leszedték az asztalt. Frissítsd a listát.
