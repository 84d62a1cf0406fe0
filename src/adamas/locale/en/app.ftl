### The words of the installable app: what a device shows of it, and what is said without a server.

app-description = Play the diamond games against bots or with your friends. An unofficial project, not affiliated with the publishers of these games.

## Without a server

app-offline = The server cannot be reached. This page tries again by itself and goes on as soon as the server answers.

## A new version

app-newer = There is a newer version of this page. Your game goes on after loading it again.

## On this device

app-install = Install as an app
app-install-title = As an app
app-install-text = An icon on your device opens Adamas in a window of its own. To play, it still needs the server.
