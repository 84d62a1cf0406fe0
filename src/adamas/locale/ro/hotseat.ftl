### Several people on one device. These texts speak of people by name, never of "you".

## A new table

hotseat-link = Pe același dispozitiv
hotseat-title = Cine joacă pe acest dispozitiv?
hotseat-person = Persoana { $number }
hotseat-another-name = { $words }: un nume pentru persoana { $number }
hotseat-remove = Fără { $name }
hotseat-add = Încă o persoană
hotseat-others = Cine mai joacă?
hotseat-others-nobody = nimeni altcineva
hotseat-others-bots = roboți
hotseat-others-friends = prieteni cu un link
hotseat-count = Câți mai joacă
hotseat-begin = Începe
hotseat-open = Deschide masa

## Before the start

hotseat-here = pe acest dispozitiv
hotseat-another = Altă persoană pe acest dispozitiv
hotseat-sit = Adaugă la masă

## The curtain

hotseat-pass = Dispozitivul trece la { $name }
hotseat-lift = { $name } e aici
hotseat-see-table = Arată masa
hotseat-change = { $name }: altă alegere
hotseat-leave-it = Rămâne cum era
hotseat-lower = Coboară cortina

## While somebody has the device

hotseat-who = Cine are dispozitivul
hotseat-turn = { $name } e la rând.
hotseat-everybody = La vedere, pentru toți
hotseat-hold = Ține apăsat ca să vezi
hotseat-tap = Arată
hotseat-cover = Ascunde
hotseat-waits = masa așteaptă

## Settings

hotseat-tap-to-look = Secretele se văd la o atingere, fără apăsare lungă
