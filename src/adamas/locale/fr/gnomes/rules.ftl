### The rules of Gnomes as a player reads them, with the numbers of the edition filled in.

heading-idea = L’idée

G1-1 = De { $least_seats } à { $most_seats } autour de la table, vous menez chacun une bande de gnomes au fond d’une mine de diamants. Tes tuiles sont face cachée, et tu dois te rappeler ce qu’elles montrent. Qui a le plus de diamants quand Blanche-Neige appelle à table gagne la partie.

heading-tiles = Les tuiles

G1-2 = Une tuile ordinaire montre des diamants et un symbole : une lanterne, une torche ou des flèches.{ $plains ->
    [0] { "" }
   *[other] {" "}Certaines n’ont pas de symbole.
} Son dos montre à quel niveau elle appartient : { $tiles_1 } tuiles sont du niveau I, { $tiles_2 } du niveau II et { $tiles_3 } du niveau III.
G1-3 = { $specials ->
    [0] Il n’y a pas de tuile spéciale à part Blanche-Neige, tout en bas, au niveau III.
   *[other] Des tuiles spéciales attendent plus bas, aux niveaux II et III : Blanche-Neige{ $fives ->
        [0] { "" }
       *[other] , cinq diamants (×{ $fives })
    }{ $lits ->
        [0] { "" }
       *[other] , galerie éclairée (×{ $lits })
    }{ $bats ->
        [0] { "" }
       *[other] , chauves-souris (×{ $bats })
    }{ $explosions ->
        [0] { "" }
       *[other] , explosion (×{ $explosions })
    }.
}
G8-2 = { $tile_set ->
    [b] Le livret ne dit pas combien de fois chaque tuile existe ; ce jeu de tuiles est donc une proposition : 0 à 3 diamants par tuile au niveau I, 1 à 4 plus bas.
    [a] Le livret ne dit pas combien de fois chaque tuile existe ; ce jeu de tuiles est donc une proposition : 1 à 4 diamants par tuile ordinaire à tous les niveaux.
   *[house] Vous jouez avec votre propre jeu de tuiles.
}

heading-before = Avant de commencer

G2-1 = Mélangez chaque niveau à part. À deux joueurs, remettez { $removed_2 } tuiles du niveau I dans la boîte sans les regarder ; à trois, { $removed_3 } ; à quatre, aucune.
G2-2 = Chacun reçoit { $places } tuiles du niveau I. Regarde-les, apprends-les par cœur et { $arrange ->
    [own_order] pose-les en rangée, face cachée, dans l’ordre qui t’aide le mieux à les retenir.
   *[as_dealt] retourne-les face cachée là où elles sont.
} { $stack ->
    [one] La seule tuile restante forme
   *[other] Les { $stack } tuiles restantes forment
} la première pioche.
G-A14 = { $memory_help ->
    [on] L’écran t’aide : il continue de montrer ce que tu as vu, et qui a vu quoi.
   *[off] Dès que tu as regardé, les faces disparaissent de ton écran. Tout l’art est de s’en souvenir.
}
G2-4 = { $begins ->
    [lot] On tire au sort qui commence.
    [agreed] Vous avez décidé ensemble qui commence.
   *[first] Qui occupe la première place commence ; selon le livret, elle revient au plus jeune.
} On joue ensuite dans le sens des aiguilles d’une montre.

heading-turn = Ton tour

