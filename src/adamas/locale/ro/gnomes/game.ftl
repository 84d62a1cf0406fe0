### The words of Gnomes: tiles, actions, events, options, and the labels of the drawing.

title = Gnomi
tagline = Ține minte unde îți sunt diamantele pe drumul în adâncul minei, până când Albă-ca-Zăpada cheamă la cină.
note-tiles = Regulamentul nu spune de câte ori apare fiecare cartonaș, așa că setul de cartonașe este o propunere a acestui proiect, nu cel tipărit.

## Tiles

first = { $seat } începe
lantern = { $count ->
    [one] { $diamonds ->
        [0] un felinar fără diamante
        [one] un felinar cu 1 diamant
        [few] un felinar cu { $diamonds } diamante
       *[other] un felinar cu { $diamonds } de diamante
    }
    [few] { $diamonds ->
        [0] { $count } felinare fără diamante
        [one] { $count } felinare cu câte 1 diamant
        [few] { $count } felinare cu câte { $diamonds } diamante
       *[other] { $count } felinare cu câte { $diamonds } de diamante
    }
   *[other] { $diamonds ->
        [0] { $count } de felinare fără diamante
        [one] { $count } de felinare cu câte 1 diamant
        [few] { $count } de felinare cu câte { $diamonds } diamante
       *[other] { $count } de felinare cu câte { $diamonds } de diamante
    }
}
torch = { $count ->
    [one] { $diamonds ->
        [0] o torță fără diamante
        [one] o torță cu 1 diamant
        [few] o torță cu { $diamonds } diamante
       *[other] o torță cu { $diamonds } de diamante
    }
    [few] { $diamonds ->
        [0] { $count } torțe fără diamante
        [one] { $count } torțe cu câte 1 diamant
        [few] { $count } torțe cu câte { $diamonds } diamante
       *[other] { $count } torțe cu câte { $diamonds } de diamante
    }
   *[other] { $diamonds ->
        [0] { $count } de torțe fără diamante
        [one] { $count } de torțe cu câte 1 diamant
        [few] { $count } de torțe cu câte { $diamonds } diamante
       *[other] { $count } de torțe cu câte { $diamonds } de diamante
    }
}
arrows = { $count ->
    [one] { $diamonds ->
        [0] săgeți fără diamante
        [one] săgeți cu 1 diamant
        [few] săgeți cu { $diamonds } diamante
       *[other] săgeți cu { $diamonds } de diamante
    }
    [few] { $diamonds ->
        [0] { $count } cartonașe cu săgeți fără diamante
        [one] { $count } cartonașe cu săgeți și câte 1 diamant
        [few] { $count } cartonașe cu săgeți și câte { $diamonds } diamante
       *[other] { $count } cartonașe cu săgeți și câte { $diamonds } de diamante
    }
   *[other] { $diamonds ->
        [0] { $count } de cartonașe cu săgeți fără diamante
        [one] { $count } de cartonașe cu săgeți și câte 1 diamant
        [few] { $count } de cartonașe cu săgeți și câte { $diamonds } diamante
       *[other] { $count } de cartonașe cu săgeți și câte { $diamonds } de diamante
    }
}
plain = { $count ->
    [one] { $diamonds ->
        [0] un cartonaș fără simbol și fără diamante
        [one] un cartonaș fără simbol, cu 1 diamant
        [few] un cartonaș fără simbol, cu { $diamonds } diamante
       *[other] un cartonaș fără simbol, cu { $diamonds } de diamante
    }
    [few] { $diamonds ->
        [0] { $count } cartonașe fără simbol și fără diamante
        [one] { $count } cartonașe fără simbol, cu câte 1 diamant
        [few] { $count } cartonașe fără simbol, cu câte { $diamonds } diamante
       *[other] { $count } cartonașe fără simbol, cu câte { $diamonds } de diamante
    }
   *[other] { $diamonds ->
        [0] { $count } de cartonașe fără simbol și fără diamante
        [one] { $count } de cartonașe fără simbol, cu câte 1 diamant
        [few] { $count } de cartonașe fără simbol, cu câte { $diamonds } diamante
       *[other] { $count } de cartonașe fără simbol, cu câte { $diamonds } de diamante
    }
}
five = { $count ->
    [one] cinci diamante
    [few] { $count } cartonașe cu câte cinci diamante
   *[other] { $count } de cartonașe cu câte cinci diamante
}
lit = coridorul iluminat
bats = lilieci
explosion = o explozie
snow-white = Albă-ca-Zăpada
lot = la sorți iese locul { $slot }

