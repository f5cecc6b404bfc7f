## Offline

offline-interrupted = Il server non risponde. Si aspetta la connessione…
offline-not-found = Questa pagina non esiste
offline-not-found-about = Controlla l’indirizzo, o parti dalla home.
no-such-address = Sul server non c’è questo indirizzo.
