import { createHash } from "node:crypto";
import { once } from "node:events";
import { GAME_IDS, isGameId } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { pick } from "@holmgang/kernel";
import type { Rng, Seat, Viewer } from "@holmgang/kernel";
import { WebSocket } from "ws";
import { visit } from "./client.ts";
import { handFor } from "./hand.ts";
import type { Hand } from "./hand.ts";
import { garbage, mutated } from "./nonsense.ts";

/** What strangers let each other know. */
interface Rumours {
  matches: string[];
  invites: string[];
  /** The game of every match that was found. */
  readonly games: GameId[];
}

/** An update that a stranger was given: whose eyes it should be seen with, and its bytes in short. */
export interface Told {
  readonly match: string;
  readonly viewer: Viewer;
  readonly seq: number;
  readonly digest: string;
}

export const digestOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 16);

/** What of the server's messages a stranger needs to know. */
interface Heard {
  readonly kind: string;
  readonly re?: string | null;
  readonly match?: string;
  readonly game?: string;
  readonly seat?: Seat;
  readonly seq?: number;
  readonly invite?: string;
  readonly view?: unknown;
  readonly decisions?: readonly { readonly id: number }[];
}

/** Nobody waits longer for an answer, however busy the machine. */
const PATIENT_MS = 60_000;

/** A client that says everything, plays every game, knows hardly what it does, and remembers what it was told. */
export async function stranger(address: string, rng: Rng, rumours: Rumours, atOnce: number) {
  const { token } = await visit(address);
  const socket = new WebSocket(`${address.replace("http", "ws")}/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  // Asked at once: by the time the hands are ready it may have opened.
  const opened = once(socket, "open");
  const hands = new Map<string, Hand>();
  for (const id of GAME_IDS) hands.set(id, await handFor(id, rng));
  const seats = new Map<string, { readonly seat: Seat; readonly game: GameId }>();
  const tally = { answered: 0, refused: 0 };
  const told: Told[] = [];
  let own = { match: "none", decision: 0, moves: (): readonly unknown[] => [] };
  let enough: () => void = () => {};
  let awaited = 0;
  let lastId = 0;
  /** Commands without an answer, by their ids. */
  const open = new Map<string, string>();

  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    const heard = JSON.parse(text) as Heard;
    if (heard.kind === "match_found" && heard.game && isGameId(heard.game)) {
      seats.set(heard.match!, { seat: heard.seat!, game: heard.game });
      rumours.games.push(heard.game);
      rumours.matches = [heard.match!, ...rumours.matches].slice(0, 20);
    }
    if (heard.kind === "update") note(heard, text);
    if (heard.invite) rumours.invites = [heard.invite, ...rumours.invites].slice(0, 10);
    if (heard.kind !== "ok" && heard.kind !== "refused") return;
    tally.answered++;
    open.delete(heard.re ?? "");
    if (heard.kind === "refused") tally.refused++;
    if (tally.answered === awaited) enough();
  });

  function note({ match = "", seq = 0, view, decisions }: Heard, text: string): void {
    const place = seats.get(match);
    told.push({ match, viewer: place?.seat ?? "spectator", seq, digest: digestOf(text) });
    if (!place) return;
    const hand = hands.get(place.game)!; // there is one for every game
    const isAsked = decisions?.[0] !== undefined;
    own = {
      match,
      decision: decisions?.[0]?.id ?? own.decision,
      moves: () =>
        isAsked
          ? [hand.legal(view, place.seat), ...hand.odd(view, place.seat)]
          : [{ kind: "late" }],
    };
  }

  const someMatch = () =>
    rng.below(3) === 0 ? pick(rng, [...rumours.matches, "none"]) : own.match;
  const someInvite = () => pick(rng, [...rumours.invites, "none"]);
  const begun = (game: GameId): number => rumours.games.filter((each) => each === game).length;
  /** Any, and every other time the one that was played least: few matches are begun, and all games have to be. */
  const someGame = (): GameId =>
    rng.below(2) === 0
      ? pick(rng, GAME_IDS)
      : GAME_IDS.reduce((least, game) => (begun(game) < begun(least) ? game : least));
  const someMove = () => ({
    kind: "move",
    match: someMatch(),
    decision: Math.max(0, own.decision + pick(rng, [0, 0, 0, 1, -1])),
    move: pick(rng, [...own.moves(), { kind: "none" }]),
  });
  /** Commands that mean something, the rare ones rarer because they cost a database most. */
  const COMMANDS: readonly (() => Record<string, unknown>)[] = [
    ...Array.from({ length: 38 }, () => someMove),
    ...Array.from({ length: 60 }, () => () => ({ kind: "ping" })),
    () => ({ kind: "nonce", match: someMatch(), nonce: "n" }),
    () => ({ kind: "nonce", match: own.match, nonce: "n" }),
    () => ({ kind: "resume", match: someMatch(), seq: rng.below(3) }),
    () => ({ kind: "watch", match: someMatch(), seq: 0 }),
    () => ({ kind: "unwatch", match: someMatch() }),
    () => ({ kind: "queue", game: someGame(), mode: "standard" }),
    () => ({ kind: "unqueue" }),
    () => ({ kind: "invite", game: someGame(), settings: {} }),
    () => ({ kind: "accept", invite: someInvite() }),
    () => ({ kind: "uninvite", invite: someInvite() }),
    () => ({ kind: "play_bot", game: someGame(), bot: "random" }),
    () => ({ kind: "rematch", match: someMatch() }),
    () => ({ kind: "resign", match: someMatch() }),
  ];

  function something(): string {
    const command = { id: `c${lastId++}`, ...pick(rng, COMMANDS)() };
    const kind = rng.below(10);
    if (kind < 4) {
      open.set(command.id, JSON.stringify(command));
      return JSON.stringify(command);
    }
    return kind < 8 ? mutated(command, rng) : garbage(rng);
  }

  await opened;
  return {
    tally,
    told,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    /** Sends a volley and waits until every shot of it is answered; says which was not, if it takes too long. */
    async volley(): Promise<void> {
      awaited = tally.answered + atOnce;
      const { promise: all, resolve, reject: lost } = Promise.withResolvers<void>();
      enough = resolve;
      for (let i = 0; i < atOnce; i++) socket.send(something());
      const alarm = setTimeout(
        () => lost(new Error(`no answer to ${[...open.values()].join()}`)),
        PATIENT_MS,
      );
      await all;
      clearTimeout(alarm);
    },
  };
}
