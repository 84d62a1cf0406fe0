### The words of the installable app: what a device shows of it, and what is said without a server.

app-description = Joue aux jeux de diamants contre des robots ou avec tes amis. Projet non officiel, sans lien avec les éditeurs de ces jeux.

## Without a server

app-offline = Le serveur est injoignable. Cette page réessaie toute seule et reprend dès que le serveur répond.

## A new version

app-newer = Il y a une version plus récente de cette page. Ta partie continue une fois la page rechargée.

## On this device

app-install = Installer l’appli
app-install-title = L’appli
app-install-text = Une icône sur ton appareil ouvre Adamas dans sa propre fenêtre. Pour jouer, il faut toujours le serveur.
