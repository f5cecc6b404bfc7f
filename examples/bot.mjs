// A program that plays: node examples/bot.mjs http://127.0.0.1:8000 TABLE TOKEN
//
// It needs Node 22 or newer, and no package. `mamlaka admin program NAME` prints a token; docs/programs.md explains the
// messages.

import { createHash, randomBytes } from "node:crypto";

const [server, table, token] = process.argv.slice(2);
const address = `${server}/api/tables/${table}`;
/** The deals depend on it; only its hash is known until all players have sent theirs. */
let nonce = randomBytes(16);
const hashOfNonce = () => createHash("sha256").update(nonce).digest("hex");

const oneOf = (values) => values[Math.floor(Math.random() * values.length)];

/** Return one of the actions that the server offers. Better programs look at the scene. */
function choose(turn) {
  const offer = oneOf(turn.offers);
  const group = oneOf(offer.groups) ?? { cards: [], name: "", takes: [] };
  const least = Math.max(1, offer.least);
  const count = least + Math.floor(Math.random() * (Math.max(1, offer.most) - least + 1));
  const shuffled = [...offer.cards].sort(() => Math.random() - 0.5);
  const cards = group.cards.length > 0 ? group.cards : shuffled.slice(0, count);
  const name = oneOf(offer.names) ?? group.name;
  return { kind: offer.kind, cards, number: oneOf(offer.numbers) ?? null, name, takes: group.takes };
}

/** Take a seat; repeated with the same token, it is the same seat. */
async function sitDown() {
  const body = JSON.stringify({ token, nonceHash: hashOfNonce(), name: "program" });
  const answer = await fetch(`${address}/seats`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  if (!answer.ok) throw new Error(`no seat: ${await answer.text()}`);
}

/** Do something legal until the match is over; connect again if the server restarts. */
function play() {
  const socket = new WebSocket(`${address.replace("http", "ws")}/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  let [seat, scene, version, answered] = [null, null, 0, -1];
  socket.onopen = () => send({ type: "hello", protocol: 4, token, wholeScenes: true });
  socket.onclose = ({ code }) => code === 1000 || setTimeout(play, 500);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "welcome") seat = message.seat;
    scene = message.scene ?? scene;
    version = message.version ?? version;
    const info = message.table;
    if (info?.status === "open" && !info.nonceHashes[seat]) {
      nonce = randomBytes(16); // a new one, because the last one may be known
      send({ type: "commit", nonceHash: hashOfNonce() });
    } else if (info?.unready.includes(seat)) {
      // The table waits for the nonce, or after the result of a deal.
      send(info.status === "starting" ? { type: "reveal", nonce: nonce.toString("hex") } : { type: "ready" });
    } else if (scene?.over) {
      socket.close(1000);
    } else if (scene?.turn && (answered !== version || message.type === "refused")) {
      answered = version;
      send({ type: "act", id: randomBytes(8).toString("hex"), seen: version, ...choose(scene.turn) });
    }
  };
}

await sitDown();
play();
