### Several people on one device. These texts speak of people by name, never of "you".

## A new table

hotseat-link = Razem na tym urządzeniu
hotseat-title = Kto gra na tym urządzeniu?
hotseat-person = Osoba { $number }
hotseat-another-name = { $words }: osoba { $number }
hotseat-remove = Usuń: { $name }
hotseat-add = Jeszcze jedna osoba
hotseat-others = Kto jeszcze gra?
hotseat-others-nobody = nikt więcej
hotseat-others-bots = boty
hotseat-others-friends = znajomi z linkiem
hotseat-count = Ilu innych graczy
hotseat-begin = Zacznij
hotseat-open = Otwórz stół

## Before the start

hotseat-here = na tym urządzeniu
hotseat-another = Kolejna osoba na tym urządzeniu
hotseat-sit = Dodaj osobę

## The curtain

hotseat-pass = Urządzenie bierze { $name }
hotseat-lift = { $name } już tu jest
hotseat-see-table = Pokaż stół
hotseat-change = { $name }: zmień wybór
hotseat-leave-it = Zostaw, jak było
hotseat-lower = Opuść kurtynę

## While somebody has the device

hotseat-who = Kto ma urządzenie
hotseat-turn = Teraz gra { $name }.
hotseat-everybody = To mogą widzieć wszyscy
hotseat-hold = Przytrzymaj i patrz
hotseat-tap = Pokaż
hotseat-cover = Zasłoń
hotseat-waits = stół czeka

## Settings

hotseat-tap-to-look = Pokazuj sekrety po dotknięciu, bez przytrzymywania
