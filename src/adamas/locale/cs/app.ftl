### The words of the installable app: what a device shows of it, and what is said without a server.

app-description = Diamantové hry proti botům i s přáteli. Neoficiální projekt, nespojený s vydavateli těchto her.

## Without a server

app-offline = Server není dostupný. Stránka to zkouší sama znovu a bude pokračovat, jakmile se server ozve.

## A new version

app-newer = Tato stránka má novější verzi. Načti ji znovu a hra bude pokračovat.

## On this device

app-install = Nainstalovat aplikaci
app-install-title = Jako aplikace
app-install-text = Ikona na tvém zařízení otevře Adamas ve vlastním okně. Ke hře je i tak potřeba server.
