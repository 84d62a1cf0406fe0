### The words of Diamoniak: cards, actions, events, options, and the labels of the drawing.

# The same.
title = Diamoniak
tagline = Postav svoj zámok skôr než ostatní a dávaj si pozor na bosorky.

## Cards and actions

first = začína { $seat }
red = { $count ->
    [one] červený diel zámku
    [few] { $count } červené diely zámku
    [many] { $count } červeného dielu zámku
   *[other] { $count } červených dielov zámku
}
blue = { $count ->
    [one] modrý diel zámku
    [few] { $count } modré diely zámku
    [many] { $count } modrého dielu zámku
   *[other] { $count } modrých dielov zámku
}
green = { $count ->
    [one] zelený diel zámku
    [few] { $count } zelené diely zámku
    [many] { $count } zeleného dielu zámku
   *[other] { $count } zelených dielov zámku
}
yellow = { $count ->
    [one] žltý diel zámku
    [few] { $count } žlté diely zámku
    [many] { $count } žltého dielu zámku
   *[other] { $count } žltých dielov zámku
}
diamond = { $count ->
    [one] diamant
    [few] { $count } diamanty
    [many] { $count } diamantu
   *[other] { $count } diamantov
}
fairy = { $count ->
    [one] víla
    [few] { $count } víly
    [many] { $count } víly
   *[other] { $count } víl
}
witch = { $count ->
    [one] bosorka
    [few] { $count } bosorky
    [many] { $count } bosorky
   *[other] { $count } bosoriek
}
draw = potiahnuť kartu
buy = kúpiť diel zámku od hráča { $seller }
stop = skončiť ťah
shield = poslať na bosorku vílu
give = { $cards_count ->
    [0] nedať bosorke nič
   *[other] dať bosorke: { $cards }
}

## What a player is asked

question = Čo urobíš?
question-begin = Nový ťah: čo urobíš?
question-more = Ešte jednu kartu, alebo už stačí?
question-witch = Bosorka! Ako sa jej zbavíš?

## Events

event-begins = Začína { $seat }.
event-pile-shuffled = Odhodené karty sa zamiešali a je z nich { $number }. kôpka: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } kariet
}.
event-drew = { $seat } ťahá: { $card }.
event-castle-begun = { $seat } začína stavať { $colour ->
    [red] červený
    [blue] modrý
    [green] zelený
    [yellow] žltý
   *[other] { $colour }
} zámok{ $joined ->
    [0] {""}
    [one] {" "}a pridáva 1 diel zo zásoby
    [few] {" "}a pridáva { $joined } diely zo zásoby
    [many] {" "}a pridáva { $joined } dielu zo zásoby
   *[other] {" "}a pridáva { $joined } dielov zo zásoby
}.
event-part-built = { $seat } stavia { $colour ->
    [red] červený
    [blue] modrý
    [green] zelený
    [yellow] žltý
   *[other] { $colour }
} zámok: { $parts ->
    [one] už 1 diel
    [few] už { $parts } diely
    [many] už { $parts } dielu
   *[other] už { $parts } dielov
}.
event-put-aside = { $seat } si odkladá nabok: { $card }.
event-stopped = { $seat } končí ťah.
event-part-bought = { $seat } kupuje { $colour ->
    [red] červený
    [blue] modrý
    [green] zelený
    [yellow] žltý
   *[other] { $colour }
} diel zámku za { $diamonds ->
    [one] 1 diamant
    [few] { $diamonds } diamanty
    [many] { $diamonds } diamantu
   *[other] { $diamonds } diamantov
}. { $seller_paid ->
    [true] Predáva a diamanty dostáva { $seller }.
   *[false] Predáva { $seller }, diamanty idú k odhodeným kartám.
}
event-fairy-helped = { $seat } má vílu a tá bosorku odháňa.
event-cards-lost = { $seat } dáva bosorke: { $cards }.
event-nothing-lost = { $seat }: bosorka nič nedostáva a odchádza naprázdno.
event-castle-lost = { $seat } prichádza o celý { $colour ->
    [red] červený
    [blue] modrý
    [green] zelený
    [yellow] žltý
   *[other] { $colour }
} zámok; { $freed ->
    [true] teraz ho môže začať stavať ktokoľvek
   *[false] nikto iný ho stavať nesmie
}.
event-castle-finished = { $seat } má celý { $colour ->
    [red] červený
    [blue] modrý
    [green] zelený
    [yellow] žltý
   *[other] { $colour }
} zámok a vyhráva!

