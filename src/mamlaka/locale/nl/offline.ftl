## Offline

offline-interrupted = De server antwoordt niet. Wachten op verbinding…
offline-no-network = Je bent offline. De pagina werkt, maar om te spelen is de server nodig. Je kunt verder zodra er weer verbinding is.
offline-retry = Opnieuw proberen
offline-not-found = Deze pagina bestaat niet
offline-not-found-about = Controleer het adres, of begin op de startpagina.
no-such-address = De server kent dit adres niet.
