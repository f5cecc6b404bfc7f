// Made by tools/make_wire_types.py from src/mamlaka/server/protocol.py: change that, not this.

export const PROTOCOL = 2;

/** The first message of every connection. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string;
  last?: number;
}

/** An action of the seat. */
export interface Act {
  type: "act";
  id: string;
  seen: number;
  kind: string;
  cards?: string[];
  number?: number | null;
  name?: string;
}

/** Commit to a nonce before the match; needed where `nonce_hashes` has nothing for one's seat. */
export interface Commit {
  type: "commit";
  nonceHash: string;
}

/** Reveal one's nonce, because the table is `starting` and `nonce_hashes` has its hash. */
export interface Reveal {
  type: "reveal";
  nonce: string;
}

/** Start the match: bots sit down in the free seats, and those who are connected reveal their nonces. */
export interface Start {
  type: "start";
  id: string;
}

/** Stand up. Before the match the seat is free again; later a bot plays it until one says hello again. */
export interface Leave {
  type: "leave";
  id: string;
}

/** One has looked at the result of the last deal. */
export interface Ready {
  type: "ready";
}

/** What should I do? Only for who plays against bots alone. */
export interface AskHint {
  type: "hint";
  id: string;
}

/** The last move of a bot was bad: it is kept with the match. */
export interface Report {
  type: "report";
  id: string;
  words?: string;
  seat?: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seat: number | null;
  version: number;
  scene: Scene | null;
}

/** What everybody may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  preset: string;
  options: Record<string, string>;
  status: "open" | "over" | "playing" | "starting";
  people: Person[];
  direction: "ccw" | "cw";
  teams: number[][];
  sides: number[][];
  deck: Deck;
  dummy: boolean;
  goal: number | null;
  fewest: boolean;
  unit: number;
  bots: string;
  unready: number[];
  silent: number[];
  commitment: string;
  nonceHashes: string[];
  nonces: string[];
}

/** Who sits in a seat. */
export interface Person {
  kind: "bot" | "free" | "person";
  name: string;
  status: "away" | "here" | "left";
}

/** The cards of a game. */
export interface Deck {
  cards: string[];
  suits: string[];
  faces: "french" | "italian";
}

/** Everything that a page draws for one viewer. It contains nothing that the viewer may not know. */
export interface Scene {
  phase: string;
  secret: boolean;
  waiting: number[];
  turn: Turn | null;
  round: number;
  deal: number;
  contract: string;
  zones: Zone[];
  tricks: number[];
  marks: [number, string][];
  doubled: Record<string, number>;
  lying: Record<string, string>;
  past: Trick[];
  chips: number[];
  tray: number;
  stake: number;
  trump: string | null;
  bids: SeatBid[];
  tracker: Tracker | null;
  sheet: SheetSection[];
  totals: number[];
  last: Result | null;
  ranks: number[];
  over: boolean;
}

/** What the viewer may do now. */
export interface Turn {
  offers: Offer[];
  refused: Record<string, Refusal>;
  optional: boolean;
}

/** One kind of action that is open to the viewer.

    It wants between `least` and `most` of the `cards`, one of the `numbers`, or one of the `names`; with none of these
    it is a word to say. */
export interface Offer {
  kind: string;
  cards: string[];
  least: number;
  most: number;
  numbers: number[];
  names: string[];
  receiver: number | null;
}

/** The reason why an action is refused, as data. The message files have the sentences. */
export interface Refusal {
  code: string;
  facts?: Record<string, string | number>;
}

/** A place for cards. */
export interface Zone {
  kind: string;
  owner: number | null;
  cards: string[];
  count: number;
  shown: string[];
  plays: Play[];
}

/** A card that a seat has played. */
export interface Play {
  seat: number;
  card: string;
}

/** A finished trick. */
export interface Trick {
  number: number;
  plays: Play[];
  taker: number;
}

/** What a seat has bid in this deal. */
export interface SeatBid {
  seat: number;
  word: string;
  number: number;
}

/** The cards that the viewer has not seen, of which some will be led. */
export interface Tracker {
  unseen: string[];
  toCome: number;
}

/** Rows of the score sheet that belong together. */
export interface SheetSection {
  rows: SheetRow[];
  owner: number | null;
  sum: number | null;
}

