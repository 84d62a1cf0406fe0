### A first game of Diamoniak, guided: for a child of five who is read to. Short words, short sentences.
### $name1 is the other player.

tutorial-welcome = Cześć! Tu zbudujesz swój zamek. Potrzebujesz { $parts ->
    [one] 1 części
    [few] { $parts } części
    [many] { $parts } części
   *[other] { $parts } części
}. Kto pierwszy ma wszystkie, wygrywa.
tutorial-draw = Dotknij stosu! Jaka karta ci się trafi?
tutorial-castle = Czerwona część! Czerwony zamek jest teraz twój. Dotknij stosu jeszcze raz.
tutorial-spare = Zielona część nie pasuje do czerwonego zamku. Leży obok. Weź jeszcze jedną kartę!
tutorial-diamond = Diament! Za diamenty można kupować części. Na razie wystarczy: dotknij dłoni.
tutorial-other = { $name1 } buduje niebieski zamek, a obok ma czerwoną część. Potrzebujesz jej! Szukaj diamentów: dotknij stosu.
tutorial-saving = Kolejny diament! Część kosztuje { $price ->
    [one] 1 diament
    [few] { $price } diamenty
    [many] { $price } diamentów
   *[other] { $price } diamentu
}. Weź jeszcze jedną kartę.
tutorial-buy = Teraz masz { $price ->
    [one] 1 diament
    [few] { $price } diamenty
    [many] { $price } diamentów
   *[other] { $price } diamentu
}. Kup czerwoną część: dotknij jej!
tutorial-bought = Twój zamek urósł! Kto kupuje, nie bierze już kart w tej turze. Teraz znowu twoja kolej: dotknij stosu.
tutorial-fairy = Wróżka! Zostanie z tobą i ci pomoże. Jeszcze jedna karta? Odwagi!
tutorial-shield = O nie, czarownica! Chce od ciebie { $toll ->
    [one] 1 kartę
    [few] { $toll } karty
    [many] { $toll } kart
   *[other] { $toll } karty
}. Ale masz wróżkę: wyślij ją!
tutorial-saved = Czarownicy już nie ma, a ty nic nie tracisz. Wróżka odleciała razem z nią. Weź kartę!
tutorial-more = Diament, jak miło! Jeszcze jedna karta?
tutorial-luck = Żółta część, położymy ją obok zamku. A jeśli teraz przyjdzie czarownica? Zaryzykuj!
tutorial-give = Znowu czarownica, a wróżki brak! Zabierze { $toll ->
    [one] 1 kartę, a ty wybierasz którą
    [few] { $toll } karty, a ty wybierasz które
    [many] { $toll } kart, a ty wybierasz które
   *[other] { $toll } karty, a ty wybierasz które
}. Oddaj jej to, co leży obok zamku.
tutorial-end = Twój zamek stoi! Teraz wiesz już wszystko: buduj, kupuj i strzeż się czarownicy.
