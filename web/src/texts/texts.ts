// Texts for people, from the Fluent files of src/mamlaka: the same ids in every language.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { counted } from "../cards/copies";
import { isJoker, rankOf, suitLetter, symbolOf } from "../cards/names";
import { ServerUnreachable } from "../state/api";
import type { Deck, Message, Play, Refusal, TableInfo } from "../wire";
import { isComposed, isolate, isolateLeftToRight, isolateRightToLeft, withoutIsolates } from "./isolates";
import { RIGHT_TO_LEFT } from "./languages";
import { placeOf } from "./places";

const MINUS = "\u2212";
/** Fractions of a point. */
const FRACTIONS: Partial<Record<string, string>> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾" };
/** A value with a smaller standard error has more digits. */
const FINE = 0.1;
/** How cards and suits are named: both by signs, both in words, or cards by signs and suits in words. */
export type Manner = "written" | "spoken" | "sentence";

/** The facts that belong to the words of a message that does not exist. */
const SPOKEN = ["name", "number", "cards"];
const JOKERS: Partial<Record<string, string>> = {
  "*B": "card-joker",
  "*J": "card-joker",
  "*L": "card-joker-large",
  "*S": "card-joker-small",
};

/** The arguments of a message. */
export type Facts = Record<string, string | number>;

/** The sources of texts. */
export interface Sources {
  /** The name of a message file: `ar`. */
  language: string;
  /** Its text. */
  messages: string;
  /** Digits as they are written in Arabic, ٠-٩. */
  arabicDigits?: boolean;
  /** The pictures on the cards: they decide the names of suits and ranks. */
  faces?: Faces;
  /** Called once for every message that is missing or lacks a fact. */
  warn?: (complaint: string) => void;
}

/** The pictures of a deck. */
export type Faces = Deck["faces"];

/** The messages of one language. Facts are isolated, so that they cannot change the direction of the text. */
export class Texts {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  private readonly sources: Sources;
  private readonly bundle: FluentBundle;
  private readonly digits: Intl.NumberFormat;
  private readonly warn: (complaint: string) => void;
  private readonly complained = new Set<string>();

  constructor(sources: Sources) {
    const { language, messages, arabicDigits = false, warn = console.warn } = sources;
    const numerals = `-u-nu-${arabicDigits ? "arab" : "latn"}`;
    this.sources = sources;
    this.language = language;
    this.direction = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
    this.bundle = new FluentBundle(language + numerals);
    this.bundle.addResource(new FluentResource(messages));
    this.digits = new Intl.NumberFormat(language + numerals, { useGrouping: false });
    this.warn = warn;
  }

