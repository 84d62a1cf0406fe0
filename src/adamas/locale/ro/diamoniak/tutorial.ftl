### A first game of Diamoniak, guided: for a child of five who is read to. Short words, short sentences.
### $name1 is the other player.

tutorial-welcome = Bună! Aici îți construiești castelul. Are nevoie de { $parts ->
    [one] 1 piesă
    [few] { $parts } piese
   *[other] { $parts } de piese
}. Cine le are întâi pe toate câștigă.
tutorial-draw = Atinge teancul! Ce carte o să vină?
tutorial-castle = O piesă roșie! Acum castelul roșu e al tău. Atinge din nou teancul.
tutorial-spare = O piesă verde nu se potrivește la un castel roșu. Stă lângă el. Mai ia o carte!
tutorial-diamond = Un diamant! Cu diamante poți cumpăra piese. Acum ajunge: atinge mâna.
tutorial-other = { $name1 } construiește castelul albastru și are lângă el o piesă roșie. Ție îți trebuie! Caută diamante: atinge teancul.
tutorial-saving = Încă un diamant! O piesă costă { $price ->
    [one] 1 diamant
    [few] { $price } diamante
   *[other] { $price } de diamante
}. Mai ia o carte.
tutorial-buy = Acum ai { $price ->
    [one] 1 diamant
    [few] { $price } diamante
   *[other] { $price } de diamante
}. Cumpără piesa roșie: atinge-o!
tutorial-bought = Castelul tău a crescut! Cine cumpără nu mai trage cărți la rândul acela. Acum e iar rândul tău: atinge teancul.
tutorial-fairy = O zână! Ea rămâne cu tine și te va ajuta. Încă o carte? Curaj!
tutorial-shield = Vai, o vrăjitoare! Vrea { $toll ->
    [one] 1 carte
    [few] { $toll } cărți
   *[other] { $toll } de cărți
} de la tine. Dar tu ai o zână: trimite-o!
tutorial-saved = Vrăjitoarea a plecat, iar tu păstrezi tot. Zâna a zburat odată cu ea. Ia o carte!
tutorial-more = Un diamant, ce frumos! Încă o carte?
tutorial-luck = O piesă galbenă, de pus lângă castel. Cartea următoare poate fi o vrăjitoare… Îndrăznește!
tutorial-give = Iar o vrăjitoare, și nicio zână! Ea ia { $toll ->
    [one] 1 carte
    [few] { $toll } cărți
   *[other] { $toll } de cărți
}, dar tu alegi care. Dă-i ce stă lângă castel.
tutorial-end = Castelul tău e tot acolo! Acum știi tot: construiește, cumpără și ferește-te de vrăjitoare.