## Editions

edition-cs = Djeco, české pravidlá
edition-djeco = Djeco, pravidlá v iných jazykoch: kto kupuje, neťahá kartu

## Options

option-payment = Kam idú diamanty za diel zámku
option-payment-seller = predávajúcemu
option-payment-discard = k odhodeným kartám
option-buy = Kedy možno kúpiť diel zámku
option-buy-after_first_draw = po prvej karte v ťahu, namiesto ďalšej
option-buy-instead_of_drawing = na začiatku ťahu, namiesto všetkých kariet
option-buy-any_draw = namiesto ktorejkoľvek karty, aj tej prvej
option-lost_colour = Čo sa stane s farbou zámku, ktorý bosorka vzala celý
option-lost_colour-freed = môže ju znova začať ktokoľvek
option-lost_colour-kept = zostane svojmu hráčovi
option-win = Čo vyhráva hru
option-win-own_colour = všetky diely vlastného zámku
option-win-any_colour = všetky diely jednej farby, aj tie navyše
option-witch = Čo nasleduje, keď je bosorka vybavená
option-witch-ends_turn = ťah sa končí
option-witch-turn_goes_on = ťah môže pokračovať
option-fairy = Víla musí zasiahnuť, keď príde bosorka
option-fairy-optional = nie, hráč si ju môže šetriť
option-fairy-automatic = áno, hneď
option-fairy_given = Víla môže byť medzi kartami, ktoré dostane bosorka
option-fairy_given-allowed = áno, ako každá iná karta
option-fairy_given-kept_back = nie, hráč si ju nechá alebo ju na bosorku pošle
option-reshuffle = Kedy sa z odhodených kariet stane nová kôpka
option-reshuffle-when_needed = keď má niekto ťahať a kôpka je prázdna
option-reshuffle-when_empty = hneď po potiahnutí poslednej karty
option-witches = Koľko je bosoriek
option-witches-7 = 7, ako uvádzajú české pravidlá
option-witches-8 = 8, ako v staršom vydaní
option-odds = Lampa, ktorá ukazuje, ako veľmi hrozí bosorka
option-odds-off = vypnutá
option-odds-on = zapnutá, pre všetkých
option-first_seat = Kto začína
option-first_seat-random = určí žreb

## The drawing

sketch-pile = { $number }. kôpka: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } kariet
}
sketch-discards = Odhodené karty: { $cards ->
    [0] žiadne
   *[other] { $cards }
}
sketch-no-castle = zatiaľ bez zámku
sketch-castle = { $colour ->
    [red] červený zámok
    [blue] modrý zámok
    [green] zelený zámok
    [yellow] žltý zámok
   *[other] { $colour }
}
sketch-parts = { $parts } zo { $of }
sketch-cards = { $card ->
    [red] { $count }× červený
    [blue] { $count }× modrý
    [green] { $count }× zelený
    [yellow] { $count }× žltý
    [diamond] { $count } ♦
    [fairy] { $count }× víla
   *[witch] { $count }× bosorka
}
sketch-lot = Kto začína, určí žreb.
sketch-begin = Na ťahu: { $name }.
sketch-draw = { $name } otáča kartu.
sketch-more = { $name } môže pokračovať.
sketch-witch = { $name } má na návšteve bosorku!
sketch-over = { $name } má hotový zámok a vyhráva.

## Bots

bot-mouse = Ťahá a ťahá a každý druhý ťah je len chvíľkový nápad.
bot-badger = Vie, akú majú karty cenu, ale priveľmi sa bojí bosoriek a občas sa zasníva.
bot-fox = Vie, že ešte jedna karta sa väčšinou oplatí a že víla je na to, aby pomohla.
bot-owl = Pozerá o kartu dopredu, porovnáva, kto má akú šancu vyhrať, a nič nezabúda.
bot-random = Robí čokoľvek, čo je dovolené.
bot-sensible = Ťahá, kým to priemerne prinesie viac, než by stála bosorka.
bot-cautious = Skončí priemerne po určitom počte kariet.
bot-greedy = Kupuje, kedykoľvek môže, a inak nikdy neprestane.
bot-search = Každú možnosť si v hlave vyskúša stovky ráz (len v simulátore).
