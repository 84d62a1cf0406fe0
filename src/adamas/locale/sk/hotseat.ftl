### Several people on one device. These texts speak of people by name, never of "you".

## A new table

hotseat-link = Spolu na jednom zariadení
hotseat-title = Kto hrá na tomto zariadení?
hotseat-person = Osoba { $number }
hotseat-another-name = { $words }: meno pre osobu { $number }
hotseat-remove = Odobrať: { $name }
hotseat-add = Ešte jedna osoba
hotseat-others = Kto ešte hrá?
hotseat-others-nobody = nikto ďalší
hotseat-others-bots = boti
hotseat-others-friends = priatelia s odkazom
hotseat-count = Koľko ďalších
hotseat-begin = Začať
hotseat-open = Otvoriť stôl

## Before the start

hotseat-here = na tomto zariadení
hotseat-another = Ďalšia osoba na tomto zariadení
hotseat-sit = Prisadnúť si

## The curtain

hotseat-pass = Zariadenie si berie { $name }
hotseat-lift = { $name } je tu
hotseat-see-table = Pozrieť si stôl
hotseat-change = { $name }: vybrať znova
hotseat-leave-it = Nechať, ako to bolo
hotseat-lower = Spustiť oponu

## While somebody has the device

hotseat-who = Kto má zariadenie
hotseat-turn = Na ťahu: { $name }.
hotseat-everybody = Vidia to všetci
hotseat-hold = Podržať a pozrieť sa
hotseat-tap = Pozrieť sa
hotseat-cover = Zakryť
hotseat-waits = stôl čaká

## Settings

hotseat-tap-to-look = Tajnosti ukázať ťuknutím, bez držania
