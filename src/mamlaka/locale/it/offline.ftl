## Offline

offline-interrupted = Il server non risponde. Si aspetta la connessione…
offline-no-network = Non c’è rete. La pagina funziona, ma per giocare serve il server. Si continua appena la rete torna.
offline-retry = Riprova
offline-not-found = Questa pagina non esiste
offline-not-found-about = Controlla l’indirizzo, o parti dalla home.
no-such-address = Sul server non c’è questo indirizzo.
