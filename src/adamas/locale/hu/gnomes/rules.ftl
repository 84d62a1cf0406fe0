### The rules of Gnomes as a player reads them, with the numbers of the edition filled in.

heading-idea = Miről szól?

G1-1 = { $least_seats }–{ $most_seats } játékos vezet egy-egy törpecsapatot a gyémántbánya mélyére. A kártyáid lefordítva fekszenek, és emlékezned kell rá, mi van rajtuk. Az győz, akinek a legtöbb gyémántja van, amikor Hófehérke vacsorára hív.

heading-tiles = A kártyák

G1-2 = A közönséges kártyákon gyémántok és egy jel látható: lámpás, fáklya vagy nyilak.{ $plains ->
    [0] { "" }
   *[other] {" "}Némelyiken nincs jel.
} A hátoldaluk mutatja, melyik szinthez tartoznak: az I. szinthez { $tiles_1 }, a II. szinthez { $tiles_2 }, a III. szinthez { $tiles_3 } kártya.
G1-3 = { $specials ->
    [0] Különleges kártya nincs, csak Hófehérke, mélyen a III. szinten.
   *[other] A különleges kártyák lejjebb várnak, a II. és a III. szinten:{ $fives ->
        [0] { "" }
       *[other] {" "}öt gyémánt (×{ $fives }),
    }{ $lits ->
        [0] { "" }
       *[other] {" "}kivilágított folyosó (×{ $lits }),
    }{ $bats ->
        [0] { "" }
       *[other] {" "}denevérek (×{ $bats }),
    }{ $explosions ->
        [0] { "" }
       *[other] {" "}robbanás (×{ $explosions }),
    } valamint Hófehérke.
}
G8-2 = { $tile_set ->
    [b] A szabályfüzet nem írja meg, melyik kártyából hány van, ezért ez a készlet javaslat: az I. szinten 0–3 gyémánt van egy kártyán, lejjebb 1–4.
    [a] A szabályfüzet nem írja meg, melyik kártyából hány van, ezért ez a készlet javaslat: minden szinten 1–4 gyémánt van egy közönséges kártyán.
   *[house] Saját kártyakészlettel játszotok.
}

heading-before = Mielőtt elkezditek

G2-1 = Keverjétek meg a három szint kártyáit külön-külön. Az I. szint kártyái közül két játékosnál { $removed_2 }, három játékosnál { $removed_3 } darabot tegyetek vissza a dobozba úgy, hogy nem nézitek meg őket; négy játékosnál egyet sem.
G2-2 = Mindenki { $places } darab I. szintű kártyát kap. Nézd meg őket, tanuld meg őket kívülről, és { $arrange ->
    [own_order] tedd magad elé egy sorba, lefordítva, olyan sorrendben, ahogy a legkönnyebb megjegyezned.
   *[as_dealt] fordítsd le őket ott, ahol fekszenek.
} { $stack ->
    [one] A megmaradt 1 kártya
   *[other] A megmaradt { $stack } kártya
} az első pakli.
G-A14 = { $memory_help ->
    [on] A képernyő segít: továbbra is mutatja, mit láttál, és hogy ki mit látott már.
   *[off] Ha már megnézted őket, a kártyák képe eltűnik a képernyődről. Az emlékezés maga a játék.
}
G2-4 = { $begins ->
    [lot] Sorsolás dönti el, ki kezd.
    [agreed] Megegyeztetek, ki kezd.
   *[first] Az első helyen ülő játékos kezd; a szabályfüzet szerint ez a legfiatalabb.
} Utána az óramutató járásának irányában következtek.

heading-turn = Amikor te jössz