G3-1 = Tu dois prendre la tuile du dessus de la pioche. Regarde-la, et ne la montre à personne.
G3-2 = Défausse-la ou garde-la. Pour la garder, choisis une de tes tuiles face cachée, défausse celle-là et pose la nouvelle à sa place, face cachée.
G3-3 = Maintenant, le symbole de la tuile que tu viens de défausser agit. Lanterne : un regard sur une de tes propres tuiles. Torche : un regard sur une tuile de quelqu’un d’autre. Flèches : tu dois échanger une de tes tuiles face cachée contre une tuile face cachée de quelqu’un d’autre, et personne ne regarde.
G-A5 = { $look ->
    [must] On ne peut pas renoncer à un regard.
   *[optional] Si tu ne veux pas regarder, rien ne t’y oblige.
}
G-A20 = { $look_at ->
    [any] Un regard peut tomber sur n’importe quelle tuile, même face visible.
   *[face_down] On ne peut regarder que des tuiles face cachée.
}
G-A6 = { $arrows ->
    [by_lot] Pour un échange, tu choisis une de tes tuiles et un autre joueur. Laquelle de ses tuiles face cachée tu reçois, c’est le sort qui le décide.
   *[chosen] Tu choisis les deux tuiles d’un échange.
} Même la tuile que tu viens de garder peut partir.
G-A4 = Les tuiles défaussées sont face visible. { $discard_pile ->
    [open] Tu peux parcourir toute la défausse à tout moment.
   *[top_only] On ne voit que celle du dessus.
} Une tuile défaussée ne revient jamais.
G7-7 = Tout le monde voit quelles tuiles tu regardes ou déplaces. Ce que tu as vu reste ton secret.
G-A19 = Si tu ne réponds pas à temps, ta rangée reste comme elle a été distribuée, la tuile piochée est défaussée, tu ne regardes que s’il le faut, et tout choix obligatoire tombe sur ce qui est le plus à gauche.

heading-down = La descente dans la mine

G4-1 = { $cart ->
    [last_draw] Dès que la dernière tuile d’une pioche est piochée, et avant qu’elle agisse, un wagonnet remonte :
   *[stack_empty] Quand une pioche est vide et que le tour est fini, un wagonnet remonte :
} chacun choisit en secret une de ses tuiles face cachée, et tous retournent la leur ensemble, face visible. Après ce tour, vous descendez au niveau suivant. Cela arrive deux fois, après le niveau I et après le niveau II.
G4-2 = On ne peut plus ni remplacer ni échanger une tuile face visible, et elle compte pour toi à la fin{ $explosions ->
    [0] { "" }
   *[other] { $explosion ->
        [any] , sauf si tu la sacrifies à une explosion
       *[face_down] { "" }
    }
}.

heading-special = Les tuiles spéciales

G5-1 = { $fives ->
    [0] { "" }
   *[other] Cinq diamants : garde cette tuile comme n’importe quelle autre, ou défausse-la. Elle n’a pas de symbole.
}
G-A11 = { $fives ->
    [0] Les tuiles spéciales sont montrées et défaussées dès qu’elles sont piochées.
   *[other] Toutes les autres tuiles spéciales sont montrées et défaussées dès qu’elles sont piochées.
}
G5-2 = { $lits ->
    [0] { "" }
   *[other] La galerie éclairée : chacun { $lit ->
        [exactly_three] regarde trois fois
       *[up_to_three] peut regarder jusqu’à trois fois
    } { $look_at ->
        [any] une tuile
       *[face_down] une tuile face cachée
    }, à soi ou à quelqu’un d’autre.
}
G-A10 = { $lits ->
    [0] { "" }
   *[other] Vous les regardez l’une après l’autre, tous en même temps. { $lit ->
        [exactly_three] Après chaque regard, choisis la tuile suivante.
       *[up_to_three] Après chaque regard, choisis la tuile suivante ou arrête-toi.
    }
}
G5-3 = { $bats ->
    [0] { "" }
   *[other] Les chauves-souris : chacun doit intervertir deux de ses tuiles{ $bats_move ->
        [any] , face cachée ou face visible
       *[face_down] {" "}face cachée
    }.
}
G5-4 = { $explosions ->
    [0] { "" }
   *[other] L’explosion : chacun sacrifie { $explosion ->
        [any] une de ses tuiles, face cachée ou face visible
       *[face_down] une de ses tuiles face cachée
    }. Elle va dans la boîte, personne ne la regarde, et elle ne compte pas.
}
G-A16 = { $explosions ->
    [0] { "" }
    [one] { "" }
   *[other] S’il ne te reste rien qu’une explosion puisse prendre, elle t’épargne. Ta dernière tuile reste toujours.
}
G5-5 = Blanche-Neige : à table ! La partie s’arrête aussitôt.

heading-end = La fin

G6-1 = Retourne toutes tes tuiles et compte leurs diamants. Qui en a le plus gagne ; en cas d’égalité, la victoire est partagée.
