### A first game of Diamoniak, guided: for a child of five who is read to. Short words, short sentences.
### $name1 is the other player.

tutorial-welcome = Szia! Itt felépítheted a kastélyodat. { $parts } részből áll. Aki elsőként összegyűjti mindet, győz.
tutorial-draw = Koppints a paklira! Vajon milyen kártyát kapsz?
tutorial-castle = Egy piros rész! Most már tiéd a piros kastély. Koppints újra a paklira!
tutorial-spare = A zöld rész nem illik a piros kastélyhoz. Mellé kerül. Húzz még egy kártyát!
tutorial-diamond = Egy gyémánt! Gyémántért kastélyrészt vehetsz. Most ennyi elég: koppints a kézre!
tutorial-other = { $name1 } a kék kastélyt építi, és van mellette egy piros rész. Az kell neked! Keress gyémántot: koppints a paklira!
tutorial-saving = Még egy gyémánt! Egy rész { $price } gyémántba kerül. Húzz még egy kártyát!
tutorial-buy = Most már { $price } gyémántod van. Vedd meg a piros részt: koppints rá!
tutorial-bought = Nőtt a kastélyod! Aki vesz, abban a körben már nem húz kártyát. Most megint te jössz: koppints a paklira!
tutorial-fairy = Egy tündér! Nálad marad, és segít majd neked. Még egy kártyát? Légy bátor!
tutorial-shield = Jaj, egy boszorkány! { $toll } kártyát akar tőled. De van egy tündéred: hívd segítségül!
tutorial-saved = A boszorkány elment, és mindened megmaradt. A tündér is elrepült vele. Húzz egy kártyát!
tutorial-more = Egy gyémánt, de jó! Még egy kártyát?
tutorial-luck = Egy sárga rész, ez a kastély mellé kerül. A következő kártya akár boszorkány is lehet… Húzz bátran!
tutorial-give = Megint egy boszorkány, és nincs tündér! { $toll } kártyát visz el, és te választod ki, mit adsz. Add oda azt, ami a kastélyod mellett van!
tutorial-end = A kastélyod még áll! Most már mindent tudsz: építs, vegyél, és óvakodj a boszorkánytól!
