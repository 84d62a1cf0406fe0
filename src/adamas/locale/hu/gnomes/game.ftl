### The words of Gnomes: tiles, actions, events, options, and the labels of the drawing.

title = Gnómok
tagline = Emlékezz a gyémántjaidra a bánya mélyén, amíg Hófehérke vacsorára nem hív!
note-tiles = A szabályfüzet nem írja meg, melyik kártyából hány van, ezért a készlet ennek a projektnek a javaslata, nem a nyomtatott.

## Tiles

first = { $seat } kezd
lantern = { $count ->
    [one] { $diamonds ->
        [0] lámpás gyémánt nélkül
       *[other] lámpás { $diamonds } gyémánttal
    }
   *[other] { $diamonds ->
        [0] { $count } lámpás gyémánt nélkül
       *[other] { $count } lámpás egyenként { $diamonds } gyémánttal
    }
}
torch = { $count ->
    [one] { $diamonds ->
        [0] fáklya gyémánt nélkül
       *[other] fáklya { $diamonds } gyémánttal
    }
   *[other] { $diamonds ->
        [0] { $count } fáklya gyémánt nélkül
       *[other] { $count } fáklya egyenként { $diamonds } gyémánttal
    }
}
arrows = { $count ->
    [one] { $diamonds ->
        [0] nyilak gyémánt nélkül
       *[other] nyilak { $diamonds } gyémánttal
    }
   *[other] { $diamonds ->
        [0] { $count } nyilas kártya gyémánt nélkül
       *[other] { $count } nyilas kártya egyenként { $diamonds } gyémánttal
    }
}
plain = { $count ->
    [one] { $diamonds ->
        [0] jel nélküli kártya gyémánt nélkül
       *[other] jel nélküli kártya { $diamonds } gyémánttal
    }
   *[other] { $diamonds ->
        [0] { $count } jel nélküli kártya gyémánt nélkül
       *[other] { $count } jel nélküli kártya egyenként { $diamonds } gyémánttal
    }
}
five = { $count ->
    [one] öt gyémánt
   *[other] { $count } kártya egyenként öt gyémánttal
}
lit = kivilágított folyosó
bats = denevérek
explosion = robbanás
snow-white = Hófehérke
lot = sorsolás: { $slot }. hely

## Actions

