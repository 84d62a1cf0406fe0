### A first game of Gnomes, guided: at most three short sentences a step. It is also read aloud.
### $name1 is the other player.

tutorial-welcome = Witaj w kopalni! { $places ->
    [one] Oto twoja 1 płytka. Diamenty na niej
    [few] Oto twoje { $places } płytki. Diamenty na nich
    [many] Oto twoich { $places } płytek. Diamenty na nich
   *[other] Oto twoje { $places } płytki. Diamenty na nich
} to twoje punkty.
tutorial-memorise = Możesz je ułożyć w dowolnej kolejności: dotknij swojej najlepszej płytki, potem środkowej, a zamienią się miejscami. Naucz się wszystkich na pamięć, bo zaraz będą zakryte. Pamiętasz? Dotknij przycisku.
tutorial-keep = Pobierasz płytkę z wieloma diamentami i nikt inny jej nie widzi. Zatrzymaj ją: dotknij swojej płytki bez diamentów, która zrobi jej miejsce.
tutorial-lantern = Odrzucona płytka mówi, co teraz robisz. Jest na niej latarnia: podejrzyj jedną ze swoich płytek. Dotknij dowolnej.
tutorial-peek = Tylko ty widzisz tę płytkę. Zapamiętaj ją, a potem zakryj przyciskiem.
tutorial-discard = { $name1 } odrzuca pochodnię i podgląda jedną z twoich płytek. Teraz ty też pobierasz pochodnię, bez diamentów: odrzuć ją.
tutorial-torch = Pochodnia: teraz możesz podejrzeć płytkę innego gracza. Dotknij dowolnej.
tutorial-remember = Czy to dobra płytka? Zapamiętaj, gdzie leży, a potem ją zakryj.
tutorial-cart = Pierwsza kondygnacja jest pusta, więc na górę jedzie wózek. Płytka, którą wyślesz, zostanie odkryta: jest bezpieczna i liczy się na końcu. Wyślij najlepszą.
tutorial-level = Zjeżdżamy niżej, tam płytki są bogatsze! Pobierasz strzałki z małą liczbą diamentów. Odrzuć je.
tutorial-arrows = Strzałki: musisz zamienić jedną ze swoich płytek na cudzą, a nikt nie podgląda. Dotknij swojej słabej płytki, a potem tej, którą chcesz mieć.
tutorial-bats = Nietoperze! Każdy musi zamienić miejscami dwie swoje płytki. Dotknij dwóch i zapamiętaj, gdzie teraz leżą.
tutorial-lit = Korytarz jest oświetlony! Każdy może podejrzeć do trzech płytek z dowolnego rzędu, jedną po drugiej. Dotknij jednej.
tutorial-stop = Możesz podejrzeć więcej. Na razie wystarczy: dotknij przycisku.
tutorial-up = Znowu wózek! Dokąd nietoperze zaniosły twoją najlepszą płytkę? Wyślij ją na górę, zanim ktoś ją zamieni.
tutorial-five = Najbogatsza płytka ze wszystkich: pięć diamentów! Zatrzymaj ją i oddaj słabą.
tutorial-pass = Na odrzuconej płytce jest latarnia. Możesz podejrzeć, ale nie musisz. Tym razem nie podglądaj.
tutorial-explosion = Wybuch! Każdy traci jedną ze swoich zakrytych płytek. Poświęć słabą.
tutorial-supper = Królewna Śnieżka woła na kolację: gra natychmiast się kończy. Odkrywamy wszystkie płytki i wygrywa ten, kto ma najwięcej diamentów. Prawdziwa kopalnia jest o wiele głębsza.
