## Offline

offline-interrupted = De server antwoordt niet. Wachten op verbinding…
offline-not-found = Deze pagina bestaat niet
offline-not-found-about = Controleer het adres, of begin op de startpagina.
no-such-address = De server kent dit adres niet.