discard = eldobom
keep = megtartom { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. helyen
look = { $seat_self ->
    [true] megnézem { $slot ->
        [1] az
        [5] az
       *[other] a
    } { $slot }. kártyámat
   *[false] megnézem { $seat } { $slot }. kártyáját
}
pass = nem nézem meg
confirm = megjegyeztem
lay = lerakom a kártyákat ebben a sorrendben: { $slots }
swap = elcserélem { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. kártyámat { $seat } { $other_slot }. kártyájára
offer = { $seat } egyik kisorsolt kártyájára cserélem { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. kártyámat
cart = felküldöm { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. kártyámat
exchange = megcserélem { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. és { $other ->
    [1] az
    [5] az
   *[other] a
} { $other }. kártyámat
bury = feláldozom { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. kártyámat
stop = nem nézek többet

## Questions

question = Mit teszel?
question-memorise = Ezek a kártyáid. Tudod már őket fejből?
question-keep = Megtartod a húzott kártyát, és ha igen, hol?
question-lantern = Melyik kártyádat nézed meg?
question-torch = Valaki másnak melyik kártyáját nézed meg?
question-peek = Megjegyezted?
question-arrows = Melyik kártyádat cseréled el, és melyikre?
question-lit = Kivilágított folyosó mindenkinek: te melyik kártyát nézed meg?
question-bats = Denevérek! Melyik két kártyád cserél helyet?
question-explosion = Robbanás! Melyik kártyádat áldozod fel?
question-cart = Egy kocsi megy a felszínre: melyik kártyádat küldöd fel vele, végleg felfordítva?

## Events

event-begins = { $seat } kezd.
event-row-dealt = { $seat } egy sor kártyát kap.
event-level-entered = { $level ->
    [1] A törpék belépnek a bánya I. szintjére.
    [2] A törpék leereszkednek a II. szintre.
   *[other] A törpék leereszkednek a III. szintre.
}
event-drew = { $seat } húz egy kártyát; { $left ->
    [0] a pakli elfogyott
   *[other] { $left } maradt
}.
event-happening-drawn = { $seat } megmutatja: { $tile }!
event-discarded = { $seat } eldobja: { $tile }.
event-kept = { $seat } megtartja { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. helyen, és eldobja: { $tile }.
event-looked = { $owner_self ->
    [true] { $seat } megnézi a saját { $slot }. kártyáját.
   *[false] { $seat } megnézi { $owner } { $slot }. kártyáját.
}
event-did-not-look = { $seat } nem nézi meg.
event-swapped = { $seat } elcseréli a saját { $slot }. kártyáját { $owner } { $other_slot }. kártyájára.
event-exchanged = { $seat } megcseréli a saját { $slot }. és { $other }. kártyáját.
event-buried = { $seat } elveszíti { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. kártyáját.
event-cart-sent-up = { $seat } felküldi { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. kártyáját: { $tile }.
event-skipped = { $seat } kimarad: nincs hozzá kártyája.
event-counted = { $seat } felfordítja: { $tiles }. Összesen { $diamonds } gyémánt.

## Editions

edition-kukuryku = KUKURYKU (lengyel, cseh, szlovák, magyar és román szabályfüzet)

## Options

option-tiles = Milyen kártyákból állnak a paklik (egy javaslat vagy egy saját fájl)
option-tiles-b = az I. szinten 0–3 gyémánt egy kártyán, lejjebb 1–4
option-tiles-a = 1–4 gyémánt minden szint minden kártyáján
option-arrange = Hogyan rakod le a sorodat kezdés előtt
option-arrange-own_order = tetszőleges sorrendben
option-arrange-as_dealt = úgy, ahogy kiosztották
option-look = Kötelező-e használni a lámpást és a fáklyát
option-look-optional = nem, a pillantásról le lehet mondani
option-look-must = igen, meg kell nézned egy kártyát
option-look_at = Mit lehet megnézni
option-look_at-face_down = csak lefordított kártyát
option-look_at-any = bármelyik kártyát, akár felfordítottat is
option-arrows = Melyik kártyát hozzák a nyilak
option-arrows-chosen = azt, amelyiket te választod
option-arrows-by_lot = a játékost te választod, a kártyát a sors
option-lit = Hány pillantást ad a kivilágított folyosó
option-lit-up_to_three = amennyit akarsz, legfeljebb hármat
option-lit-exactly_three = mindenkinek hármat
option-bats = Melyik kártyákat cserélik meg a denevérek
option-bats-face_down = két lefordítottat
option-bats-any = bármelyik kettőt, akár egy felküldöttet is
option-cart = Mikor megy fel a kocsi
option-cart-stack_empty = az utolsó kártya köre után
option-cart-last_draw = az utolsó kártya kihúzásakor
option-explosion = Melyik kártyát viheti el egy robbanás
option-explosion-face_down = egy lefordítottat
option-explosion-any = bármelyiket, akár egy felküldöttet is
option-discard_pile = Mennyit mutat a képernyő az eldobott kártyákból
option-discard_pile-top_only = csak a legfelsőt
option-discard_pile-open = mindet
option-memory_help = Memóriasegítség: a képernyő mutatja, amit már láttál
option-memory_help-off = ki, hiszen az emlékezés maga a játék
option-memory_help-on = be, hogy könnyebb legyen
option-first_seat = Ki kezd
option-first_seat-random = sorsolás dönti el

## The drawing

sketch-level = A bánya { $level }. szintje
sketch-stack = { $level }: { $tiles }
sketch-now = { $phase ->
    [first] Ki kezd?
    [deal] Kiosztjuk a sorokat.
    [memorise] Mindenki megjegyzi a saját sorát.
    [draw] { $seat } húzza a következő kártyát.
    [keep] { $seat } megtartja vagy eldobja, amit húzott.
    [lantern] Lámpás: { $seat } megnézheti egy saját kártyáját.
    [torch] Fáklya: { $seat } megnézheti valaki más kártyáját.
    [peek] { $seat } egy kártyát néz.
    [arrows] Nyilak: { $seat } köteles elcserélni egy kártyát.
    [lit] { $round ->
        [4] Kivilágított folyosó: az utolsó pillantás.
       *[other] Kivilágított folyosó: { $round }/3. pillantás.
    }
    [bats] Denevérek: mindenki megcseréli két kártyáját.
    [explosion] Robbanás: mindenki elveszít egy kártyát.
    [cart] Elfogyott a pakli: mindenki felküld egy kocsit.
   *[over] Kész a vacsora: a játéknak vége.
}
sketch-pile = { $tiles ->
    [0] Nincs eldobott kártya.
   *[other] Eldobott kártyák ({ $tiles }):
}
sketch-tile = { $tile ->
    [lantern] lámpás
    [torch] fáklya
    [arrows] nyilak
    [five] öt gyémánt
    [lit] kivilágított folyosó
    [bats] denevérek
    [explosion] robbanás
    [snow-white] Hófehérke
   *[other] { $tile }
}
sketch-up = { $diamonds } ♦ fent
sketch-looking = { $owner_self ->
    [true] { $seat } a saját { $slot }. kártyáját nézi.
   *[false] { $seat } nézi { $owner } { $slot }. kártyáját.
}
sketch-drawn = Ezt húztad: { $tile }.
sketch-waits = Kihúzva, a kocsikra vár: { $tile }
sketch-unseen = { $tiles ->
    [0] { $level }. szint: már mindent láttál.
   *[other] { $level }. szint, ezeket még nem láttad:
}

## Bots

bot-mouse = Elfelejti a felét annak, amit látott, és minden ötödik lépése szeszély.
bot-badger = A legértékesebb kártyákra hajt, de a régiek elhalványulnak az emlékezetében.
bot-fox = Látja, mi következik egy eldobásból, de a régi kártyák elhalványulnak.
bot-owl = Semmit sem felejt el, gyűjti a nyilakat, és tudja, ki látta a legjobb kártyáját.
bot-random = Bármit megtesz, amit szabad.
bot-sensible = Azt teszi, ami rögtön a legtöbb gyémántot hozza, tökéletes emlékezettel.
bot-forgetful = Ugyanez, de csak néhány kártyára emlékszik.
bot-fading = Ugyanez, de a régi kártyák elhalványulnak.
bot-prudent = A bagoly ítélőképessége, kézzel beállított súlyokkal.
bot-search = Minden lehetőséget több százszor lejátszik fejben (csak a szimulátorban).
