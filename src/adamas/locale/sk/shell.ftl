### The words of the program around the games.

## Playing in a terminal

play-opened = Stôl { $table }. Žrebovanie je vopred dané: { $anchor }…
play-repeat = Stôl { $table }. Znova sa hrá rozdanie stola { $origin }.
play-seats = Pri stole: { $names }.
play-hint = Napíš číslo alebo slovo; { "?" } ukáže pravidlá, { "!" } zvolí predvolenú možnosť ({ $default }), q ukončí hru.
play-seat-numbers = Miesta: { $names }
play-narrow = Šírka terminálu je { $width } znakov; obrázok ich potrebuje { $needed }.
play-enter = Pokračuj klávesom Enter ({ $action }).
play-prompt = { $name }>
play-unclear = „{ $text }“ môže znamenať { $matches }.
play-unknown = „{ $text }“ nie je na výber.
play-recorded = Záznam je v súbore { $file }.
play-receipt = Potvrdenka je v súbore { $file }.
play-pass-to = Ku klávesnici ide { $name }; všetci ostatní sa pozerajú inam.
play-ready = Keď sa nikto iný nepozerá, stlač Enter.
play-over = Koniec hry. Stlač Enter.
play-guest = Hosť
play-choose-game = Ktorú hru?
play-order = Napíš miesta zľava v poradí, aké chceš, napríklad { $example }. Enter nechá všetko, ako leží; { "?" } ukáže pravidlá, q ukončí hru.
play-order-wrong = Napíš každé z miest { $first } až { $last } práve raz, napríklad { $example }.
play-more = … a ďalšie ({ $count }): napíš slovo, napríklad { $example }.

## Results

result-place = Poradie
result-name = Meno
result-points = Body
result-unfinished = Nedohrané.

## The catalogue

games-intro = Hry na polici. Hru spustíš takto: adamas play GAME
games-facts = { $least }–{ $most } { $most ->
    [one] hráč
    [few] hráči
    [many] hráča
   *[other] hráčov
}, od { $age } rokov, asi { $minutes ->
    [one] 1 minúta
    [few] { $minutes } minúty
    [many] { $minutes } minúty
   *[other] { $minutes } minút
}
games-designers = (autorstvo: { $designers })
games-editions = Vydania
games-options = Možnosti (prvá hodnota je zvyčajná; vydanie môže mať inú)
games-levels = Boti, proti ktorým sa hrá, od najslabšieho
games-strategies = Stratégie na skúmanie (adamas simulate)
games-default = (predvolené)
games-from-file = alebo súbor

## Rules

rules-title = { $title }: pravidlá, vydanie { $edition }
rules-source = Zdroj: { $source }. Prerozprávané vlastnými slovami; čísla sú zo súboru RULES.md danej hry.

## Checking

