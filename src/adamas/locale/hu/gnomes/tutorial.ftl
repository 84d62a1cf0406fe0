### A first game of Gnomes, guided: at most three short sentences a step. It is also read aloud.
### $name1 is the other player.

tutorial-welcome = Üdv a bányában! Ez itt a te { $places } kártyád. A rajtuk lévő gyémántok a pontjaid.
tutorial-memorise = Bármilyen sorrendben lerakhatod őket: koppints a legjobb kártyádra, aztán a középsőre, és helyet cserélnek. Tanuld meg mindet kívülről, mert mindjárt lefordítjuk őket. Kész vagy? Koppints a gombra!
tutorial-keep = Olyan kártyát húztál, amelyen sok gyémánt van, és senki más nem látja. Tartsd meg: koppints a gyémánt nélküli kártyádra, az adja át a helyét.
tutorial-lantern = Az eldobott kártya mondja meg, mit teszel most. Lámpás van rajta: nézd meg egy saját kártyádat. Koppints bármelyikre!
tutorial-peek = Ezt a kártyát csak te látod. Jegyezd meg, aztán takard le újra a gombbal.
tutorial-discard = { $name1 } eldobott egy fáklyát, és megnézte egy kártyádat. Te is fáklyát húztál, gyémánt nélkül: dobd el!
tutorial-torch = Fáklya: most megnézheted valaki más kártyáját. Koppints bármelyikre!
tutorial-remember = Jó kártya? Jegyezd meg, hol van, aztán takard le újra.
tutorial-cart = Az első szint kiürült, ezért egy kocsi megy a felszínre. Az a kártya, amelyet felküldesz, felfordul: biztonságban van, és a végén beleszámít az eredménybe. Küldd fel a legjobbat!
tutorial-level = Irány a következő szint, ott értékesebbek a kártyák! Nyilakat húztál, kevés gyémánttal. Dobd el!
tutorial-arrows = Nyilak: el kell cserélned egy kártyádat valaki máséra, és senki sem nézi meg őket. Koppints egy gyenge kártyádra, aztán arra, amelyiket szeretnéd.
tutorial-bats = Denevérek! Mindenkinek meg kell cserélnie két saját kártyáját. Koppints kettőre, és jegyezd meg, hová kerültek.
tutorial-lit = Kivilágított folyosó! Mindenki legfeljebb három kártyát nézhet meg, bármelyik sorból, egymás után. Koppints egyre!
tutorial-stop = Nézhetnél többet is. Most ennyi elég: koppints a gombra!
tutorial-up = Még egy kocsi! Hová vitték a denevérek a legjobb kártyádat? Küldd fel, mielőtt valaki elcseréli.
tutorial-five = A legértékesebb kártya: öt gyémánt! Tartsd meg, és dobj el egy gyengét.
tutorial-pass = Az eldobott kártyádon lámpás van. Megnézhetsz egy kártyát, de nem kötelező. Most ne nézz meg semmit!
tutorial-explosion = Robbanás! Mindenki elveszít egyet a lefordított kártyái közül. Áldozz fel egy gyengét!
tutorial-supper = Hófehérke vacsorára hív: a játék azonnal véget ér. Minden kártya felfordul, és az győz, akinek a legtöbb gyémántja van. Egy igazi bánya sokkal mélyebb ennél.
