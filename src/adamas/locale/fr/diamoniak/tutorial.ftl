### A first game of Diamoniak, guided: for a child of five who is read to. Short words, short sentences.
### $name1 is the other player.

tutorial-welcome = Bonjour ! Ici, tu construis ton château. Il lui faut { $parts ->
    [one] { $parts } morceau
   *[other] { $parts } morceaux
}. Qui les a tous en premier gagne !
tutorial-draw = Touche la pioche ! Quelle carte vas-tu trouver ?
tutorial-castle = Un morceau rouge ! Maintenant, le château rouge est à toi. Touche encore la pioche.
tutorial-spare = Un morceau vert ne va pas avec un château rouge. Il reste à côté. Prends encore une carte !
tutorial-diamond = Un diamant ! Avec des diamants, tu peux acheter des morceaux. C’est assez pour l’instant : touche la main.
tutorial-other = { $name1 } construit le château bleu, avec un morceau rouge à côté. Il te le faut ! Cherche des diamants : touche la pioche.
tutorial-saving = Encore un diamant ! Un morceau coûte { $price ->
    [one] { $price } diamant
   *[other] { $price } diamants
}. Prends encore une carte.
tutorial-buy = Maintenant, tu as { $price ->
    [one] { $price } diamant
   *[other] { $price } diamants
}. Achète le morceau rouge : touche-le !
tutorial-bought = Ton château a grandi ! Quand on achète, on ne pioche plus pendant ce tour. C’est de nouveau à toi : touche la pioche.
tutorial-fairy = Une fée ! Elle reste avec toi et va t’aider. Encore une carte ? Courage !
tutorial-shield = Oh non, une sorcière ! Elle veut { $toll } de tes cartes. Mais tu as une fée : envoie-la !
tutorial-saved = La sorcière est partie, et tu gardes tout. La fée s’est envolée avec elle. Prends une carte !
tutorial-more = Un diamant, super ! Encore une carte ?
tutorial-luck = Un morceau jaune, à poser à côté du château. La prochaine carte est peut-être une sorcière… Essaie quand même !
tutorial-give = Encore une sorcière, et plus de fée ! Elle prend { $toll ->
    [one] { $toll } carte
   *[other] { $toll } cartes
}, et c’est toi qui choisis. Donne-lui ce qui est à côté de ton château.
tutorial-end = Ton château est toujours là ! Maintenant, tu sais tout : construis, achète, et gare à la sorcière !