verify-holds = sedí
verify-fails = NESEDÍ: { $found }
verify-open = zatiaľ nemožno overiť
# The same.
verify-line = { $about }: { $found }
verify-about-secret = Tajomstvo { $number }
verify-about-entropy = { $name }: náhodné číslo
verify-about-stack = Kôpka { $number }
verify-about-card = Krok { $number }: { $name }
verify-about-opening = Pravidlá, miesta a karty, ako boli určené na začiatku
verify-about-start = Kto kde sedel na začiatku
verify-about-change = Krok { $number }, { $name }: kto hrá na tomto mieste
verify-about-over = Koniec a body
verify-about-signature = Podpis domu
verify-about-move = Krok { $number }: { $name }
verify-about-record = Záznam ako celok
verify-about-receipt = { $name ->
    [table] Stôl
    [game] Hra
    [options] Pravidlá
    [seats] Počet miest
    [anchor] Sľub stola
    [head] Čo sa hralo až po tvoju potvrdenku
    [house] Kľúč domu
   *[entropy] Tvoje náhodné číslo
}
verify-fault-hash = jeho haš je { $due }
verify-fault-missing = chýba tajomstvo
verify-fault-stack = pravidlá dávajú inú
verify-fault-no-draw = nič sa z nej neťahalo
verify-fault-dice = žrebovanie dáva { $due }
verify-fault-receipt = v zázname je { $due }
# The same.
verify-fault-illegal = { $due }
verify-fault-ledger = bolo to dodatočne zmenené
verify-fault-no-head = bolo to dodatočne pridané
verify-fault-cut = záznam je skrátený
verify-fault-signature = dom toto nepodpísal
verify-commitments = Sľuby spred začiatku
verify-ledger = Priebeh hry
verify-stacks = Kôpky, ako ich dávajú pravidlá
verify-cards = Karty
verify-receipt = Potvrdenka
verify-repeat = Táto hra opakuje rozdanie stola { $table }: o jeho kľúčoch nebolo nič sľúbené, takže kontrola ukazuje len to, že z nich karty vyplývajú.
verify-good = Všetko sedí: { $commitments ->
    [0] žiadne sľuby
    [one] 1 sľub
    [few] { $commitments } sľuby
    [many] { $commitments } sľubu
   *[other] { $commitments } sľubov
} a { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } kariet
}.
verify-partly = Čo je zverejnené, sedí, ale { $open ->
    [one] 1 kartu
    [few] { $open } karty
    [many] { $open } karty
   *[other] { $open } kariet
} nemožno overiť, kým sa hra neskončí.
verify-bad = { $count ->
    [one] Jedna vec nesedí: { $first }.
    [few] { $count } veci nesedia. Prvá z nich: { $first }.
    [many] { $count } veci nesedí. Prvá z nich: { $first }.
   *[other] { $count } vecí nesedí. Prvá z nich: { $first }.
}
verify-limit-unfinished = Tento záznam sa končí skôr ako hra: bol skrátený, alebo sa hra nedohrala.
verify-limit-no-ledger = Tento záznam je starého druhu. Kto súbor zapísal, mohol zmeniť voľby, mená aj koniec, a nič by to neukázalo.
verify-limit-unproven = Nie je tu potvrdenka ani podpis. Voľby a mená mohol zmeniť ten, kto súbor zapísal.
verify-limit-late = Potvrdenka kryje iba prvých { $number } zápisov. Čo bolo po nich, mohlo byť zmenené.
verify-limit-house = Podpísané kľúčom { $name }. Či je to kľúč domu, povie jeho stránka /.well-known/adamas-keys.json.
verify-limit-unread = Podpis nebol overený: na to treba pip install 'adamas[serve]'.
verify-limit-name = { $name }: toto meno bolo zabudnuté a už sa nedá overiť.

## Keys

keys-now = Podpisuje teraz: { $key }
keys-before = Podpisoval predtým: { $key }

## Simulating

simulate-playing = Hrá sa
simulate-compiling = Simulátor sa prekladá, to sa deje len raz …
simulate-rate = { $rate } hier/s
simulate-title = { $game }, vydanie { $edition }, hry: { $games }, miesta: { $seats }, semienko: { $seed }
simulate-stopped = Zastavené pred koncom: toto je zatiaľ známe.
simulate-none = Zastavené skôr, než sa skončila čo i len jedna hra.
simulate-bot = Bot
simulate-places = Miesta
simulate-share = Víťazstvá
simulate-mean = Body
simulate-par = Víťazstvá na jedno miesto, delené sa rátajú ako podiel; čistou náhodou by to bolo { $par } %. ± je 95-percentný interval.
simulate-speed = { $seconds } s, { $rate } hier za sekundu
simulate-points = Body: { $bot }
simulate-csv = Všetky hry sú v súbore { $file }.
simulate-plot = Graf je v súbore { $file }.

## The arena

arena-share = Víťazstvá
arena-rating = Hodnotenie
arena-seats = Miesta
arena-games = Hry
arena-against = Proti
arena-mixed = Všetci sedia všade, pre každú hru a miesto sa žrebuje znova; čistou náhodou by to bolo { $par } %. Hodnotenie je Plackett-Luce.
arena-alone = Jeden proti: { $others }

## adamas serve
serve-here = Adamas beží na { $address }
serve-network = Ostatní v tvojej sieti ho nájdu na { $address }
serve-admin = Spravuješ ho na { $address } s kľúčom { $key }
serve-stop = Ctrl-C ho zastaví; stoly zostanú uložené.

## What can be said at a table

phrase-hello = Ahoj!
phrase-good-luck = Veľa šťastia!
phrase-your-turn = Si na ťahu.
phrase-one-moment = Chvíľku, prosím.
phrase-well-played = Dobre zahrané!
phrase-wow = No teda!
phrase-oh-no = Ale nie!
phrase-oops = Ojoj.
phrase-thanks = Vďaka!
phrase-good-game = Pekná hra!
phrase-again = Ešte raz?
phrase-bye = Majte sa!