## Actions

discard = respinge-l
keep = păstrează-l pe locul { $slot }
look = { $seat_self ->
    [true] uită-te la locul tău { $slot }
   *[false] uită-te la locul { $slot } de la { $seat }
}
pass = nu te uita
confirm = am văzut destul
lay = așază cartonașele în ordinea: { $slots }
swap = schimbă locul tău { $slot } cu locul { $other_slot } de la { $seat }
offer = schimbă locul { $slot } cu un cartonaș tras la sorți de la { $seat }
cart = trimite sus locul { $slot }
exchange = schimbă între ele locurile { $slot } și { $other }
bury = renunță la locul { $slot }
stop = nu te mai uita

## Questions

question = Ce faci?
question-memorise = Acestea sunt cartonașele tale. Le știi pe de rost?
question-keep = Păstrezi cartonașul luat? Pe ce loc?
question-lantern = La care dintre cartonașele tale te uiți?
question-torch = La ce cartonaș al altcuiva te uiți?
question-peek = Ai văzut destul?
question-arrows = Ce cartonaș de-al tău schimbi, și cu care?
question-lit = Coridorul e iluminat pentru toți: la ce cartonaș te uiți?
question-bats = Lilieci! Care două cartonașe de-ale tale fac schimb de locuri?
question-explosion = O explozie! La ce cartonaș de-al tău renunți?
question-cart = Un cărucior pleacă sus: ce cartonaș trimiți cu el, cu fața în sus până la sfârșit?

## Events

event-begins = { $seat } începe.
event-row-dealt = { $seat } primește un șir de cartonașe.
event-level-entered = { $level ->
    [1] Piticii intră în nivelul I al minei.
    [2] Piticii coboară la nivelul II.
   *[other] Piticii coboară la nivelul III.
}
event-drew = { $seat } ia un cartonaș; { $left ->
    [0] grămăjoara e acum goală
    [one] mai rămâne 1
    [few] mai rămân { $left }
   *[other] mai rămân { $left }
}.
event-happening-drawn = { $seat } îl arată: { $tile }!
event-discarded = { $seat } îl respinge: { $tile }.
event-kept = { $seat } îl păstrează pe locul { $slot } și respinge: { $tile }.
event-looked = { $owner_self ->
    [true] { $seat } se uită la locul { $slot } din șirul propriu.
   *[false] { $seat } se uită la locul { $slot } de la { $owner }.
}
event-did-not-look = { $seat } nu se uită.
event-swapped = { $seat } schimbă locul { $slot } cu locul { $other_slot } de la { $owner }.
event-exchanged = { $seat } schimbă între ele locurile { $slot } și { $other }.
event-buried = { $seat } pierde cartonașul de pe locul { $slot }.
event-cart-sent-up = { $seat } trimite sus locul { $slot }: { $tile }.
event-skipped = { $seat } nu are niciun cartonaș pentru asta.
event-counted = { $seat } întoarce { $tiles }: în total { $diamonds ->
    [one] 1 diamant
    [few] { $diamonds } diamante
   *[other] { $diamonds } de diamante
}.

## Editions

edition-kukuryku = KUKURYKU (regulamentul în polonă, cehă, slovacă, maghiară și română)

## Options

