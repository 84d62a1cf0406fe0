### The words of the program around the games.

## Playing in a terminal

play-opened = Stůl { $table }. Losování je předem dané: { $anchor }…
play-repeat = Stůl { $table }. Znovu se hraje rozdání stolu { $origin }.
play-seats = U stolu: { $names }.
play-hint = Napiš číslo nebo slovo; { "?" } ukáže pravidla, { "!" } zvolí výchozí možnost ({ $default }), q ukončí hru.
play-seat-numbers = Místa: { $names }
play-narrow = Šířka terminálu je { $width } znaků; obrázek jich potřebuje { $needed }.
play-enter = Pokračuj klávesou Enter ({ $action }).
play-prompt = { $name }>
play-unclear = „{ $text }“ může znamenat { $matches }.
play-unknown = „{ $text }“ na výběr není.
play-recorded = Záznam je v souboru { $file }.
play-receipt = Stvrzenka je v souboru { $file }.
play-pass-to = Ke klávesnici jde { $name }; všichni ostatní se dívají jinam.
play-ready = Až se nikdo jiný nebude dívat, stiskni Enter.
play-over = Konec hry. Stiskni Enter.
play-guest = Host
play-choose-game = Kterou hru?
play-order = Napiš místa zleva v pořadí, jaké chceš, třeba { $example }. Enter nechá vše, jak leží; { "?" } ukáže pravidla, q ukončí hru.
play-order-wrong = Napiš každé z míst { $first } až { $last } právě jednou, třeba { $example }.
play-more = … a další ({ $count }): napiš slovo, třeba { $example }.

## Results

result-place = Pořadí
result-name = Jméno
result-points = Body
result-unfinished = Nedohráno.

## The catalogue