G3-1 = Húznod kell: vedd el a pakli legfelső kártyáját. Nézd meg, és ne mutasd meg senkinek.
G3-2 = Dobd el, vagy tartsd meg. Ha megtartod, válaszd ki az egyik lefordított kártyádat, dobd el azt, és a helyére tedd az újat, lefordítva.
G3-3 = Most az imént eldobott kártya jele lép életbe. Lámpás: egy pillantás az egyik saját kártyádra. Fáklya: egy pillantás valaki más egyik kártyájára. Nyilak: el kell cserélned az egyik lefordított kártyádat valaki más egyik lefordított kártyájára, és senki sem nézi meg őket.
G-A5 = { $look ->
    [must] A pillantásról nem lehet lemondani.
   *[optional] Ha nem akarod, nem kell megnézned semmit.
}
G-A20 = { $look_at ->
    [any] Bármelyik kártyát meg lehet nézni, akár felfordítottat is.
   *[face_down] Csak lefordított kártyát lehet megnézni.
}
G-A6 = { $arrows ->
    [by_lot] A cseréhez az egyik saját kártyádat és egy másik játékost választasz. Hogy melyik lefordított kártyáját kapod, azt a sors dönti el.
   *[chosen] A cserénél mindkét kártyát te választod ki.
} Akár azt is odaadhatod, amelyet épp most tartottál meg.
G-A4 = Az eldobott kártyák felfordítva fekszenek. { $discard_pile ->
    [open] Bármikor átnézheted az összeset.
   *[top_only] Csak a legfelső látszik.
} Onnan semmi sem kerül vissza.
G7-7 = Mindenki látja, melyik kártyát nézed meg vagy mozdítod el. Hogy mit láttál, azt csak te tudod.
G-A19 = Ha nem válaszolsz időben, a sorod úgy marad, ahogy kiosztották, a húzott kártyádat eldobod, csak akkor nézel meg valamit, ha kötelező, és a kötelező választás a bal szélső kártyára esik.

heading-down = Lejjebb a bányában

G4-1 = { $cart ->
    [last_draw] Amint valaki kihúzza egy pakli utolsó kártyáját, és még mielőtt az életbe lépne, egy kocsi megy a felszínre:
   *[stack_empty] Ha egy pakli elfogyott, és a kör véget ért, egy kocsi megy a felszínre:
} mindenki titokban kiválasztja egy lefordított kártyáját, és egyszerre fordítjátok fel őket. A kör után lementek a következő szintre. Ez kétszer történik meg: az I. és a II. szint után.
G4-2 = Ami felfordítva fekszik, azt már nem lehet kicserélni vagy elcserélni, és a végén neked számít{ $explosions ->
    [0] { "" }
   *[other] { $explosion ->
        [any] , hacsak fel nem áldozod egy robbanáskor
       *[face_down] { "" }
    }
}.

heading-special = Különleges kártyák

G5-1 = { $fives ->
    [0] { "" }
   *[other] Öt gyémánt: tartsd meg, mint bármelyik kártyát, vagy dobd el. Nincs rajta jel.
}
G-A11 = { $fives ->
    [0] A különleges kártyákat húzás után rögtön meg kell mutatni és el kell dobni.
   *[other] Minden más különleges kártyát húzás után rögtön meg kell mutatni és el kell dobni.
}
G5-2 = { $lits ->
    [0] { "" }
   *[other] Kivilágított folyosó: mindenki { $lit ->
        [exactly_three] háromszor néz meg egy
       *[up_to_three] legfeljebb háromszor nézhet meg egy
    } { $look_at ->
        [any] kártyát
       *[face_down] lefordított kártyát
    }, a sajátjai vagy a többieké közül.
}
G-A10 = { $lits ->
    [0] { "" }
   *[other] A kártyákat egyenként nézitek meg, minden játékos egyszerre. { $lit ->
        [exactly_three] Minden pillantás után kiválasztod a következő kártyát.
       *[up_to_three] Minden pillantás után kiválasztod a következő kártyát, vagy abbahagyod.
    }
}
G5-3 = { $bats ->
    [0] { "" }
   *[other] Denevérek: mindenkinek meg kell cserélnie két { $bats_move ->
        [any] kártyájának a helyét, akár lefordítottak, akár felfordítottak
       *[face_down] lefordított kártyájának a helyét
    }.
}
G5-4 = { $explosions ->
    [0] { "" }
   *[other] Robbanás: mindenki feláldozza { $explosion ->
        [any] egy kártyáját, akár lefordítottat, akár felfordítottat
       *[face_down] egy lefordított kártyáját
    }. A dobozba kerül, senki sem nézi meg, és nem ér semmit.
}
G-A16 = { $explosions ->
    [0] { "" }
    [one] { "" }
   *[other] Ha már nincs semmi, amit a robbanás elvihetne, megúsztad. Az utolsó kártyád mindig megmarad.
}
G5-5 = Hófehérke: kész a vacsora, és a játék azonnal véget ér.

heading-end = A játék vége

G6-1 = Fordítsátok fel az összes kártyátokat, és számoljátok meg rajtuk a gyémántokat. Akinek a legtöbb van, győz; ha többeknek is ennyi van, osztoznak a győzelmen.
