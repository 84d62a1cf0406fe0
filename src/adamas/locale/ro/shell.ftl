### The words of the program around the games.

## Playing in a terminal

play-opened = Masa { $table }. Amestecarea e fixată: { $anchor }…
play-repeat = Masa { $table }. Se joacă din nou cărțile mesei { $origin }.
play-seats = La masă: { $names }.
play-hint = Scrie un număr sau un cuvânt; { "?" } pentru reguli, { "!" } pentru alegerea implicită ({ $default }), q ca să ieși.
play-seat-numbers = Locuri: { $names }
play-narrow = Lățimea terminalului, în coloane, este { $width }; desenul are nevoie de { $needed }.
play-enter = Apasă Enter ca să continui ({ $action }).
play-prompt = { $name }>
play-unclear = „{ $text }” poate însemna { $matches }.
play-unknown = „{ $text }” nu se află printre alegeri.
play-recorded = Înregistrarea este în { $file }.
play-receipt = Dovada este în { $file }.
play-pass-to = Tastatura trece la { $name }; ceilalți nu se uită.
play-ready = Apasă Enter când nu se mai uită nimeni.
play-over = Partida s-a terminat. Apasă Enter.
play-guest = Oaspete
play-choose-game = Ce joc?
play-order = Scrie locurile în ordinea dorită, de la stânga, de exemplu { $example }. Enter le lasă așa cum stau; { "?" } pentru reguli, q ca să ieși.
play-order-wrong = Scrie fiecare loc de la { $first } la { $last } o singură dată, de exemplu { $example }.
play-more = … și încă { $count }: scrie cuvântul, de exemplu { $example }.

## Results

result-place = Locul
result-name = Nume
result-points = Puncte
result-unfinished = Partidă neterminată.

## The catalogue

games-intro = Jocurile de pe raft. Joacă unul cu: adamas play GAME
games-facts = { $least }–{ $most } jucători, de la { $age } ani, circa { $minutes ->
    [one] 1 minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}
games-designers = (un joc de { $designers })
games-editions = Ediții
games-options = Opțiuni (întâi valoarea obișnuită; o ediție poate avea alta)
games-levels = Roboți cu care să joci, întâi cel mai slab
games-strategies = Strategii de studiat (adamas simulate)
games-default = (implicit)
games-from-file = sau un fișier

## Rules

rules-title = { $title }: regulile, ediția { $edition }
rules-source = Sursa: { $source }. Povestite în cuvintele noastre; numerele sunt cele din RULES.md al jocului.

## Checking

verify-holds = se confirmă
verify-fails = NU SE CONFIRMĂ: { $found }
verify-open = nu se poate verifica încă
# The same.
verify-line = { $about }: { $found }
verify-about-secret = Secretul { $number }
verify-about-entropy = { $name }: număr aleator
verify-about-stack = Teancul { $number }
# $name is the card as the record writes it: treasure-9
verify-about-card = Pasul { $number }: { $name }
verify-about-opening = Regulile, locurile și cărțile, așa cum au fost fixate la început
verify-about-start = Cine stătea unde la început
verify-about-change = Pasul { $number }, { $name }: cine joacă pe acest loc
verify-about-over = Sfârșitul și punctele
verify-about-signature = Semnătura casei
verify-about-move = Pasul { $number }: { $name }
verify-about-record = Întreaga înregistrare
verify-about-receipt = { $name ->
    [table] Masa
    [game] Jocul
    [options] Regulile
    [seats] Numărul de locuri
    [anchor] Promisiunea mesei
    [head] Ce s-a jucat până la dovada ta
    [house] Cheia casei
   *[entropy] Numărul tău aleator
}
verify-fault-hash = amprenta este { $due }
verify-fault-missing = lipsește secretul
verify-fault-stack = din reguli rezultă altul
verify-fault-no-draw = nu s-a tras nimic din el
verify-fault-dice = din amestecare rezultă { $due }
verify-fault-receipt = în înregistrare scrie { $due }
verify-fault-illegal = { $due }
verify-fault-ledger = s-a modificat ulterior
verify-fault-no-head = s-a adăugat ulterior
verify-fault-cut = înregistrarea este tăiată
verify-fault-signature = casa nu a semnat acest lucru
verify-commitments = Promisiuni dinainte de început
verify-ledger = Desfășurarea partidei
verify-stacks = Teancuri, așa cum le dau regulile
verify-cards = Cărți
verify-receipt = Dovadă
verify-repeat = Partida repetă cărțile mesei { $table }: despre cheile ei nu s-a promis nimic, așa că se arată doar că din ele rezultă cărțile.
verify-good = Totul se confirmă: { $commitments ->
    [0] nicio promisiune
    [one] 1 promisiune
    [few] { $commitments } promisiuni
   *[other] { $commitments } de promisiuni
} și { $cards ->
    [one] 1 carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}.
