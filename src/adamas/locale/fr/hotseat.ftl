### Several people on one device. These texts speak of people by name, never of "you".

## A new table

hotseat-link = Tous sur cet appareil
hotseat-title = Qui joue sur cet appareil ?
hotseat-person = Personne { $number }
hotseat-another-name = { $words } : un nom pour la personne { $number }
hotseat-remove = Retirer { $name }
hotseat-add = Une personne de plus
hotseat-others = Qui d’autre joue ?
hotseat-others-nobody = personne d’autre
hotseat-others-bots = des robots
hotseat-others-friends = des amis, par un lien
hotseat-count = Combien d’autres ?
hotseat-begin = Commencer
hotseat-open = Ouvrir la table

## Before the start

hotseat-here = sur cet appareil
hotseat-another = Une autre personne sur cet appareil
hotseat-sit = Rejoindre la table

## The curtain

hotseat-pass = Passer l’appareil à { $name }
hotseat-lift = { $name } est là
hotseat-see-table = Voir la table
hotseat-change = { $name } : changer de choix
hotseat-leave-it = Ne rien changer
hotseat-lower = Baisser le rideau

## While somebody has the device

hotseat-who = Qui a l’appareil
hotseat-turn = À { $name } de jouer.
hotseat-everybody = Visible par tous
hotseat-hold = Maintenir pour voir
hotseat-tap = Regarder
hotseat-cover = Cacher
hotseat-waits = la table attend

## Settings

hotseat-tap-to-look = Voir les secrets sans maintenir le doigt
