### The words of Gnomes: tiles, actions, events, options, and the labels of the drawing.

title = Gnómovia
tagline = Cestou do bane si pamätaj svoje diamanty, kým Snehulienka nezavolá na večeru.
note-tiles = Pravidlá neuvádzajú, koľko je ktorých doštičiek, preto je sada návrhom tohto projektu, nie tou z krabice.

## Tiles

first = začína { $seat }
lantern = { $count ->
    [1] {""}
   *[other] { $count }×{" "}
}{ $diamonds ->
    [0] lampáš bez diamantov
    [4] lampáš so 4 diamantmi
    [6] lampáš so 6 diamantmi
    [7] lampáš so 7 diamantmi
    [one] lampáš s 1 diamantom
    [few] lampáš s { $diamonds } diamantmi
    [many] lampáš s { $diamonds } diamantu
   *[other] lampáš s { $diamonds } diamantmi
}
torch = { $count ->
    [1] {""}
   *[other] { $count }×{" "}
}{ $diamonds ->
    [0] fakľa bez diamantov
    [4] fakľa so 4 diamantmi
    [6] fakľa so 6 diamantmi
    [7] fakľa so 7 diamantmi
    [one] fakľa s 1 diamantom
    [few] fakľa s { $diamonds } diamantmi
    [many] fakľa s { $diamonds } diamantu
   *[other] fakľa s { $diamonds } diamantmi
}
arrows = { $count ->
    [1] {""}
   *[other] { $count }×{" "}
}{ $diamonds ->
    [0] šípky bez diamantov
    [4] šípky so 4 diamantmi
    [6] šípky so 6 diamantmi
    [7] šípky so 7 diamantmi
    [one] šípky s 1 diamantom
    [few] šípky s { $diamonds } diamantmi
    [many] šípky s { $diamonds } diamantu
   *[other] šípky s { $diamonds } diamantmi
}
plain = { $count ->
    [1] {""}
   *[other] { $count }×{" "}
}{ $diamonds ->
    [0] doštička bez symbolu a bez diamantov
    [4] doštička bez symbolu, so 4 diamantmi
    [6] doštička bez symbolu, so 6 diamantmi
    [7] doštička bez symbolu, so 7 diamantmi
    [one] doštička bez symbolu, s 1 diamantom
    [few] doštička bez symbolu, s { $diamonds } diamantmi
    [many] doštička bez symbolu, s { $diamonds } diamantu
   *[other] doštička bez symbolu, s { $diamonds } diamantmi
}
five = { $count ->
    [1] päť diamantov
   *[other] { $count }× päť diamantov
}
lit = osvetlená chodba
bats = netopiere
explosion = explózia
snow-white = Snehulienka
lot = žreb určí miesto { $slot }

## Actions

discard = vyhodiť
keep = nechať si na mieste { $slot }
look = { $seat_self ->
    [true] pozrieť si svoje miesto { $slot }
   *[false] pozrieť si miesto { $slot } ({ $seat })
}
pass = nepozrieť sa
confirm = hotovo
lay = položiť doštičky v poradí: { $slots }
swap = vymeniť svoje miesto { $slot } za miesto { $other_slot } ({ $seat })
offer = vymeniť doštičku z miesta { $slot } za vyžrebovanú doštičku ({ $seat })
cart = poslať hore doštičku z miesta { $slot }
exchange = prehodiť miesta { $slot } a { $other }
bury = obetovať doštičku z miesta { $slot }
stop = už sa nepozerať

## Questions

question = Čo urobíš?
question-memorise = Toto sú tvoje doštičky. Vieš ich naspamäť?
question-keep = Necháš si novú doštičku? A kam s ňou?
question-lantern = Ktorú svoju doštičku si pozrieš?
question-torch = Ktorú cudziu doštičku si pozrieš?
question-peek = Zapamätáš si ju?
question-arrows = Ktorú svoju doštičku vymeníš a za ktorú?
question-lit = Chodba je osvetlená pre všetkých: ktorú doštičku si pozrieš?
question-bats = Netopiere! Ktoré dve svoje doštičky prehodíš?
question-explosion = Explózia! Ktorú svoju doštičku obetuješ?
question-cart = Hore ide vozík: ktorú svoju doštičku s ním pošleš, odokrytú až do konca hry?

## Events

event-begins = Začína { $seat }.
event-row-dealt = { $seat } dostáva rad doštičiek.
event-level-entered = { $level ->
    [1] Gnómovia vchádzajú na I. podlažie bane.
    [2] Gnómovia schádzajú na II. podlažie.
   *[other] Gnómovia schádzajú na III. podlažie.
}
event-drew = { $seat } si berie doštičku; { $left ->
    [0] kopa je teraz prázdna
    [one] zostáva 1
    [few] zostávajú { $left }
    [many] zostáva { $left }
   *[other] zostáva { $left }
}.
event-happening-drawn = { $seat } ukazuje: { $tile }!
event-discarded = { $seat } vyhadzuje: { $tile }.
event-kept = { $seat } si ju necháva na mieste { $slot } a vyhadzuje: { $tile }.
event-looked = { $owner_self ->
    [true] { $seat } sa pozerá na svoje miesto { $slot }.
   *[false] { $seat } sa pozerá na doštičku, ktorú má { $owner } na mieste { $slot }.
}
event-did-not-look = { $seat } sa nepozerá.
event-swapped = { $seat } vymieňa doštičku na mieste { $slot } za tú, ktorú má { $owner } na mieste { $other_slot }.
event-exchanged = { $seat } prehadzuje miesta { $slot } a { $other }.
event-buried = { $seat } prichádza o doštičku z miesta { $slot }.
event-cart-sent-up = { $seat } posiela hore doštičku z miesta { $slot }: { $tile }.
event-skipped = { $seat } na to nemá doštičku.
event-counted = { $seat } odokrýva: { $tiles }; spolu { $diamonds ->
    [one] 1 diamant
    [few] { $diamonds } diamanty
    [many] { $diamonds } diamantu
   *[other] { $diamonds } diamantov
}.

