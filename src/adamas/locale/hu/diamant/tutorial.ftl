### A first game of Diamant, guided: at most three short sentences a step. It is also read aloud.
### $name1 and $name2 are the two other explorers.

tutorial-welcome = Üdv! Egy rubinokkal teli barlang vár rád. Ez itt te vagy, és a többiek is veled tartanak. Induljunk befelé: felfordul egy kártya.
tutorial-share = Egy { $rubies } rubinos kincs! Mindenki { $each } rubint kap. { $left } rubint nem lehet elosztani, ez a kártyán marad.
tutorial-decide = Ami nálad van, még nincs biztonságban. Minden kártya után mindenki titokban választ: tovább vagy haza. Most menj tovább!
tutorial-trap = Egy kígyó! A fajtájából az első csapda csak megijeszt, de egy második kígyó véget vetne az expedíciónak. Légy bátor, menj tovább!
tutorial-relic = Egy ereklye! Csak az a felfedező kapja meg, aki egyedül megy haza, és vele az úton lévő összes rubint. Most menj haza!
tutorial-alone = Egyedül mentél haza: { $carried } rubin volt a kezedben, { $found } az úton, és tiéd az ereklye is. Minden biztonságban van a ládádban. A többiek még a barlangban vannak…
tutorial-failed = A második kígyó! { $name1 } és { $name2 } mindent elveszít, ami a kezében volt: fejenként { $lost } rubint. Ami a ládádban van, azt senki sem veheti el.
tutorial-again = Most megint mindenki a barlangban van, egy új úton. Már { $each } rubin van nálad. Menj tovább!
tutorial-company = Még egy ereklye! Menj haza, és nézd meg, ki megy veled.
tutorial-together = { $name1 } veled egyszerre ment haza. Osztoztok az úton heverő rubinokon: fejenként { $found }. Az ereklye ott marad, mert senki sem ment egyedül.
tutorial-last = Később { $name2 } egyedül ment haza, és megkapta az ereklyét. Az utolsó expedíció egy pókkal kezdődik. Menj tovább!
tutorial-brave = { $each } rubin van nálad, és a pakliban még vannak pókok. Egy óvatos felfedező most hazamenne. Te menj tovább, csak hogy lásd, mi történik!
tutorial-lost = A második pók! Ami nálad volt, elveszett: { $lost } rubin. De még így is a te ládádban van a legtöbb, tehát te győztél. Egy igazi játék { $expeditions } expedícióból áll.
