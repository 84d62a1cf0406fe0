### The words of the installable app: what a device shows of it, and what is said without a server.

app-description = Hraj diamantové hry proti botom alebo s priateľmi. Neoficiálny projekt, nespojený s vydavateľmi týchto hier.

## Without a server

app-offline = Server nie je dostupný. Stránka to sama skúša znova a bude pokračovať, len čo sa server ozve.

## A new version

app-newer = Táto stránka má novšiu verziu. Načítaj ju znova a hra bude pokračovať.

## On this device

app-install = Nainštalovať ako aplikáciu
app-install-title = Ako aplikácia
app-install-text = Ikona na tvojom zariadení otvorí Adamas vo vlastnom okne. Na hranie stále potrebuje server.
