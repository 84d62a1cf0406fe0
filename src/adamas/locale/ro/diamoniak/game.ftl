### The words of Diamoniak: cards, actions, events, options, and the labels of the drawing.

# The same.
title = Diamoniak
tagline = Construiește-ți castelul înaintea tuturor și ferește-te de vrăjitoare.

## Cards and actions

first = { $seat } începe
red = { $count ->
    [one] o piesă roșie de castel
    [few] { $count } piese roșii de castel
   *[other] { $count } de piese roșii de castel
}
blue = { $count ->
    [one] o piesă albastră de castel
    [few] { $count } piese albastre de castel
   *[other] { $count } de piese albastre de castel
}
green = { $count ->
    [one] o piesă verde de castel
    [few] { $count } piese verzi de castel
   *[other] { $count } de piese verzi de castel
}
yellow = { $count ->
    [one] o piesă galbenă de castel
    [few] { $count } piese galbene de castel
   *[other] { $count } de piese galbene de castel
}
diamond = { $count ->
    [one] un diamant
    [few] { $count } diamante
   *[other] { $count } de diamante
}
fairy = { $count ->
    [one] o zână
    [few] { $count } zâne
   *[other] { $count } de zâne
}
witch = { $count ->
    [one] o vrăjitoare
    [few] { $count } vrăjitoare
   *[other] { $count } de vrăjitoare
}
draw = trage o carte
buy = cumpără o piesă de castel de la { $seller }
stop = oprește-te aici
shield = trimite o zână împotriva vrăjitoarei
give = { $cards_count ->
    [0] nu-i da nimic vrăjitoarei
   *[other] dă-i vrăjitoarei: { $cards }
}

## What a player is asked

question = Ce faci?
question-begin = Un rând nou: ce faci?
question-more = Încă o carte sau ajunge?
question-witch = O vrăjitoare! Cum scapi de ea?

## Events

event-begins = { $seat } începe.
event-pile-shuffled = Teancul de decartare se amestecă și devine teancul { $number }, cu { $cards ->
    [one] 1 carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}.
event-drew = { $seat } trage { $card }.
event-castle-begun = { $seat } începe castelul { $colour ->
    [red] roșu
    [blue] albastru
    [green] verde
    [yellow] galben
   *[other] { $colour }
}{ $joined ->
    [0] {""}
    [one] {""}, la care se adaugă 1 piesă din rezervă
    [few] {""}, la care se adaugă { $joined } piese din rezervă
   *[other] {""}, la care se adaugă { $joined } de piese din rezervă
}.
event-part-built = { $seat }: castelul { $colour ->
    [red] roșu
    [blue] albastru
    [green] verde
    [yellow] galben
   *[other] { $colour }
} crește și are { $parts ->
    [one] 1 piesă
    [few] { $parts } piese
   *[other] { $parts } de piese
}.
event-put-aside = { $seat } pune deoparte { $card }.
event-stopped = { $seat } se oprește.
event-part-bought = { $seat } cumpără de la { $seller } o piesă { $colour ->
    [red] roșie
    [blue] albastră
    [green] verde
    [yellow] galbenă
   *[other] { $colour }
} de castel cu { $diamonds ->
    [one] 1 diamant
    [few] { $diamonds } diamante
   *[other] { $diamonds } de diamante
}{ $seller_paid ->
    [true] {""}
   *[false] , care { $diamonds ->
        [one] ajunge
        [few] ajung
       *[other] ajung
    } în teancul de decartare
}.
event-fairy-helped = { $seat } trimite zâna, care alungă vrăjitoarea.
event-cards-lost = Vrăjitoarea ia de la { $seat }: { $cards }.
event-nothing-lost = Vrăjitoarea nu găsește nimic de luat de la { $seat }.
event-castle-lost = { $seat } nu mai are castelul { $colour ->
    [red] roșu
    [blue] albastru
    [green] verde
    [yellow] galben
   *[other] { $colour }
}; { $freed ->
    [true] acum îl poate începe oricine
   *[false] nimeni altcineva nu îl poate construi
}.
event-castle-finished = { $seat } are tot castelul { $colour ->
    [red] roșu
    [blue] albastru
    [green] verde
    [yellow] galben
   *[other] { $colour }
} și câștigă!

## Editions

edition-cs = Djeco, foaia de reguli în cehă
edition-djeco = Djeco, foile în alte limbi: cine cumpără nu trage nicio carte

## Options

