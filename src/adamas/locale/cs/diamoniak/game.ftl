### The words of Diamoniak: cards, actions, events, options, and the labels of the drawing.

# The same.
title = Diamoniak
tagline = Postav svůj zámek dřív než ostatní a pozor na bosorky.

## Cards and actions

first = začíná { $seat }
red = { $count ->
    [one] část červeného zámku
    [few] { $count } části červeného zámku
    [many] { $count } části červeného zámku
   *[other] { $count } částí červeného zámku
}
blue = { $count ->
    [one] část modrého zámku
    [few] { $count } části modrého zámku
    [many] { $count } části modrého zámku
   *[other] { $count } částí modrého zámku
}
green = { $count ->
    [one] část zeleného zámku
    [few] { $count } části zeleného zámku
    [many] { $count } části zeleného zámku
   *[other] { $count } částí zeleného zámku
}
yellow = { $count ->
    [one] část žlutého zámku
    [few] { $count } části žlutého zámku
    [many] { $count } části žlutého zámku
   *[other] { $count } částí žlutého zámku
}
diamond = { $count ->
    [one] diamant
    [few] { $count } diamanty
    [many] { $count } diamantu
   *[other] { $count } diamantů
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
   *[other] { $count } bosorek
}
draw = táhnout kartu
buy = koupit část zámku (prodává { $seller })
stop = ukončit tah
shield = přebít bosorku vílou
give = { $cards_count ->
    [0] nedat bosorce nic
   *[other] dát bosorce: { $cards }
}

## What a player is asked

question = Co uděláš?
question-begin = Začíná tvůj tah: co uděláš?
question-more = Ještě jednu kartu, nebo už stačí?
question-witch = Bosorka! Jak se jí zbavíš?

## Events

event-begins = Začíná { $seat }.
event-pile-shuffled = Vrácené karty se zamíchaly a je z nich { $number }. hromádka: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.
event-drew = { $seat } táhne: { $card }.
event-castle-begun = { $seat } začíná stavět { $colour ->
    [red] červený
    [blue] modrý
    [green] zelený
    [yellow] žlutý
   *[other] { $colour }
} zámek{ $joined ->
    [0] {""}
    [one] {" "}a přidává 1 část ze zásoby
    [few] {" "}a přidává { $joined } části ze zásoby
    [many] {" "}a přidává { $joined } části ze zásoby
   *[other] {" "}a přidává { $joined } částí ze zásoby
}.
event-part-built = { $seat } staví { $colour ->
    [red] červený
    [blue] modrý
    [green] zelený
    [yellow] žlutý
   *[other] { $colour }
} zámek: { $parts ->
    [one] už 1 část
    [few] už { $parts } části
    [many] už { $parts } části
   *[other] už { $parts } částí
}.
event-put-aside = { $seat } si dává stranou: { $card }.
event-stopped = { $seat } končí tah.
event-part-bought = { $seat } kupuje část { $colour ->
    [red] červeného
    [blue] modrého
    [green] zeleného
    [yellow] žlutého
   *[other] { $colour }
} zámku za { $diamonds ->
    [one] 1 diamant
    [few] { $diamonds } diamanty
    [many] { $diamonds } diamantu
   *[other] { $diamonds } diamantů
}. { $seller_paid ->
    [true] Prodává a diamanty dostává { $seller }.
   *[false] Prodává { $seller }, diamanty jdou k vráceným kartám.
}
event-fairy-helped = { $seat } přebíjí bosorku vílou.
event-cards-lost = { $seat } dává bosorce: { $cards }.
event-nothing-lost = { $seat }: bosorka nic nedostává a odchází s prázdnou.
event-castle-lost = { $seat } přichází o celý { $colour ->
    [red] červený
    [blue] modrý
    [green] zelený
    [yellow] žlutý
   *[other] { $colour }
} zámek; { $freed ->
    [true] teď ho může začít stavět kdokoli
   *[false] nikdo jiný ho stavět nesmí
}.
event-castle-finished = { $seat } má celý { $colour ->
    [red] červený
    [blue] modrý
    [green] zelený
    [yellow] žlutý
   *[other] { $colour }
} zámek a vyhrává!

