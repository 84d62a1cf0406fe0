### Several people on one device. These texts speak of people by name, never of "you".

## A new table

hotseat-link = Na jednom zařízení
hotseat-title = Kdo hraje na tomto zařízení?
hotseat-person = { $number }. osoba
hotseat-another-name = { $words }: jméno, { $number }. osoba
hotseat-remove = Odebrat: { $name }
hotseat-add = Přidat osobu
hotseat-others = Kdo ještě hraje?
hotseat-others-nobody = už nikdo
hotseat-others-bots = boti
hotseat-others-friends = přátelé s odkazem
hotseat-count = Kolik dalších
hotseat-begin = Začít
hotseat-open = Otevřít stůl

## Before the start

hotseat-here = na tomto zařízení
hotseat-another = Další osoba na tomto zařízení
hotseat-sit = Přisednout

## The curtain

hotseat-pass = Zařízení si bere { $name }
hotseat-lift = { $name } je tady
hotseat-see-table = Ukázat stůl
hotseat-change = { $name }: vybrat znovu
hotseat-leave-it = Nechat, jak to je
hotseat-lower = Zatáhnout oponu

## While somebody has the device

hotseat-who = Kdo má zařízení
hotseat-turn = Na tahu: { $name }.
hotseat-everybody = Vidí všichni
hotseat-hold = Podržet a dívat se
hotseat-tap = Podívat se
hotseat-cover = Zakrýt
hotseat-waits = stůl čeká

## Settings

hotseat-tap-to-look = Tajné věci odkrývat klepnutím, bez držení
