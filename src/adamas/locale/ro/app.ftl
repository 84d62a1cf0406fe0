### The words of the installable app: what a device shows of it, and what is said without a server.

app-description = Joacă jocurile cu diamante împotriva roboților sau cu prietenii. Proiect neoficial, fără legătură cu editorii acestor jocuri.

## Without a server

app-offline = Serverul nu răspunde. Pagina mai încearcă singură și continuă de îndată ce reușește.

## A new version

app-newer = Există o versiune mai nouă a paginii. Partida continuă după ce o reîncarci.

## On this device

app-install = Instalează ca aplicație
app-install-title = Ca aplicație
app-install-text = O pictogramă pe dispozitivul tău deschide Adamas într-o fereastră proprie. Pentru joc e nevoie în continuare de server.
