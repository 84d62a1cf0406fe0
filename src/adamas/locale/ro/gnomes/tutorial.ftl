### A first game of Gnomes, guided: at most three short sentences a step. It is also read aloud.
### $name1 is the other player.

tutorial-welcome = Bun venit în mină! { $places ->
    [one] Acesta e cartonașul tău: 1 cartonaș. Diamantele de pe el sunt punctele tale.
    [few] Acestea sunt cele { $places } cartonașe ale tale. Diamantele de pe ele sunt punctele tale.
   *[other] Acestea sunt cele { $places } de cartonașe ale tale. Diamantele de pe ele sunt punctele tale.
}
tutorial-memorise = Le poți așeza în orice ordine: atinge cel mai bun cartonaș al tău, apoi pe cel din mijloc, și fac schimb de locuri. Învață-le pe toate pe de rost: în curând stau cu spatele în sus. Gata? Atinge butonul.
tutorial-keep = Ai luat un cartonaș cu multe diamante și nu-l vede nimeni altcineva. Păstrează-l: atinge cartonașul tău fără diamante, care îi face loc.
tutorial-lantern = Cartonașul respins îți spune ce faci acum. Arată un felinar: uită-te la un cartonaș de-al tău. Atinge-l pe oricare.
tutorial-peek = Numai tu vezi acest cartonaș. Ține-l minte, apoi acoperă-l din nou cu butonul.
tutorial-discard = { $name1 } a respins o torță și s-a uitat la un cartonaș de-al tău. Și tu ai luat o torță, fără diamante: respinge-o.
tutorial-torch = O torță: acum te poți uita la un cartonaș al altcuiva. Atinge-l pe oricare.
tutorial-remember = E un cartonaș bun? Ține minte unde stă, apoi acoperă-l din nou.
tutorial-cart = Primul nivel e gol, așa că un cărucior pleacă la suprafață. Cartonașul pe care îl trimiți se întoarce cu fața în sus: e în siguranță și se numără la sfârșit. Trimite-l pe cel mai bun.
tutorial-level = Coborâm la nivelul următor, unde cartonașele sunt mai bogate! Ai luat săgeți cu puține diamante. Respinge-le.
tutorial-arrows = Săgeți: trebuie să schimbi un cartonaș al tău cu unul al altcuiva, și nimeni nu se uită. Atinge un cartonaș sărac de la tine, apoi pe cel pe care îl vrei.
tutorial-bats = Lilieci! Fiecare trebuie să schimbe între ele două cartonașe proprii. Atinge două și ține minte unde sunt acum.
tutorial-lit = Coridorul e iluminat! Fiecare se poate uita la cel mult trei cartonașe, din orice șir, unul după altul. Atinge unul.
tutorial-stop = Te-ai putea uita la mai multe. Acum ajunge: atinge butonul.
tutorial-up = Încă un cărucior! Unde ți-au dus liliecii cel mai bun cartonaș? Trimite-l sus, înainte să-l schimbe cineva.
tutorial-five = Cel mai bogat cartonaș dintre toate: cinci diamante! Păstrează-l și lasă să plece unul sărac.
tutorial-pass = Cartonașul pe care l-ai lăsat arată un felinar. Te poți uita, dar nu e obligatoriu. De data asta, nu te uita.
tutorial-explosion = O explozie! Fiecare pierde un cartonaș cu spatele în sus. Renunță la unul sărac.
tutorial-supper = Albă-ca-Zăpada cheamă la cină: jocul se termină pe loc. Se întorc toate cartonașele și câștigă cine are cele mai multe diamante. O mină adevărată e mult mai adâncă decât aceasta.