verify-partly = Ce s-a publicat se confirmă, dar { $open ->
    [one] 1 carte nu se poate
    [few] { $open } cărți nu se pot
   *[other] { $open } de cărți nu se pot
} verifica înainte de sfârșitul partidei.
verify-bad = { $count ->
    [one] Un lucru nu se confirmă: { $first }.
    [few] { $count } lucruri nu se confirmă. Primul: { $first }.
   *[other] { $count } de lucruri nu se confirmă. Primul: { $first }.
}
verify-limit-unfinished = Înregistrarea se termină înainte de sfârșitul partidei: a fost tăiată sau partida a fost părăsită.
verify-limit-no-ledger = Înregistrarea este de tip vechi. Cine a scris fișierul putea să schimbe alegeri, nume și sfârșitul, iar aici nu s-ar vedea.
verify-limit-unproven = Nu există nici dovadă, nici semnătură. Alegerile și numele puteau fi schimbate de cine a scris fișierul.
verify-limit-late = Dovada acoperă numai primele însemnări; numărul lor: { $number }. Ce a urmat putea fi schimbat.
verify-limit-house = Semnat cu cheia { $name }. Dacă aceasta este cheia casei, spune pagina ei /.well-known/adamas-keys.json.
verify-limit-unread = Semnătura nu a fost verificată: pentru asta trebuie pip install 'adamas[serve]'.
verify-limit-name = { $name }: acest nume a fost uitat și nu se mai poate verifica.

## Keys

keys-now = Semnează acum: { $key }
keys-before = A semnat înainte: { $key }

## Simulating

simulate-playing = Se joacă
simulate-compiling = Simulatorul se compilează, doar prima dată…
simulate-rate = { $rate } partide/s
simulate-title = { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
} de { $game }, ediția { $edition }, { $seats ->
    [one] 1 loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
}, sămânța { $seed }
simulate-stopped = Oprit înainte de sfârșit: iată ce se știe până acum.
simulate-none = Oprit înainte de sfârșitul primei partide.
simulate-bot = Robot
simulate-places = Locuri
simulate-share = Victorii
simulate-mean = Puncte
simulate-par = Victorii pe un loc, cele împărțite ca fracții; din pură întâmplare ar fi { $par } %. ± este intervalul de 95 %.
simulate-speed = { $seconds } s, { $rate } partide/s
simulate-points = Puncte: { $bot }
simulate-csv = Toate partidele sunt în { $file }.
simulate-plot = Graficul este în { $file }.

## The arena

arena-share = Victorii
arena-rating = Cotă
arena-seats = Locuri
arena-games = Partide
arena-against = Adversar
arena-mixed = Oricine poate sta oriunde: la fiecare partidă, fiecare loc se trage la sorți; din pură întâmplare ar fi { $par } %. Cota urmează modelul Plackett-Luce.
arena-alone = Unul contra { $others }

## adamas serve
serve-here = Adamas se deschide la { $address }
serve-network = Alții din rețeaua ta îl găsesc la { $address }
serve-admin = Îl administrezi la { $address } cu cheia { $key }
serve-stop = Ctrl-C îl oprește; mesele se păstrează.

## What can be said at a table

phrase-hello = Salut!
phrase-good-luck = Mult noroc!
phrase-your-turn = E rândul tău.
phrase-one-moment = O clipă, te rog.
phrase-well-played = Bine jucat!
phrase-wow = Uau!
phrase-oh-no = Vai, nu!
phrase-oops = Hopa.
phrase-thanks = Mulțumesc!
phrase-good-game = Frumoasă partidă!
phrase-again = Încă o dată?
phrase-bye = Pa!
