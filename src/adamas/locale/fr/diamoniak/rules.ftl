### The rules of Diamoniak as a player reads them. A message is named after its rule in RULES.md.

heading-aim = Le but

M5-1 = Chacun construit un château de { $parts } morceaux. { $win ->
    [any_colour] Qui a en premier les { $parts } morceaux d’une même couleur gagne sur-le-champ, que le dernier morceau ait été pioché ou acheté. Ce peuvent être des morceaux en réserve, d’une couleur que tu ne construis pas.
   *[own_colour] Qui termine son château en premier gagne sur-le-champ, que le dernier morceau ait été pioché ou acheté.
}

heading-cards = Les cartes

M1-1 = De { $least_seats } à { $most_seats } joueurs, avec { $cards } cartes : { $castle_cards } morceaux de château en { $colours } couleurs, { $diamonds } diamants, { $witches } sorcières et { $fairies } fées.
M1-2 = Chaque couleur a { $parts } morceaux. Il te les faut tous, donc peu importe lequel tu trouves en premier.

heading-preparation = La mise en place

M1-3 = Mélangez toutes les cartes et posez-les sur la table en une seule pioche, face cachée. Laissez de la place à côté pour la défausse. Personne ne reçoit de cartes.
M-A12 = { $begins ->
    [lot] Tirez au sort qui commence.
    [agreed] Vous avez décidé ensemble qui commence.
   *[first] Qui occupe la première place commence ; autour d’une vraie table, donnez-la au plus jeune d’entre vous.
} On joue dans le sens des aiguilles d’une montre.
M1-4 = Tout ce que tu possèdes est face visible devant toi : ton château et, à côté, ta réserve de morceaux en trop, de diamants et de fées.

heading-turn = Ton tour

M2-2 = Retourne la carte du dessus de la pioche et montre-la à tous. { $witch ->
    [turn_goes_on] Ensuite, tu peux en retourner une autre, puis encore une autre, ou t’arrêter quand tu veux.
   *[ends_turn] Tant que ce n’est pas une sorcière, tu peux en retourner une autre, puis encore une autre, ou t’arrêter quand tu veux.
} { $buy ->
    [after_first_draw] À chaque tour, tu dois prendre au moins une carte.
   *[other] Tu dois prendre au moins une carte, sauf si tu achètes.
}
M2-1 = { $buy ->
    [after_first_draw] Une fois que tu as pioché une carte, tu peux acheter un morceau de château au lieu d’en piocher une autre. Cela met fin à ton tour.
    [instead_of_drawing] Tu peux acheter un morceau de château au lieu de piocher. C’est alors tout ton tour.
   *[any_draw] Tu peux acheter un morceau de château au lieu de n’importe quelle carte, même la première. Cela met fin à ton tour.
}
M2-3 = { $reshuffle ->
    [when_needed] Si la pioche est vide quand tu veux une carte, mélange la défausse : elle devient la nouvelle pioche.
   *[when_empty] Dès que la pioche est vide, mélangez la défausse : elle devient la nouvelle pioche. Si la dernière carte était une sorcière, celle-ci et ce qu’elle prend commencent la défausse suivante.
}

heading-faces = Ce que font les cartes

M3-1 = Un morceau de château quand tu ne construis rien : si personne d’autre ne construit cette couleur, elle est maintenant à toi, que tu le veuilles ou non, et ce morceau est le premier de ton château.
M-A4 = { $lost_colour ->
    [freed] Si des morceaux de ta nouvelle couleur attendent dans ta réserve, ils rejoignent aussitôt le château. Un château commence toujours par une carte de la pioche, jamais par une carte d’une réserve.
   *[kept] { "" }
}
M3-2 = Un morceau de ta couleur : ajoute-le à ton château.
M3-3 = Tout autre morceau de château va dans ta réserve.
M3-4 = Un diamant va dans ta réserve. Les diamants servent à acheter des morceaux de château.
M3-5 = Une fée va dans ta réserve et y attend une sorcière.
M3-6 = { $witch ->
    [turn_goes_on] Il faut d’abord se débarrasser de la sorcière ; ensuite, ton tour peut continuer.
   *[ends_turn] Une sorcière met fin à ton tour.
} Choisis { $toll } de tes cartes et mets-les avec elle à la défausse. { $fairy ->
    [optional] { $fairy_given ->
        [kept_back] Les morceaux de ton château, ceux de ta réserve et les diamants comptent, mais pas les fées. Si tu as moins de { $toll } de ces cartes, elle les prend toutes.
       *[allowed] Tout compte : les morceaux de ton château, ceux de ta réserve, les diamants et les fées. Si tu en as moins de { $toll }, elle prend tout.
    }
   *[automatic] Tout compte : les morceaux de ton château, ceux de ta réserve et les diamants. Si tu en as moins de { $toll }, elle prend tout.
}
M-A5 = { $fairy ->
    [optional] Si tu as une fée, tu peux la défausser avec la sorcière. Tu ne perds alors rien d’autre. Tu peux aussi garder la fée.
   *[automatic] Si tu as une fée, elle agit aussitôt : défausse-la avec la sorcière. Tu ne perds rien d’autre.
}
M-A3 = { $lost_colour ->
    [freed] Si une sorcière prend le dernier morceau de ton château, sa couleur est libre pour tout le monde, et tu repars de zéro.
   *[kept] Si une sorcière prend le dernier morceau de ton château, tu gardes sa couleur : personne d’autre ne peut la construire, et tu ne peux pas en construire une autre. Ton château continue avec le prochain morceau de sa couleur que tu pioches ou achètes.
}

heading-buying = Acheter

M4-1 = Si tu as une couleur à toi, que tu as { $price } diamants et que quelqu’un a un morceau de ta couleur en réserve, tu peux l’acheter pour { $price } diamants. On ne peut pas refuser de vendre. Si plusieurs joueurs en ont un, tu choisis à qui l’acheter.
M4-2 = Tu ne peux acheter que des morceaux de ta couleur, un seul par tour, et tu ne pioches plus ensuite.
M-A1 = { $payment ->
    [seller] La personne qui vend reçoit les diamants.
   *[discard] Les diamants vont à la défausse.
}
M-A10 = Personne ne peut jeter de cartes ni mettre de morceaux en vente : seuls une sorcière ou un achat peuvent te prendre une carte.
