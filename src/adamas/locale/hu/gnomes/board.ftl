### The words of the board in the browser.

board = Az asztal

## The mine

board-mine = A bánya
board-level = { $level }. szint: { $tiles ->
    [0] nincs több kártya.
   *[other] még { $tiles } kártya.
}
board-here = Itt járnak a törpék.
board-bench = Húzott kártya és eldobott kártyák
board-drawn-none = Húzott kártya
board-drawn-own = Ezt húztad
board-drawn-own-shared = { $name } húzta
board-drawn-by = { $name } húzta
board-pile = Eldobva: { $tiles }
board-pile-top = Legfelül: { $tile }
board-pile-open = Eldobott kártyák átnézése
board-pile-title = Eldobott kártyák ({ $tiles }), elöl a legújabb

## Rows

board-row = { $name } sora
board-row-own = A te sorod ({ $name })
board-row-own-shared = { $name } sora
board-active = Soron
board-waiting = választ
board-ready = már választott
board-won = győzött
board-up = { $diamonds } gyémánt felfordítva
board-sum = összesen { $diamonds } gyémánt
board-place = { $slot }. hely
board-place-own = Saját { $slot }. hely
board-place-own-shared = Saját { $slot }. hely
board-label = { $named }: { $what }
board-hole = üres
board-face-up = { $tile }, felfordítva
board-face-seen = most nézed: { $tile }
board-face-seen-shared = most látható: { $tile }
board-face-known = lefordítva, { $level }. szint; már láttad: { $tile }
board-face-known-shared = lefordítva, { $level }. szint; már ismert: { $tile }
board-face-down = lefordítva, { $level }. szint
board-lookers = { $count ->
    [one] { $names } most nézi
   *[other] { $names } most nézik
}
board-seen-by = látta: { $names }
board-goes-up = felmegy a kocsival

## What to do

board-do-discard = Eldobom
board-do-pass = Nem nézem meg
board-do-confirm = Megjegyeztem
board-do-stop = Nem nézek többet
board-do-lay = Így rakom le őket
board-hint-memorise = Mindjárt lefordítjuk őket.
board-hint-arrange = Húzz egy kártyát a másikra, vagy koppints kettőre: helyet cserélnek.
board-hint-arrange-then = Koppints arra, amelyikkel helyet cserél.
board-hint-laid = Lefordítva fekszenek, ebben a sorrendben.
board-arranging-keys = Az Enter vagy a szóköz felemel egy kártyát és leteszi, a nyílbillentyűk mozgatják.
board-moved = Most { $slot }/{ $places }. hely: { $tile }
board-hint-keep = Koppints a helyre, ahová teszed, vagy dobd el.
board-hint-lantern = Koppints az egyik kártyádra.
board-hint-lantern-shared = Koppints egy saját kártyára.
board-hint-torch = Koppints valaki más kártyájára.
board-hint-peek = Ezt a kártyát csak te látod.
board-hint-peek-shared = Ezt a kártyát csak { $name } láthatja.
board-hint-arrows = 1/2. lépés: koppints egy saját kártyádra.
board-hint-arrows-shared = 1/2. lépés: koppints egy saját kártyára.
board-hint-arrows-then = 2/2. lépés: koppints arra, amelyiket { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. helyedre kéred.
board-hint-arrows-then-shared = 2/2. lépés: koppints arra, amelyik { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. helyre kerül.
board-hint-offer-then = 2/2. lépés: koppints valakinek a sorára. Hogy melyik kártyát kapod belőle, a sors dönti el.
board-hint-offer-then-shared = 2/2. lépés: koppints valakinek a sorára. Hogy melyik kártya jön belőle, a sors dönti el.
board-hint-bats = 1/2. lépés: koppints az egyik kártyádra.
board-hint-bats-shared = 1/2. lépés: koppints egy saját kártyára.
board-hint-bats-then = 2/2. lépés: koppints arra, amelyik { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. kártyáddal helyet cserél.
board-hint-explosion = Koppints arra, amelyiket feláldozod.
board-hint-explosion-shared = Koppints arra, amelyik odavész.
board-hint-cart = Koppints arra, amelyiket felküldöd.
board-hint-lit = { $round ->
    [4] Ez volt az utolsó pillantásod.
   *[other] { $round }/3. pillantás: koppints bármelyik kártyára.
}
board-hint-lit-shared = { $round ->
    [4] Ez volt az utolsó pillantás.
   *[other] { $round }/3. pillantás: koppints bármelyik kártyára.
}
board-hint-change = Még meggondolhatod magad.
board-hint-change-shared = Ez még megváltoztatható.

## What is asked, where several people share a device

question-shared = Mi legyen?
question-memorise-shared = Íme a kártyák: most kell megjegyezni őket.
question-keep-shared = Maradjon a húzott kártya, és ha igen, hol?
question-lantern-shared = Melyik saját kártyára essen fény?
question-torch-shared = Valaki másnak melyik kártyájára essen fény?
question-peek-shared = A kártya most látható. Megvan?
question-arrows-shared = Melyik saját kártyát kell elcserélni, és melyikre?
question-lit-shared = Kivilágított folyosó mindenkinek: melyik kártyára essen fény?
question-bats-shared = Denevérek! Melyik két saját kártya cseréljen helyet?
question-explosion-shared = Robbanás! Melyik saját kártya vesszen oda?
question-cart-shared = Egy kocsi megy a felszínre: melyik saját kártya menjen vele, végleg felfordítva?
swap-shared = elcserélem { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. kártyámat { $seat } { $other_slot }. kártyájára

## Memory help

board-unseen = Kártyák, amelyeket még nem láttál
board-unseen-shared = Kártyák, amelyeket { $name } még nem látott
board-unseen-level = { $level }. szint
board-unseen-none = nincs

## The result

board-outcome = { $tiles }
