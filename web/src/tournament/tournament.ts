// Tournaments: the requests, and the secrets that this browser keeps.

import { Api } from "../state/api";
import { rememberSeated } from "../state/seating";
import { rememberedSeat } from "../state/seats";
import { fieldsOf, readJson, writeJson, type KeyValueStore } from "../state/store";
import type { Texts } from "../texts/texts";
import type {
  OpenedTournament,
  OpenTournament,
  TournamentEntrant,
  TournamentInfo,
  TournamentLink,
  TournamentPlace,
} from "../wire";

const KEY = "mamlaka.tournaments";

/** What this browser keeps of a tournament; empty: it has no such secret. */
export interface Secrets {
  player: string;
  organizer: string;
  /** Those that the organizer gives to the players. */
  links: readonly TournamentLink[];
}

/** The requests about tournaments. They reject as the API does. */
export class TournamentApi extends Api {
  open(request: Pick<OpenTournament, "game" | "entrants" | "tables" | "boards">): Promise<OpenedTournament> {
    return this.call("/api/tournaments", request);
  }

  tournament(id: string, secret: string): Promise<TournamentInfo> {
    return this.call(`/api/tournaments/${id}`, undefined, secret);
  }

  startRound(id: string, round: number, secret: string): Promise<TournamentInfo> {
    return this.call(`/api/tournaments/${id}/rounds`, { round }, secret);
  }
}

/** The secrets of a tournament. */
export function secretsOf(store: KeyValueStore | null, id: string): Secrets {
  const { player, organizer, links } = fieldsOf(fieldsOf(readJson(store, KEY))[id]);
  return {
    player: typeof player === "string" ? player : "",
    organizer: typeof organizer === "string" ? organizer : "",
    links: Array.isArray(links) ? (links as TournamentLink[]) : [],
  };
}

/** Keep secrets of a tournament, beside those that are kept already. */
export function keepSecrets(store: KeyValueStore | null, id: string, secrets: Partial<Secrets>): void {
  const stored = fieldsOf(readJson(store, KEY));
  writeJson(store, KEY, { ...stored, [id]: { ...secretsOf(store, id), ...secrets } });
}

/** The names in a text: a player in each line, or partners joined by `&`. */
export function entrantsOf(text: string): string[][] {
  return text
    .split("\n")
    .map((line) => line.split("&").map((name) => name.trim()))
    .filter((names) => names.some((name) => name !== ""));
}

/** The place where the person who asks plays next. */
export function nextPlace({ places }: TournamentInfo): TournamentPlace | undefined {
  return places.find(({ seat, status }) => seat !== null && status === "playing");
}

/** Remember the own seat at a table, so that the page of the table enters it. */
export async function takeSeat(
  api: TournamentApi,
  { match, seat }: TournamentPlace,
  token: string,
  store: KeyValueStore | null,
): Promise<void> {
  if (seat === null || rememberedSeat(store, match)) return;
  rememberSeated({ seat, table: await api.table(match) }, token, store);
}

/** The name of an entrant; a bot has that of its level, and a number. */
export function labelOf({ names, bot }: TournamentEntrant, texts: Texts): string {
  if (bot === "") return names.join(" & ");
  return names.map((name) => `${texts.name("bot", bot)} ${name.slice(bot.length + 1)}`).join(" & ");
}