## Editions

edition-kukuryku = KUKURYKU (poľské, české, slovenské, maďarské a rumunské pravidlá)

## Options

option-tiles = Z akých doštičiek sú kopy (návrh alebo vlastný súbor)
option-tiles-b = na I. podlaží 0 až 3 diamanty na doštičke, hlbšie 1 až 4
option-tiles-a = 1 až 4 diamanty na každej doštičke na každom podlaží
option-arrange = Ako si pred začiatkom položíš rad
option-arrange-own_order = v ľubovoľnom poradí
option-arrange-as_dealt = tak, ako bol rozdaný
option-look = Či sa lampáš alebo fakľa musia použiť
option-look-optional = nie, pohľad smieš odmietnuť
option-look-must = áno, pozrieť sa musíš
option-look_at = Na čo sa dá pozrieť
option-look_at-face_down = len na zakrytú doštičku
option-look_at-any = na ktorúkoľvek doštičku, aj na odokrytú
option-arrows = Ktorú doštičku prinesú šípky
option-arrows-chosen = tú, ktorú si vyberieš
option-arrows-by_lot = hráča vyberáš ty, doštičku žreb
option-lit = Koľko pohľadov prinesie osvetlená chodba
option-lit-up_to_three = koľko chceš, najviac tri
option-lit-exactly_three = každému tri
option-bats = Ktoré doštičky netopiere prehodia
option-bats-face_down = dve zakryté
option-bats-any = ktorékoľvek dve, aj poslanú hore
option-cart = Kedy ide hore vozík
option-cart-stack_empty = keď sa skončí ťah s poslednou doštičkou
option-cart-last_draw = hneď ako si niekto zoberie poslednú doštičku
option-explosion = O ktorú doštičku možno explóziou prísť
option-explosion-face_down = o zakrytú
option-explosion-any = o ktorúkoľvek, aj poslanú hore
option-discard_pile = Koľko z vyhodených doštičiek obrazovka ukazuje
option-discard_pile-top_only = iba vrchnú
option-discard_pile-open = všetky
option-memory_help = Pomoc pamäti: obrazovka ukazuje, čo už poznáš
option-memory_help-off = vypnutá, veď o pamäť tu ide
option-memory_help-on = zapnutá, pre ľahšiu hru
option-first_seat = Kto začína
option-first_seat-random = určí žreb

## The drawing

sketch-level = { $level }. podlažie bane
sketch-stack = { $level }: { $tiles }
sketch-now = { $phase ->
    [first] Kto začína?
    [deal] Rozdávajú sa rady.
    [memorise] Každý si zapamätáva svoj rad.
    [draw] { $seat } si berie ďalšiu doštičku.
    [keep] { $seat } si novú doštičku nechá, alebo ju vyhodí.
    [lantern] Lampáš: { $seat } si môže pozrieť svoju doštičku.
    [torch] Fakľa: { $seat } si môže pozrieť cudziu doštičku.
    [peek] { $seat } sa pozerá.
    [arrows] Šípky: { $seat } musí vymeniť doštičku.
    [lit] { $round ->
        [4] Chodba je osvetlená: posledný pohľad.
       *[other] Chodba je osvetlená: pohľad { $round } z 3.
    }
    [bats] Netopiere: každý prehadzuje dve doštičky.
    [explosion] Explózia: každý prichádza o doštičku.
    [cart] Kopa je prázdna: každý posiela hore vozík.
   *[over] Večera je na stole: koniec hry.
}
sketch-pile = { $tiles ->
    [0] Žiadne vyhodené doštičky.
   *[other] Vyhodené doštičky ({ $tiles }):
}
sketch-tile = { $tile ->
    [lantern] lampáš
    [torch] fakľa
    [arrows] šípky
    [five] päťka
    [lit] chodba
    [bats] netopiere
    [explosion] explózia
    [snow-white] Snehulienka
   *[other] { $tile }
}
sketch-up = { $diamonds } ♦ hore
sketch-looking = { $owner_self ->
    [true] { $seat } sa pozerá na svoje miesto { $slot }.
   *[false] { $seat } sa pozerá na doštičku, ktorú má { $owner } na mieste { $slot }.
}
sketch-drawn = Berieš si: { $tile }.
sketch-waits = Nová doštička čaká na vozíky: { $tile }
sketch-unseen = { $tiles ->
    [0] Z { $level }. podlažia poznáš všetko.
   *[other] Z { $level }. podlažia nepoznáš:
}

## Bots

bot-mouse = Polovicu toho, čo vidí, zabudne a každý piaty ťah je len chvíľkový nápad.
bot-badger = Ide po najbohatších doštičkách, ale tie staré mu miznú z pamäti.
bot-fox = Domyslí si, čo vyplýva z vyhodenej doštičky, ale staré jej miznú z pamäti.
bot-owl = Nič nezabúda, šetrí si šípky a vie, kto pozná jej najlepšiu doštičku.
bot-random = Robí čokoľvek, čo je dovolené.
bot-sensible = Robí, čo hneď prinesie najviac diamantov, a má dokonalú pamäť.
bot-forgetful = To isté, ale pamätá si len niektoré doštičky.
bot-fading = To isté, ale staré doštičky zabúda.
bot-prudent = Úsudok sovy s ručne nastavenými váhami.
bot-search = Každú možnosť si v hlave vyskúša stovky ráz (len v simulátore).
