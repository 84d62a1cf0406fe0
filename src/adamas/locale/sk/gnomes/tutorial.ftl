### A first game of Gnomes, guided: at most three short sentences a step. It is also read aloud.
### $name1 is the other player.

tutorial-welcome = Vitaj v bani! { $places ->
    [one] Toto je tvoja 1 doštička. Diamanty na nej
    [few] Toto sú tvoje { $places } doštičky. Diamanty na nich
    [many] Toto je tvojej { $places } doštičky. Diamanty na nich
   *[other] Toto je tvojich { $places } doštičiek. Diamanty na nich
} sú tvoje body.
tutorial-memorise = Smieš ich položiť v ľubovoľnom poradí: ťukni na svoju najlepšiu doštičku, potom na prostrednú, a prehodia sa. Všetky sa nauč naspamäť, o chvíľu budú lícom nadol. Už ich vieš? Ťukni na tlačidlo.
tutorial-keep = Berieš si doštičku plnú diamantov a nikto iný ju nevidí. Nechaj si ju: ťukni na svoju doštičku bez diamantov, tá jej uvoľní miesto.
tutorial-lantern = Vyhodená doštička hovorí, čo teraz urobíš. Je na nej lampáš: pozri si jednu zo svojich doštičiek. Ťukni na ktorúkoľvek.
tutorial-peek = Túto doštičku vidíš iba ty. Zapamätaj si ju a potom ju tlačidlom zasa zakry.
tutorial-discard = { $name1 } vyhadzuje fakľu a pozerá sa na jednu z tvojich doštičiek. Aj ty si berieš fakľu, bez diamantov: vyhoď ju.
tutorial-torch = Fakľa: teraz si smieš pozrieť doštičku niekoho iného. Ťukni na ktorúkoľvek.
tutorial-remember = Je to dobrá doštička? Zapamätaj si, kde leží, a potom ju zasa zakry.
tutorial-cart = Prvé podlažie je prázdne, preto ide hore vozík. Doštička, ktorú pošleš, sa odokryje: je v bezpečí a na konci sa ráta. Pošli hore svoju najlepšiu.
tutorial-level = Schádzame nižšie, tam sú doštičky bohatšie! Berieš si šípky, ale diamantov je na nich málo. Vyhoď ich.
tutorial-arrows = Šípky: musíš vymeniť jednu svoju doštičku za cudziu a nikto sa nepozerá. Ťukni na svoju slabú doštičku a potom na tú, ktorú chceš.
tutorial-bats = Netopiere! Každý musí prehodiť dve svoje doštičky. Ťukni na dve a zapamätaj si, kde teraz ležia.
tutorial-lit = Chodba je osvetlená! Každý si smie pozrieť až tri doštičky z ktoréhokoľvek radu, jednu po druhej. Ťukni na jednu.
tutorial-stop = Smieš si pozrieť aj ďalšie. Nateraz však stačí: ťukni na tlačidlo.
tutorial-up = Ďalší vozík! Kam netopiere preniesli tvoju najlepšiu doštičku? Pošli ju hore, skôr než ju niekto vymení.
tutorial-five = Najbohatšia doštička zo všetkých: päť diamantov! Nechaj si ju a nejakú slabú vyhoď.
tutorial-pass = Na vyhodenej doštičke je lampáš. Pozrieť sa môžeš, ale nemusíš. Tentoraz sa nepozri.
tutorial-explosion = Explózia! Každý príde o jednu zakrytú doštičku. Obetuj nejakú slabú.
tutorial-supper = Snehulienka volá na večeru: hra sa okamžite končí. Všetky doštičky sa odokryjú a vyhráva, kto má najviac diamantov. Skutočná baňa je oveľa hlbšia než táto.
