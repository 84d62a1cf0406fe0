### The figures in the rules of Diamoniak: what they show, and what is written below them.

figure-growing = { $parts ->
    [one] Un château a { $parts } morceau.
   *[other] Un château a { $parts } morceaux. Les pointillés montrent ce qui manque encore.
}
figure-growing-alt = Un château qui grandit, du premier morceau jusqu’aux { $parts } morceaux.
figure-kinds = { $cards ->
    [one] { $cards } carte.
   *[other] Les { $cards } cartes. Chaque couleur a son propre signe.
}
figure-kinds-card = { $kind ->
    [red] Château rouge
    [blue] Château bleu
    [green] Château vert
    [yellow] Château jaune
    [diamond] Diamant
    [witch] Sorcière
   *[fairy] Fée
}
figure-castle = Ton château
figure-reserve = Ta réserve
figure-discards = Défausse
figure-home = Ce qu’il y a devant toi. Ce château est rouge : les morceaux d’autres couleurs vont en réserve.
figure-places = Où va chaque carte. Dans cet exemple, tu construis le château rouge.
figure-places-card = { $kind ->
    [own] Ton château
    [red] Ta couleur : au château
    [blue] Autre couleur : en réserve
    [diamond] Diamant : en réserve
   *[fairy] Fée : en réserve
}
figure-toll = { $toll ->
    [one] La sorcière emporte { $toll } carte. Tu choisis laquelle.
   *[other] La sorcière emporte { $toll } cartes. Tu choisis lesquelles.
}
figure-toll-alt = { $toll ->
    [one] Une sorcière et { $toll } autre carte vont à la défausse.
   *[other] Une sorcière et { $toll } autres cartes vont à la défausse.
}
figure-toll-cards = La sorcière et { $toll } de tes cartes
figure-fairy = Une fée part avec la sorcière, et tu gardes tout le reste.
figure-fairy-alt = Une sorcière et une fée vont à la défausse.
figure-fairy-cards = La sorcière et ta fée
figure-buying = { $payment ->
    [discard] Tu paies, et le morceau rejoint ton château. Les diamants vont à la défausse.
   *[seller] Tu paies, et le morceau rejoint ton château. Les diamants vont à la personne qui vend.
}
figure-buying-alt = { $price ->
    [one] { $price } diamant est échangé contre un morceau de château de ta couleur.
   *[other] { $price } diamants sont échangés contre un morceau de château de ta couleur.
}
figure-buying-price = { $price ->
    [one] { $price } diamant
   *[other] { $price } diamants
}
figure-buying-part = Un morceau d’une autre réserve