## Editions

edition-cs = Djeco, česká pravidla
edition-djeco = Djeco, pravidla v jiných jazycích: kdo kupuje, netáhne kartu

## Options

option-payment = Kam jdou diamanty za část zámku
option-payment-seller = prodejci
option-payment-discard = k vráceným kartám
option-buy = Kdy se dá část zámku koupit
option-buy-after_first_draw = po první kartě v tahu, místo další karty
option-buy-instead_of_drawing = na začátku tahu, místo všech karet
option-buy-any_draw = místo kterékoli karty, i té první
option-lost_colour = Co se stane s barvou zámku, který bosorka vzala celý
option-lost_colour-freed = může ji znovu začít kdokoli
option-lost_colour-kept = zůstane svému hráči
option-win = Co vyhrává hru
option-win-own_colour = všechny části vlastního zámku
option-win-any_colour = všechny části jedné barvy, i ty navíc
option-witch = Co následuje, když je bosorka vyřízená
option-witch-ends_turn = tah končí
option-witch-turn_goes_on = tah může pokračovat
option-fairy = Víla musí zasáhnout, když přijde bosorka
option-fairy-optional = ne, hráč si ji může šetřit
option-fairy-automatic = ano, hned
option-fairy_given = Víla může být mezi kartami, které dostane bosorka
option-fairy_given-allowed = ano, jako každá jiná karta
option-fairy_given-kept_back = ne, hráč si ji nechá, nebo jí bosorku přebije
option-reshuffle = Kdy se z vrácených karet stane nová hromádka
option-reshuffle-when_needed = když má někdo táhnout a hromádka je prázdná
option-reshuffle-when_empty = hned po vytažení poslední karty
option-witches = Kolik je bosorek
option-witches-7 = 7, jak uvádějí česká pravidla
option-witches-8 = 8, jako ve starším vydání
option-odds = Lampa, která ukazuje, jak moc hrozí bosorka
option-odds-off = vypnutá
option-odds-on = zapnutá, pro všechny
option-first_seat = Kdo začíná
option-first_seat-random = určí los

## The drawing

sketch-pile = { $number }. hromádka: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
sketch-discards = Vrácené karty: { $cards ->
    [0] žádné
   *[other] { $cards }
}
sketch-no-castle = zatím bez zámku
sketch-castle = { $colour ->
    [red] červený zámek
    [blue] modrý zámek
    [green] zelený zámek
    [yellow] žlutý zámek
   *[other] { $colour }
}
sketch-parts = { $parts } ze { $of }
sketch-cards = { $card ->
    [red] { $count }× červená
    [blue] { $count }× modrá
    [green] { $count }× zelená
    [yellow] { $count }× žlutá
    [diamond] { $count } ♦
    [fairy] { $count }× víla
   *[witch] { $count }× bosorka
}
sketch-lot = Kdo začíná, určí los.
sketch-begin = Na tahu: { $name }.
sketch-draw = { $name } otáčí kartu.
sketch-more = { $name } může pokračovat.
sketch-witch = { $name } má na návštěvě bosorku!
sketch-over = { $name } má hotový zámek a vyhrává.

## Bots

bot-mouse = Táhne a táhne a každý druhý tah je jen chvilkový nápad.
bot-badger = Ví, jakou mají karty cenu, ale moc se bojí bosorek a občas se zasní.
bot-fox = Ví, že ještě jedna karta se většinou vyplatí a že víla je od toho, aby pomohla.
bot-owl = Dívá se o kartu dopředu, porovnává, kdo má jakou šanci vyhrát, a nic nezapomíná.
bot-random = Dělá cokoli, co je dovoleno.
bot-sensible = Táhne, dokud to v průměru přinese víc, než by stála bosorka.
bot-cautious = Skončí v průměru po určitém počtu karet.
bot-greedy = Kupuje, kdykoli může, a jinak nikdy nepřestane.
bot-search = Každou možnost si v hlavě několiksetkrát přehraje (jen v simulátoru).