option-payment = Unde ajung diamantele pentru o piesă de castel
option-payment-seller = la vânzător
option-payment-discard = în teancul de decartare
option-buy = Când se poate cumpăra o piesă de castel
option-buy-after_first_draw = după prima carte a rândului, în locul altei cărți
option-buy-instead_of_drawing = la începutul rândului, în locul tuturor cărților
option-buy-any_draw = în locul oricărei cărți, chiar și al primei
option-lost_colour = Ce se întâmplă cu culoarea unui castel luat în întregime de vrăjitoare
option-lost_colour-freed = o poate începe din nou oricine
option-lost_colour-kept = rămâne la jucătorul ei
option-win = Ce aduce victoria
option-win-own_colour = toate piesele castelului propriu
option-win-any_colour = toate piesele unei culori, și cele de rezervă
option-witch = Ce urmează după o vrăjitoare
option-witch-ends_turn = rândul se încheie
option-witch-turn_goes_on = rândul poate continua
option-fairy = Zâna trebuie să ajute când vine o vrăjitoare
option-fairy-optional = nu, poate fi păstrată
option-fairy-automatic = da, imediat
option-fairy_given = O zână poate fi printre cărțile date vrăjitoarei
option-fairy_given-allowed = da, ca orice altă carte
option-fairy_given-kept_back = nu, e păstrată sau trimisă împotriva ei
option-reshuffle = Când devine teancul de decartare noul teanc
option-reshuffle-when_needed = când cineva trebuie să tragă și teancul e gol
option-reshuffle-when_empty = de îndată ce s-a tras ultima carte
option-witches = Câte vrăjitoare sunt
option-witches-7 = 7, ca în foaia în cehă
option-witches-8 = 8, ca într-o ediție mai veche
option-odds = O lampă care arată cât de probabil e ca următoarea carte să fie o vrăjitoare
option-odds-off = stinsă
option-odds-on = aprinsă, pentru toți
option-first_seat = Cine începe
option-first_seat-random = prin tragere la sorți

## The drawing

sketch-pile = Teancul { $number }: { $cards ->
    [one] 1 carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
sketch-discards = Decartate: { $cards ->
    [0] nimic
    [one] 1 carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
sketch-no-castle = încă fără castel
sketch-castle = { $colour ->
    [red] castel roșu
    [blue] castel albastru
    [green] castel verde
    [yellow] castel galben
   *[other] { $colour }
}
sketch-parts = { $parts } din { $of }
sketch-cards = { $card ->
    [red] { $count ->
        [one] 1 roșie
        [few] { $count } roșii
       *[other] { $count } roșii
    }
    [blue] { $count ->
        [one] 1 albastră
        [few] { $count } albastre
       *[other] { $count } albastre
    }
    [green] { $count ->
        [one] 1 verde
        [few] { $count } verzi
       *[other] { $count } verzi
    }
    [yellow] { $count ->
        [one] 1 galbenă
        [few] { $count } galbene
       *[other] { $count } galbene
    }
    [diamond] { $count } ♦
    [fairy] { $count ->
        [one] 1 zână
        [few] { $count } zâne
       *[other] { $count } de zâne
    }
   *[witch] { $count ->
        [one] 1 vrăjitoare
        [few] { $count } vrăjitoare
       *[other] { $count } de vrăjitoare
    }
}
sketch-lot = Se trage la sorți cine începe.
sketch-begin = { $name } e la rând.
sketch-draw = { $name } întoarce o carte.
sketch-more = { $name } poate continua.
sketch-witch = A venit o vrăjitoare la { $name }!
sketch-over = { $name } are un castel întreg și câștigă.

## Bots

bot-mouse = Trage și tot trage, iar la fiecare a doua mutare face ce-i trece prin cap.
bot-badger = Știe cât valorează cărțile, dar se teme prea tare de vrăjitoare și uneori visează.
bot-fox = Știe că de obicei încă o carte merită și că zânele sunt făcute ca să ajute.
bot-owl = Se uită cu o carte înainte, compară șansele tuturor și nu uită nimic.
bot-random = Face orice e permis.
bot-sensible = Trage cât timp asta aduce în medie mai mult decât ar costa o vrăjitoare.
bot-cautious = Se oprește în medie după un anumit număr de cărți.
bot-greedy = Cumpără când poate, altfel nu se oprește niciodată.
bot-search = Joacă în minte fiecare alegere de sute de ori (numai în simulator).