games-intro = Hry na polici. Hru spustíš takto: adamas play GAME
games-facts = { $least }–{ $most } { $most ->
    [one] hráč
    [few] hráči
    [many] hráče
   *[other] hráčů
}, od { $age } let, asi { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
games-designers = (návrh hry: { $designers })
games-editions = Vydání
games-options = Možnosti (první hodnota je obvyklá; vydání může mít jinou)
games-levels = Boti, proti kterým se hraje, od nejslabšího
games-strategies = Strategie ke zkoumání (adamas simulate)
games-default = (výchozí)
games-from-file = nebo soubor

## Rules

rules-title = { $title }: pravidla, vydání { $edition }
rules-source = Zdroj: { $source }. Převyprávěno vlastními slovy; čísla odpovídají souboru RULES.md dané hry.

## Checking

verify-holds = souhlasí
verify-fails = NESOUHLASÍ: { $found }
verify-open = zatím nejde ověřit
# The same.
verify-line = { $about }: { $found }
verify-about-secret = Tajemství { $number }
verify-about-entropy = { $name }: náhodné číslo
verify-about-stack = Hromádka { $number }
# $name is the card as the record writes it: treasure-9
verify-about-card = Krok { $number }: { $name }
verify-about-opening = Pravidla, místa a karty, jak byly určeny na začátku
verify-about-start = Kdo kde seděl na začátku
verify-about-change = Krok { $number }, { $name }: kdo hraje na tomto místě
verify-about-over = Konec a body
verify-about-signature = Podpis domu
verify-about-move = Krok { $number }: { $name }
verify-about-record = Záznam jako celek
verify-about-receipt = { $name ->
    [table] Stůl
    [game] Hra
    [options] Pravidla
    [seats] Počet míst
    [anchor] Slib stolu
    [head] Co se hrálo až po tvoji stvrzenku
    [house] Klíč domu
   *[entropy] Tvoje náhodné číslo
}
verify-fault-hash = jeho otisk je { $due }
verify-fault-missing = chybí tajemství
verify-fault-stack = podle pravidel má být jiná
verify-fault-no-draw = nic se z ní netáhlo
verify-fault-dice = z losování vychází { $due }
verify-fault-receipt = v záznamu je { $due }
# The same.
verify-fault-illegal = { $due }
verify-fault-ledger = bylo to dodatečně změněno
verify-fault-no-head = bylo to dodatečně přidáno
verify-fault-cut = záznam je zkrácený
verify-fault-signature = dům toto nepodepsal
verify-commitments = Sliby z doby před začátkem
verify-ledger = Průběh hry
verify-stacks = Hromádky, jak je dávají pravidla
verify-cards = Karty
verify-receipt = Stvrzenka
verify-repeat = Tato hra opakuje rozdání stolu { $table }: o jeho klíčích žádný slib dán nebyl, takže kontrola ukazuje jen to, že z nich karty vyplývají.
verify-good = Všechno souhlasí: { $commitments ->
    [0] žádné sliby
    [one] 1 slib
    [few] { $commitments } sliby
    [many] { $commitments } slibu
   *[other] { $commitments } slibů
} a { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.
verify-partly = Co je zveřejněno, souhlasí, ale { $open ->
    [one] 1 kartu
    [few] { $open } karty
    [many] { $open } karty
   *[other] { $open } karet
} nejde ověřit, dokud hra neskončí.
verify-bad = { $count ->
    [one] Jedna věc nesouhlasí: { $first }.
    [few] { $count } věci nesouhlasí. První z nich: { $first }.
    [many] { $count } věci nesouhlasí. První z nich: { $first }.
   *[other] { $count } věcí nesouhlasí. První z nich: { $first }.
}
verify-limit-unfinished = Tento záznam končí dřív než hra: byl zkrácen, nebo se hra nedohrála.
verify-limit-no-ledger = Tento záznam je starého druhu. Kdo soubor zapsal, mohl změnit volby, jména i konec, a nic by to neukázalo.
verify-limit-unproven = Není tu stvrzenka ani podpis. Volby a jména mohl změnit ten, kdo soubor zapsal.
verify-limit-late = Stvrzenka kryje jen prvních { $number } zápisů. Co bylo po nich, mohlo být změněno.
verify-limit-house = Podepsáno klíčem { $name }. Jestli je to klíč domu, řekne jeho stránka /.well-known/adamas-keys.json.
verify-limit-unread = Podpis nebyl ověřen: k tomu je třeba pip install 'adamas[serve]'.
verify-limit-name = { $name }: toto jméno bylo zapomenuto a už ho nejde ověřit.

## Keys

keys-now = Podepisuje teď: { $key }
keys-before = Podepisoval dřív: { $key }

## Simulating

simulate-playing = Hraje se
simulate-compiling = Simulátor se překládá, to se děje jen jednou …
simulate-rate = { $rate } her/s
simulate-title = { $game }, vydání { $edition }, hry: { $games }, místa: { $seats }, semínko: { $seed }
simulate-stopped = Zastaveno před koncem: tohle je zatím známo.
simulate-none = Zastaveno dřív, než skončila jediná hra.
simulate-bot = Bot
simulate-places = Místa
simulate-share = Vítězství
simulate-mean = Body
simulate-par = Vítězství na jedno místo, dělená se počítají poměrně; pouhou náhodou { $par } %. ± je 95% interval.
simulate-speed = { $seconds } s, { $rate } her za sekundu
simulate-points = Body: { $bot }
simulate-csv = Všechny hry jsou v souboru { $file }.
simulate-plot = Graf je v souboru { $file }.

## The arena

arena-share = Vítězství
arena-rating = Hodnocení
arena-seats = Místa
arena-games = Hry
arena-against = Proti
arena-mixed = Všichni sedí všude, pro každou hru a místo se losuje znovu; pouhou náhodou by to bylo { $par } %. Hodnocení je Plackett-Luce.
arena-alone = Jeden proti { $others }

## adamas serve
serve-here = Adamas běží na { $address }
serve-network = Ostatní ve tvé síti ho najdou na { $address }
serve-admin = Spravuješ ho na { $address } s klíčem { $key }
serve-stop = Ctrl-C ho zastaví; stoly zůstanou uložené.

## What can be said at a table

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-your-turn = Jsi na tahu.
phrase-one-moment = Okamžik, prosím.
phrase-well-played = Dobře zahráno!
phrase-wow = Páni!
phrase-oh-no = Ale ne!
phrase-oops = Jejda.
phrase-thanks = Díky!
phrase-good-game = Pěkná hra!
phrase-again = Ještě jednou?
phrase-bye = Mějte se!
