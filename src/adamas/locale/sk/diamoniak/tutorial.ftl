### A first game of Diamoniak, guided: for a child of five who is read to. Short words, short sentences.
### $name1 is the other player.

tutorial-welcome = Ahoj! Tu si postavíš zámok. Potrebuješ { $parts ->
    [one] 1 diel
    [few] { $parts } diely
    [many] { $parts } dielu
   *[other] { $parts } dielov
}. Kto ich má prvý všetky, vyhráva.
tutorial-draw = Ťukni na kôpku! Aká karta to bude?
tutorial-castle = Červený diel! Červený zámok je teraz tvoj. Ťukni na kôpku ešte raz.
tutorial-spare = Zelený diel sa k červenému zámku nehodí. Leží vedľa neho. Vezmi si ešte jednu kartu!
tutorial-diamond = Diamant! Za diamanty si môžeš kúpiť diely. Nateraz stačí: ťukni na ruku.
tutorial-other = { $name1 } stavia modrý zámok a vedľa neho má červený diel. Ten potrebuješ! Hľadaj diamanty: ťukni na kôpku.
tutorial-saving = Ďalší diamant! Diel stojí { $price ->
    [one] 1 diamant
    [few] { $price } diamanty
    [many] { $price } diamantu
   *[other] { $price } diamantov
}. Vezmi si ešte jednu kartu.
tutorial-buy = Teraz máš { $price ->
    [one] 1 diamant
    [few] { $price } diamanty
    [many] { $price } diamantu
   *[other] { $price } diamantov
}. Kúp si červený diel: ťukni naň!
tutorial-bought = Tvoj zámok narástol! Kto kupuje, už si v tom ťahu neberie karty. Teraz si zasa na rade: ťukni na kôpku.
tutorial-fairy = Víla! Zostane pri tebe a pomôže ti. Ešte jednu kartu? Odvahu!
tutorial-shield = Ojoj, bosorka! Chce od teba { $toll ->
    [one] 1 kartu
    [few] { $toll } karty
    [many] { $toll } karty
   *[other] { $toll } kariet
}. Ale ty máš vílu: pošli ju!
tutorial-saved = Bosorka je preč a všetko ti zostalo. Víla odletela s ňou. Vezmi si kartu!
tutorial-more = Diamant, to je milé! Ešte jednu kartu?
tutorial-luck = Žltý diel, ten pôjde vedľa zámku. Ďalšia karta môže byť bosorka… Skús to!
tutorial-give = Zasa bosorka, a víla tu nie je! Vezme si { $toll ->
    [one] 1 kartu a ty vyberáš ktorú
    [few] { $toll } karty a ty vyberáš ktoré
    [many] { $toll } karty a ty vyberáš ktoré
   *[other] { $toll } kariet a ty vyberáš ktoré
}. Daj jej to, čo leží vedľa zámku.
tutorial-end = Tvoj zámok stále stojí! Teraz už vieš všetko: stavaj, kupuj a dávaj si pozor na bosorku.
