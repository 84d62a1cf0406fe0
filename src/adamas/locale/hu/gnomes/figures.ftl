### The figures in the rules of Gnomes: what they show, and what is written below them.

figure-tiles = Három közönséges kártya: fent a jel, lent a gyémántok.
figure-levels = A kártyák hátoldala. A szintet mutatja.
figure-levels-level = { $roman }. szint: { $number } kártya, a közönségeseken { $least }–{ $most } gyémánt
figure-specials = A különleges kártyák, és hogy melyikből hány van.
figure-specials-tile = { $type ->
    [five] Öt gyémánt
    [lit] Kivilágított folyosó
    [bats] Denevérek
    [explosion] Robbanás
   *[snow-white] Hófehérke
}
figure-learning = A sorodat csak te nézed meg.
figure-learning-look = Először: nézd meg, és jegyezd meg.
figure-learning-then = Aztán: lefordítva, amíg fel nem mennek, vagy véget nem ér a játék.
figure-keeping = A bekeretezett kártyát dobod el. Annak a jele lép életbe.
figure-keeping-discard = Eldobod a húzott kártyát.
figure-keeping-keep = Megtartod a húzott kártyát, és eldobod, amelyik a helyén volt.
figure-symbols = Mit jelent a jel az eldobott kártyán.
figure-symbols-lantern = Lámpás: megnézed egy saját kártyádat.
figure-symbols-torch = Fáklya: megnézed valaki más kártyáját.
figure-symbols-arrows = Nyilak: elcseréled egy kártyádat valaki máséra.
figure-carts = Egy sor útban lefelé. { $safe ->
    [explosion] Ami felment, azt már nem lehet elcserélni.
   *[yes] Ami felment, az biztonságban van.
}
figure-carts-level = { $up ->
    [0] { $roman }. szint: { $down } kártya lefordítva.
   *[other] { $roman }. szint: { $down } kártya lefordítva, { $up } felfordítva.
}
figure-own-row = A te sorod
figure-other-row = Valaki más sora
figure-light = Kivilágított folyosó: { $lit ->
    [exactly_three] három pillantás
   *[up_to_three] legfeljebb három pillantás
}, bárhová.
figure-bats = Denevérek: két kártyád helyet cserél.
figure-explosion = Robbanás: egy kártyád odalesz.
figure-counting = { $sum } = { $diamonds } gyémánt