  /** The same texts for cards with other pictures. */
  withFaces(faces: Faces): Texts {
    return (this.sources.faces ?? "french") === faces ? this : new Texts({ ...this.sources, faces });
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Whether there is such a message, and it needs no facts but these. */
  canSay(id: string, facts: Facts): boolean {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return false;
    const errors: Error[] = [];
    this.bundle.formatPattern(pattern, facts, errors);
    return errors.length === 0;
  }

  /** Format a message; return the id itself if there is none. */
  format(id: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      this.complain(`no message ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    for (const error of errors) this.complain(`message ${id}: ${error.message}`);
    return text;
  }

  /** The name of a contract or the like: the message `kind-word`, or the word if there is none. */
  name(kind: string, word: string): string {
    const id = messageKey(`${kind}-${word}`);
    return this.has(id) ? this.format(id) : fallbackText(word);
  }

  /**
   * Format a message of a game. One that does not exist is shown as its words, so that nothing is lost: `news-stand-up`
   * as "stand up", in the message `news-other` if there is one.
   *
   * @param facts the facts as the reader sees them
   */
  message(id: string, facts: Facts): string {
    if (this.has(id)) return this.format(id, facts);
    const [kind = "", ...words] = id.split("-");
    const values = SPOKEN.map((name) => facts[name]).filter((value) => value !== undefined && value !== "");
    const word = [...words, ...values].join(" ");
    return this.has(`${kind}-other`) ? this.format(`${kind}-other`, { ...facts, word }) : word;
  }

  /** The name of a contract, or of several joined by `+`; empty: none has been chosen yet. */
  contract(contract: string): string {
    const parts = (contract || "none").split("+");
    return parts.map((part) => this.name("contract", part)).join(" + ");
  }

  /** The name of a zone; a game may have a name of its own for it. */
  zone(kind: string, game: string): string {
    const own = messageKey(`zone-${kind}-${game}`);
    return this.has(own) ? this.format(own) : this.name("zone", kind);
  }

  /** The id of a message in the words of a game: `message-game` if there is one, otherwise the message. */
  own(message: string, game: string): string {
    const own = messageKey(`${message}-${game}`);
    return this.has(own) ? own : message;
  }

  /** A card as it is spoken: queen of hearts, red general; empty: a face-down card. */
  card(card: string): string {
    if (!card) return this.format("card-back");
    if (isJoker(card)) return this.format(JOKERS[card] ?? card);
    const name = this.own("card-name", this.sources.faces ?? "");
    return withoutIsolates(this.format(name, { rank: this.rank(card), suit: this.suit(suitLetter(card)) }));
  }

  /** The rank of a card as it is spoken. */
  rank(card: string): string {
    return this.pictured("rank", rankOf(card));
  }

  /** A suit as it is written: ♥; suits that have no sign are written as words. */
  shortSuit(letter: string): string {
    return this.hasWords ? this.suit(letter) : isolateLeftToRight(symbolOf(`?${letter}`));
  }

  /** A suit, by its letter. */
  suit(letter: string): string {
    return this.pictured("suit", letter);
  }

  /** The letter that a card prints for its rank: Q, in German D. */
  letter(card: string): string {
    return this.name("letter", rankOf(card));
  }

  /** The rank of a card as it is written: Q, "10" for T, a filled or an empty star for the jokers. */
  shortRank(card: string): string {
    if (isJoker(card)) return card === "*S" ? "☆" : "★";
    return this.letter(card).replace("T", "10");
  }

  /** A card by signs: Q♥, 10♦. */
  signs(card: string): string {
    return this.shortRank(card) + symbolOf(card);
  }

  /** A card as it is written: Q♥, 10♦; suits that have no sign are written as words. */
  short(card: string): string {
    return this.hasWords ? isolate(this.card(card)) : isolateLeftToRight(this.signs(card));
  }

  /** Whether cards have no signs that everyone can write and read. */
  private get hasWords(): boolean {
    return (this.sources.faces ?? "french") !== "french";
  }

  private pictured(kind: string, letter: string): string {
    const own = `${kind}-${this.sources.faces ?? ""}-${letter}`;
    return this.has(own) ? this.format(own) : this.name(kind, letter);
  }

  /** A number in the digits of the reader. */
  number(value: number): string {
    return this.digits.format(value);
  }

  /** A date in the digits of the reader: Nov 22, 2026. */
  date(milliseconds: number): string {
    return this.dateWith(milliseconds, {});
  }

  /** A date and a time in the digits of the reader. */
  time(milliseconds: number): string {
    return this.dateWith(milliseconds, { hour: "numeric", minute: "2-digit" });
  }

  /** A time of a day near by, in the digits of the reader: 1:00 AM. */
  clock(milliseconds: number): string {
    const { locale, numberingSystem } = this.digits.resolvedOptions();
    return new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", numberingSystem }).format(
      milliseconds,
    );
  }

  /** The fields are named one by one, because older browsers know no styles of dates. */
  private dateWith(milliseconds: number, fields: Intl.DateTimeFormatOptions): string {
    const { locale, numberingSystem } = this.digits.resolvedOptions();
    const format = { year: "numeric", month: "short", day: "numeric", ...fields, numberingSystem } as const;
    return new Intl.DateTimeFormat(locale, format).format(milliseconds);
  }

  /**
   * Points as a table shows them: +15, −75, 0, +6⅓.
   *
   * @param unit how many of them make one displayed point
   * @param hasPlus whether more than 0 has a plus sign
   */
  points(value: number, unit = 1, hasPlus = true): string {
    const sign = value > 0 && hasPlus ? "+" : value < 0 ? MINUS : "";
    const rest = Math.abs(value) % unit;
    const whole = (Math.abs(value) - rest) / unit;
    const part = rest === 0 ? "" : (FRACTIONS[`${rest}/${unit}`] ?? ` ${rest}/${unit}`);
    return isolateLeftToRight(sign + (whole === 0 && part !== "" ? "" : this.digits.format(whole)) + part);
  }

  /**
   * An estimate with its error: −4.2 ± 0.3.
   *
   * @param error its standard error; 0: the value is exact
   * @param hasPlus whether a positive value has its sign
   */
  figure(value: number, error: number, hasPlus = false): string {
    const digits = error < FINE ? 2 : 1;
    const format = new Intl.NumberFormat(this.digits.resolvedOptions().locale, {
      minimumFractionDigits: error > 0 ? digits : 0,
      maximumFractionDigits: digits,
      numberingSystem: this.digits.resolvedOptions().numberingSystem,
      useGrouping: false,
    });
    const size = (number: number) => format.format(Math.abs(number));
    const rounded = Number(value.toFixed(digits));
    const sign = rounded > 0 && hasPlus ? "+" : rounded < 0 ? MINUS : "";
    return isolateLeftToRight(sign + size(value) + (error > 0 ? ` ± ${size(error)}` : ""));
  }

  /** Sentences and parts of sentences as one text, each ended once; the last part keeps its own end. */
  sentences(parts: readonly string[]): string {
    const said = parts.filter((part) => part !== "");
    return said
      .map((part, index) => (index < said.length - 1 ? part.replace(/[.\u3002]$/, "") : part))
      .join(this.format("page-full-stop"));
  }

  /** A list of names, cards or messages as one text. */
  list(parts: readonly string[]): string {
    const isRightToLeft = this.direction === "rtl";
    // A part that is made of isolated pieces has the direction of its language, not one of its own.
    const isolated = parts.map((part) =>
      isRightToLeft && isComposed(part) ? isolateRightToLeft(part) : isolate(part),
    );
    const joined = isolated.join(this.format("page-comma"));
    return parts.length > 1 && isRightToLeft ? isolateRightToLeft(joined) : joined;
  }

  /**
   * The name of a seat: You, the name of its person, or its place relative to the viewer.
   *
   * @param viewer the seat of the viewer; null: a spectator.
   */
  seatName(seat: number, viewer: number | null, table: TableInfo): string {
    const person = table.people[seat];
    if (seat !== viewer && person?.name)
      return person.kind === "bot" ? this.name("bot-name", person.name) : person.name;
    return this.format(placeOf(seat, viewer, table), { number: seat });
  }

  /** The facts of a message about a seat: its name, and whether it is the viewer's. */
  seatFacts(seat: number, viewer: number | null, table: TableInfo): { seat: string; who: string } {
    return { seat: this.seatName(seat, viewer, table), who: personOf(seat, viewer) };
  }

  /** The facts of a message about a second seat, or about none. */
  otherFacts(seat: number | null, viewer: number | null, table: TableInfo): { other: string; whom: string } {
    return { other: seat === null ? "" : this.seatName(seat, viewer, table), whom: personOf(seat, viewer) };
  }

  /** The cards of a trick with their players: Omar Q♥, You 10♦. */
  plays(plays: readonly Play[], viewer: number | null, table: TableInfo, manner: Manner = "written"): string {
    const seats = [...new Set(plays.map(({ seat }) => seat))];
    const cardsOf = (seat: number) => plays.filter((play) => play.seat === seat).map(({ card }) => card);
    const line = (seat: number) =>
      `${isolate(this.seatName(seat, viewer, table))} ${this.cards(cardsOf(seat), manner)}`;
    return this.list(seats.map(line));
  }

  /** The sentence of a refusal. */
  refusal({ code, facts = {} }: Refusal): string {
    const id = messageKey(code);
    if (!this.has(id)) return this.format("refusal-other", { reason: fallbackText(code) });
    return this.sentence({ id, facts });
  }

  /** The text of a message that is about no seat, such as a rule. */
  sentence({ id, facts = {} }: Message): string {
    const shown = Object.entries(facts).map(([name, value]) => [name, this.fact(name, value, "sentence")] as const);
    return this.format(id, Object.fromEntries(shown));
  }

  /** A fact of a message that needs no table: cards, suits and contracts by their names, all others unchanged. */
  fact(name: string, value: string | number, manner: Manner): string | number {
    const words = String(value).split(" ").filter(Boolean);
    if (name === "suit") return manner === "written" ? this.shortSuit(String(value)) : this.suit(String(value));
    if (name === "card" || name === "cards") return this.cards(words, manner);
    if (name === "name") return this.contract(String(value));
    if (name === "names") return this.list(words.map((word) => this.contract(word)));
    return value;
  }

  /** Cards as one text: as a list if they are words. Equal cards are counted: 3 × red soldier. */
  cards(cards: readonly string[], manner: Manner): string {
    const isSpoken = manner === "spoken";
    const names = counted(cards).map(([card, count]) => {
      const name = isSpoken ? this.card(card) : this.short(card);
      return count > 1 ? `${this.number(count)} × ${name}` : name;
    });
    return isSpoken || this.hasWords ? this.list(names) : names.join(" ");
  }

  private complain(complaint: string): void {
    if (this.complained.has(complaint)) return;
    this.complained.add(complaint);
    this.warn(complaint);
  }
}

/** The messages no longer exist in the requested version. */
export class OtherVersion extends Error {
  override readonly name = "OtherVersion";
}

/** Which texts are wanted. */
export interface TextsWish {
  language: string;
  arabicDigits: boolean;
  /** All messages, not only those of the home page. */
  all: boolean;
  /** The version of the page; empty: any. */
  version: string;
}

/**
 * Load the texts of a language from the server.
 *
 * @throws OtherVersion: the server has the texts in another version.
 * @throws ServerUnreachable: the server does not answer, or has no such language.
 */
export async function loadTexts(wish: TextsWish, fetcher: typeof fetch = fetch): Promise<Texts> {
  const { language, arabicDigits, all, version } = wish;
  const path = `/texts/${encodeURIComponent(language)}${all ? "" : "/home"}.ftl`;
  const messages = await loadFile(path, version, fetcher);
  return new Texts({ language, messages, arabicDigits });
}

async function loadFile(path: string, version: string, fetcher: typeof fetch): Promise<string> {
  const response = await fetcher(version ? `${path}?v=${version}` : path).catch((error: unknown) => {
    throw new ServerUnreachable(`no answer from ${path}: ${String(error)}`);
  });
  if (response.status === 404 && version) throw new OtherVersion(`${path} has no version ${version}`);
  if (!response.ok) throw new ServerUnreachable(`${path} answers ${response.status}`);
  return response.text();
}

/** The variant of a message: "you" for the viewer's own seat, otherwise "other". */
function personOf(seat: number | null, viewer: number | null): string {
  return seat !== null && seat === viewer ? "you" : "other";
}

/** A word in the form used in message ids, with hyphens. */
export function messageKey(word: string): string {
  return word.replace(/_/g, "-");
}

/** The text to show for a word without a message. */
function fallbackText(word: string): string {
  return word.replace(/_/g, " ");
}
