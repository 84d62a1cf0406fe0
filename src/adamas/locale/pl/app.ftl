### The words of the installable app: what a device shows of it, and what is said without a server.

app-description = Graj w diamentowe gry z botami albo ze znajomymi. Projekt nieoficjalny, niezwiązany z wydawcami tych gier.

## Without a server

app-offline = Nie ma połączenia z serwerem. Strona sama próbuje dalej i ruszy, gdy tylko serwer odpowie.

## A new version

app-newer = Jest nowsza wersja tej strony. Wczytaj ją ponownie, a gra potoczy się dalej.

## On this device

app-install = Zainstaluj aplikację
app-install-title = Jako aplikacja
app-install-text = Ikona na twoim urządzeniu otwiera program Adamas w osobnym oknie. Do gry nadal potrzebny jest serwer.