/** One row of the score sheet. */
export interface SheetRow {
  contract: string;
  points: number[] | null;
}

/** A finished deal. */
export interface Result {
  number: number;
  contract: string;
  leader: number;
  points: number[];
  entries: Entry[];
  void: string;
}

/** One line of the ledger of a deal: who got how many points, and what for. */
export interface Entry {
  seat: number;
  points: number;
  reason: string;
  contract: string;
  cards: string[];
  count: number;
  other: number | null;
}

/** What has happened between two versions, and how it looks now. */
export interface News {
  type: "news";
  previous: number;
  version: number;
  updates: (DealStarted | Drawn | Dealt | Shown | Played | Placed | Passed | Moved | Said | Scored)[];
  scene: Scene;
}

/** A deal starts: its cards follow. */
export interface DealStarted {
  type: "dealstarted";
  number: number;
}

/** Chance decides something for a seat. */
export interface Drawn {
  type: "drawn";
  label: string;
  seat: number;
  card: string;
}

/** Cards come to a zone. */
export interface Dealt {
  type: "dealt";
  zone: number;
  cards: string[];
  count: number;
}

/** Cards of a hand become known to everybody. */
export interface Shown {
  type: "shown";
  seat: number;
  cards: string[];
}

/** A card is played to the trick. */
export interface Played {
  type: "played";
  seat: number;
  card: string;
  taker: number | null;
  breaks: string;
}

/** A card is laid on the layout. */
export interface Placed {
  type: "placed";
  seat: number;
  card: string;
}

/** A seat has no card that fits. */
export interface Passed {
  type: "passed";
  seat: number;
}

/** Cards go from one zone to another. */
export interface Moved {
  type: "moved";
  source: number;
  target: number;
  cards: string[];
  count: number;
}

/** A seat says something: a contract, a doubling, an appeal. */
export interface Said {
  type: "said";
  seat: number;
  kind: string;
  name: string;
  number: number | null;
  cards: string[];
}

/** A deal is over. */
export interface Scored {
  type: "scored";
  result: Result;
}

/** The people or the status of the table have changed. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** A command was done, and what it has changed in the match is on disk. */
export interface Done {
  type: "done";
  id: string;
}

/** A command was refused; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  refusal: Refusal;
}

/** The answer to `hint`. */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
  advice: Advice;
}

/** What could be done best, by what the viewer can see. */
export interface Advice {
  best: Action | null;
  forced: boolean;
  unit: "chance" | "net" | "points";
  choices: Choice[];
  reasons: string[];
  objections: string[];
  rather: Action | null;
}

/** Something that the viewer may do, as he would send it. */
export interface Action {
  kind: string;
  cards: string[];
  number: number | null;
  name: string;
}

/** An action with what it is worth. */
export interface Choice {
  action: Action;
  value: number;
  regret: number;
  error: number;
  close: boolean;
}

/** A report was kept. */
export interface Reported {
  type: "reported";
  id: string;
  number: number;
}

/** The seat is played from a newer connection; this one is closed. */
export interface Replaced {
  type: "replaced";
}

/** The table leaves the memory of the server; the connection is closed, and may be tried again at once. */
export interface Closing {
  type: "closing";
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  seats: number[];
  defaultSeats: number;
  presets: PresetInfo[];
  levels: string[];
  defaultLevel: string;
}

/** A way to play that has a name. */
export interface PresetInfo {
  name: string;
  about: string;
  options: Record<string, string>;
  seats: number[];
}

/** Asks for a table. */
export interface OpenTable {
  game: string;
  preset?: string;
  options?: Record<string, string>;
  seats?: number | null;
  bots?: string;
}

/** Asks for a seat. Asked again with the same token it gets the same seat. */
export interface SitDown {
  token: string;
  nonceHash: string;
  name: string;
  seat?: number | null;
}

/** Somebody has sat down. */
export interface Seated {
  seat: number;
  table: TableInfo;
}

export type ClientMessage = Hello | Act | Commit | Reveal | Start | Leave | Ready | AskHint | Report | Ping;

export type ServerMessage = Welcome | News | TableNews | Done | Refused | Hint | Reported | Replaced | Closing | Pong;

export type Update = DealStarted | Drawn | Dealt | Shown | Played | Placed | Passed | Moved | Said | Scored;
