### The page of whoever looks after the server: reports, tables and people.

admin-title = Správa servera
admin-look-again = Obnoviť
admin-leave = Odísť

## The door

admin-key = Kľúč servera
admin-key-where = Kľúč vypísal server pri spustení, ak nie je nastavený vlastný ({ $variable }). Stránka si ho pamätá, len kým ju neopustíš, a nikam ho neukladá.
admin-open = Otvoriť

## What is going on

admin-version = Verzia { $version }
admin-pages = { $count ->
    [one] Tento proces obsluhuje 1 otvorenú stránku.
    [few] Tento proces obsluhuje { $count } otvorené stránky.
    [many] Tento proces obsluhuje { $count } otvorenej stránky.
   *[other] Tento proces obsluhuje { $count } otvorených stránok.
}
admin-rooms = { $count ->
    [one] Tento proces má v pamäti 1 stôl.
    [few] Tento proces má v pamäti { $count } stoly.
    [many] Tento proces má v pamäti { $count } stola.
   *[other] Tento proces má v pamäti { $count } stolov.
}

## The lists

admin-reports = Nahlásenia
admin-no-reports = Nikto nie je nahlásený.
admin-tables = Stoly
admin-no-tables = Nie je tu žiadny stôl.
admin-people = Ľudia
admin-no-people = Nikto tu ešte nebol.

## Titles of their columns

admin-reported-at = Kedy
admin-changed-at = Zmena
admin-since = Odkedy
admin-name = Meno
admin-person = Osoba
admin-reason = Dôvod
admin-game = Hra
admin-table = Stôl
admin-status = Stav
admin-to-do = Čo sa dá urobiť

## What stands in them

admin-status-open = čaká na hráčov
admin-status-playing = hrá sa
admin-status-over = dohraný
admin-status-closed = zrušený
admin-is-blocked = blokovaný prístup

## What can be done

admin-block = Zablokovať
admin-block-person = Zablokovať: { $name }
admin-block-question = { $name }: zablokovať prístup?
admin-block-consequence = Všetky stránky tejto osoby sa zatvoria, jej miesta sa uvoľnia a vrátiť sa už nemôže.
admin-block-yes = Zablokovať
admin-blocked = Prístup zablokovaný: { $name }.
admin-unblock = Odblokovať
admin-unblock-person = Odblokovať: { $name }
admin-unblocked = Prístup znova povolený: { $name }.
admin-close = Zrušiť
admin-close-table = Zrušiť stôl { $table }
admin-close-question = Zrušiť tento stôl ({ $game })?
admin-close-consequence = Hra pri tomto stole sa skončí pre všetkých.
admin-close-yes = Zrušiť stôl
admin-closed = Stôl je zrušený.
admin-cancel = Späť

## What was refused. These replace the words that the same errors have elsewhere.

admin-error-no_key = Toto nie je kľúč tohto servera. Platí ten, ktorý server vypísal pri poslednom spustení.
admin-error-not_welcome = Tento server nemá kľúč. Spravovať sa dá iba v jeho termináli.
admin-error-malformed = Taká osoba tu už nie je. Ťukni na „Obnoviť“.
admin-error-no_table = Tento stôl sa zrušiť nedá: hra je dohraná alebo je stôl už odprataný. Ťukni na „Obnoviť“.
