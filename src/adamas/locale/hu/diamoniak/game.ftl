### The words of Diamoniak: cards, actions, events, options, and the labels of the drawing.

# The same.
title = Diamoniak
tagline = Építsd fel a kastélyodat mindenki más előtt, és óvakodj a boszorkányoktól!

## Cards and actions

first = { $seat } kezd
red = { $count ->
    [one] piros kastélyrész
   *[other] { $count } piros kastélyrész
}
blue = { $count ->
    [one] kék kastélyrész
   *[other] { $count } kék kastélyrész
}
green = { $count ->
    [one] zöld kastélyrész
   *[other] { $count } zöld kastélyrész
}
yellow = { $count ->
    [one] sárga kastélyrész
   *[other] { $count } sárga kastélyrész
}
diamond = { $count ->
    [one] gyémánt
   *[other] { $count } gyémánt
}
fairy = { $count ->
    [one] tündér
   *[other] { $count } tündér
}
witch = { $count ->
    [one] boszorkány
   *[other] { $count } boszorkány
}
draw = húzok egy kártyát
buy = veszek egy kastélyrészt tőle: { $seller }
stop = megállok
shield = a boszorkány ellen küldöm a tündért
give = { $cards_count ->
    [0] nem adok semmit a boszorkánynak
   *[other] a boszorkánynak adom: { $cards }
}

## What a player is asked

question = Mit teszel?
question-begin = Mivel kezded?
question-more = Még egy kártyát, vagy elég?
question-witch = Egy boszorkány! Hogyan szabadulsz meg tőle?

## Events

event-begins = { $seat } kezd.
event-pile-shuffled = Az eldobott kártyákat megkeverjük, ez lesz az új, { $number }. pakli: { $cards } kártya.
event-drew = { $seat } húz: { $card }.
event-castle-begun = { $seat } elkezdi a { $colour ->
    [red] piros
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[other] { $colour }
} kastélyt{ $joined ->
    [0] {""}
   *[other] , és a tartalékból { $joined } rész kerül hozzá
}.
event-part-built = { $seat } { $colour ->
    [red] piros
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[other] { $colour }
} kastélya nő: már { $parts } részből áll.
event-put-aside = { $seat } félreteszi: { $card }.
event-stopped = { $seat } megáll.
event-part-bought = { $seat } { $diamonds } gyémántért vesz egy { $colour ->
    [red] piros
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[other] { $colour }
} kastélyrészt. Az eladó { $seller }; a gyémánt { $seller_paid ->
    [true] az övé lesz
   *[false] az eldobott kártyák közé kerül
}.
event-fairy-helped = { $seat } tündére elűzi a boszorkányt.
event-cards-lost = { $seat } a boszorkánynak adja: { $cards }.
event-nothing-lost = { $seat } nem ad semmit: a boszorkány üres kézzel távozik.
event-castle-lost = { $seat } { $colour ->
    [red] piros
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[other] { $colour }
} kastélya odalett; { $freed ->
    [true] most bárki elkezdheti
   *[false] senki más nem építheti
}.
event-castle-finished = { $seat } összegyűjtötte az egész { $colour ->
    [red] piros
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[other] { $colour }
} kastélyt, és győzött!

## Editions

edition-cs = Djeco, a cseh szabálylap
edition-djeco = Djeco, más nyelvű szabálylapok: aki vesz, nem húz kártyát

## Options

option-payment = Hová kerül a kastélyrészért fizetett gyémánt
option-payment-seller = az eladóhoz
option-payment-discard = az eldobott kártyák közé
option-buy = Mikor lehet kastélyrészt venni
option-buy-after_first_draw = a kör első kártyája után, egy újabb helyett
option-buy-instead_of_drawing = a kör elején, minden húzás helyett
option-buy-any_draw = bármelyik kártya helyett, az elsőt is beleértve
option-lost_colour = Mi lesz a színnel, ha a boszorkány egy egész kastélyt elvisz
option-lost_colour-freed = bárki újra elkezdheti
option-lost_colour-kept = a játékosánál marad
option-win = Mivel lehet győzni
option-win-own_colour = a saját kastély minden részével
option-win-any_colour = egy szín minden részével, a tartalékokkal is
option-witch = Mi történik a boszorkány után
option-witch-ends_turn = véget ér a kör
option-witch-turn_goes_on = folytatódhat a kör
option-fairy = A tündérnek segítenie kell, ha boszorkány jön
option-fairy-optional = nem, a gazdája megtarthatja
option-fairy-automatic = igen, azonnal
option-fairy_given = Tündér is lehet a boszorkánynak adott kártyák között
option-fairy_given-allowed = igen, mint bármely más kártya
option-fairy_given-kept_back = nem, csak megtartani vagy elküldeni lehet
option-reshuffle = Mikor lesz az eldobott kártyákból új pakli
option-reshuffle-when_needed = ha valaki húzna, és a pakli üres
option-reshuffle-when_empty = amint elfogy az utolsó kártya
option-witches = Hány boszorkány van
option-witches-7 = 7, a cseh szabálylap szerint
option-witches-8 = 8, mint egy régebbi kiadásban
option-odds = Lámpa, amely jelzi, mekkora eséllyel jön boszorkány
option-odds-off = ki
option-odds-on = be, mindenkinek
option-first_seat = Ki kezd
option-first_seat-random = sorsolás dönti el

## The drawing

sketch-pile = { $number }. pakli: { $cards } kártya
sketch-discards = Eldobott kártyák: { $cards ->
    [0] nincs
   *[other] { $cards }
}
sketch-no-castle = még nincs kastély
sketch-castle = { $colour ->
    [red] piros kastély
    [blue] kék kastély
    [green] zöld kastély
    [yellow] sárga kastély
   *[other] { $colour }
}
sketch-parts = { $of } részből { $parts }
sketch-cards = { $card ->
    [red] { $count } piros
    [blue] { $count } kék
    [green] { $count } zöld
    [yellow] { $count } sárga
    [diamond] { $count } ♦
    [fairy] { $count } tündér
   *[witch] { $count } boszorkány
}
sketch-lot = Sorsolás dönti el, ki kezd.
sketch-begin = { $name } következik.
sketch-draw = { $name } felfordít egy kártyát.
sketch-more = { $name } folytathatja.
sketch-witch = { $name } boszorkányt húzott!
sketch-over = { $name } összegyűjtött egy egész kastélyt, és győzött.

## Bots

bot-mouse = Csak húz és húz, és minden második lépése szeszély.
bot-badger = Tudja, mit érnek a kártyák, de túlságosan fél a boszorkányoktól, és néha elábrándozik.
bot-fox = Tudja, hogy még egy kártya többnyire megéri, és hogy a tündér azért van, hogy segítsen.
bot-owl = Egy kártyával előre néz, összeveti mindenki győzelmi esélyét, és semmit sem felejt el.
bot-random = Bármit megtesz, amit szabad.
bot-sensible = Addig húz, amíg ez átlagosan többet ér, mint amennyibe egy boszorkány kerülne.
bot-cautious = Átlagosan ennyi húzás után megáll.
bot-greedy = Vesz, ha tud, különben sosem áll meg.
bot-search = Minden lehetőséget több százszor lejátszik fejben (csak a szimulátorban).