option-tiles = Din ce cartonașe se fac grămăjoarele (o propunere sau un fișier al tău)
option-tiles-b = la nivelul I de la 0 la 3 diamante pe cartonaș, mai jos de la 1 la 4
option-tiles-a = de la 1 la 4 diamante pe fiecare cartonaș, la toate nivelurile
option-arrange = Cum îți așezi șirul înainte de început
option-arrange-own_order = în orice ordine vrei
option-arrange-as_dealt = cum a fost împărțit
option-look = Dacă felinarul sau torța trebuie folosite
option-look-optional = nu, poți renunța la o privire
option-look-must = da, trebuie să te uiți
option-look_at = La ce te poți uita
option-look_at-face_down = numai la un cartonaș cu spatele în sus
option-look_at-any = la orice cartonaș, chiar și cu fața în sus
option-arrows = Ce cartonaș aduc săgețile
option-arrows-chosen = cel pe care îl alegi
option-arrows-by_lot = tu alegi jucătorul, sorții aleg cartonașul
option-lit = Câte priviri aduce coridorul iluminat
option-lit-up_to_three = câte vrei, cel mult trei
option-lit-exactly_three = trei pentru fiecare
option-bats = Ce cartonașe pot muta liliecii
option-bats-face_down = două cu spatele în sus
option-bats-any = oricare două, chiar și unul trimis sus
option-cart = Când pleacă sus cărucioarele
option-cart-stack_empty = când se încheie rândul ultimului cartonaș
option-cart-last_draw = de îndată ce a fost luat ultimul cartonaș
option-explosion = Ce cartonaș se poate pierde la o explozie
option-explosion-face_down = unul cu spatele în sus
option-explosion-any = oricare, chiar și unul trimis sus
option-discard_pile = Cât arată ecranul din cartonașele respinse
option-discard_pile-top_only = numai cartonașul de deasupra
option-discard_pile-open = toate
option-memory_help = Ajutor de memorie: ecranul arată ce ai văzut
option-memory_help-off = nu, e un joc de memorie
option-memory_help-on = da, pentru un joc mai ușor
option-first_seat = Cine începe
option-first_seat-random = prin tragere la sorți

## The drawing

sketch-level = Nivelul { $level } al minei
sketch-stack = { $level }: { $tiles }
sketch-now = { $phase ->
    [first] Cine începe?
    [deal] Se împart șirurile.
    [memorise] Fiecare își învață șirul pe de rost.
    [draw] { $seat } ia cartonașul următor.
    [keep] { $seat } păstrează sau respinge cartonașul luat.
    [lantern] Felinar: { $seat } se poate uita la un cartonaș propriu.
    [torch] Torță: { $seat } se poate uita la un cartonaș al altcuiva.
    [peek] { $seat } se uită.
    [arrows] Săgeți: { $seat } trebuie să schimbe un cartonaș.
    [lit] { $round ->
        [4] Coridorul e iluminat: o ultimă privire.
       *[other] Coridorul e iluminat: privirea { $round } din 3.
    }
    [bats] Lilieci: fiecare schimbă între ele două cartonașe.
    [explosion] Explozie: fiecare pierde un cartonaș.
    [cart] Grămăjoara e goală: fiecare trimite sus un cărucior.
   *[over] Cina e gata: jocul s-a terminat.
}
sketch-pile = { $tiles ->
    [0] Nu e niciun cartonaș respins.
    [one] 1 cartonaș respins:
    [few] { $tiles } cartonașe respinse:
   *[other] { $tiles } de cartonașe respinse:
}
sketch-tile = { $tile ->
    [lantern] felinar
    [torch] torță
    [arrows] săgeți
    [five] cinci
    [lit] coridor iluminat
    [bats] lilieci
    [explosion] explozie
    [snow-white] Albă-ca-Zăpada
   *[other] { $tile }
}
sketch-up = { $diamonds } ♦ sus
sketch-looking = { $owner_self ->
    [true] { $seat } se uită la locul { $slot } din șirul propriu.
   *[false] { $seat } se uită la locul { $slot } de la { $owner }.
}
sketch-drawn = Ai luat: { $tile }.
sketch-waits = Luat, așteaptă cărucioarele: { $tile }
sketch-unseen = { $tiles ->
    [0] Din nivelul { $level } ai văzut tot.
   *[other] Din nivelul { $level } nu ai văzut:
}

## Bots

bot-mouse = Uită jumătate din ce a văzut, iar la fiecare a cincea mutare face ce-i trece prin cap.
bot-badger = Joacă pentru cartonașele cele mai bogate, dar pe cele vechi le uită încet-încet.
bot-fox = Vede ce urmează dintr-un cartonaș respins, dar pe cele vechi le uită încet-încet.
bot-owl = Nu uită nimic, adună săgeți și știe cine i-a văzut cel mai bun cartonaș.
bot-random = Face orice e permis.
bot-sensible = Face ce aduce pe loc cele mai multe diamante, cu o memorie perfectă.
bot-forgetful = La fel, dar ține minte numai unele cartonașe.
bot-fading = La fel, dar cartonașele vechi i se șterg din minte.
bot-prudent = Judecata bufniței, cu ponderi alese de mână.
bot-search = Joacă în minte fiecare alegere de sute de ori (numai în simulator).
