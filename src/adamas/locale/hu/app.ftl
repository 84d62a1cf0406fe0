### The words of the installable app: what a device shows of it, and what is said without a server.

app-description = Gyémántos játékok robotok ellen vagy a barátaiddal. Nem hivatalos projekt, nincs kapcsolatban a játékok kiadóival.

## Without a server

app-offline = A szerver nem érhető el. Ez az oldal magától újra próbálkozik, és amint a szerver válaszol, minden folytatódik.

## A new version

app-newer = Ennek az oldalnak van újabb változata. Ha újratöltöd, a játékod folytatódik.

## On this device

app-install = App telepítése
app-install-title = Alkalmazásként
app-install-text = Egy ikon az eszközödön saját ablakban nyitja meg az Adamast. A játékhoz a szerver továbbra is kell.
