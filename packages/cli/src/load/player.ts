import { setTimeout as sleep } from "node:timers/promises";
import type { Command, Message, MessageOf } from "@holmgang/protocol";
import { answer } from "./answer.ts";
import type { Manner } from "./answer.ts";
import { isAway, openLine, visit } from "./line.ts";
import type { Line } from "./line.ts";
import { newPage, note } from "./notebook.ts";
import type { Page } from "./notebook.ts";

/** How a load player plays, and who hears of it. */
interface PlayerOptions extends Manner {
  /** Where it connects; if one does not answer, it tries the next. */
  readonly addresses: readonly string[];
  /** After waiting this long for a rival it comes back as somebody new, whom everybody may meet. */
  readonly patienceMs: number;
  readonly witness: Witness;
}

interface Witness {
  /** A move was acknowledged by the server at this address. */
  acknowledged(ms: number, address: string): void;
  /** Something goes out to the server at this address. */
  sends?(kind: Command["kind"], address: string): void;
  /** The server broke a promise. */
  complain(words: string): void;
  /** A match has begun for this player, or is over. */
  begun(page: Page): void;
  /** The server takes no new matches just now. */
  refused(): void;
  ended(page: Page): void;
}

/** A program that plays match after match over a real socket, and comes back whenever it loses it. */
export interface Player {
  /** Begins to look for matches. */
  start(): void;
  /** Looks for no further match; resolves when the present one is over. */
  retire(): Promise<void>;
  leave(): void;
}

const RETRY_MS = 50;
/** Who is told to come again in a few seconds does. */
const BUSY_MS = 3_000;

/** Connects as a new guest. */
export async function openPlayer(options: PlayerOptions): Promise<Player> {
  const { addresses, game, rng, patienceMs, witness } = options;
  const pages = new Map<string, Page>();
  const greeted = Promise.withResolvers<void>();
  const retired = Promise.withResolvers<void>();
  let mood: "waiting" | "eager" | "retiring" | "gone" = "waiting";
  let at = rng.below(addresses.length);
  let token = await visit(addresses[at]!);
  let line: Line | null = null;
  let searches = 0;

  async function stay(): Promise<void> {
    const isHere = () => mood !== "gone";
    while (isHere()) {
      try {
        const address = addresses[at]!;
        line = await openLine(address, token, hear, (kind) => witness.sends?.(kind, address));
        await line.lost;
      } catch {
        at = (at + 1) % addresses.length;
        await sleep(RETRY_MS);
      }
    }
  }

  function hear(on: Line, message: Message, text: string): void {
    if (message.kind === "welcome") void resume(on, message).finally(greeted.resolve);
    else if (message.kind === "match_found") void begin(on, message);
    else if (message.kind === "update") follow(on, message, text);
  }

  /** Goes on where the last connection ended. */
  async function resume(on: Line, { matches }: MessageOf<"welcome">): Promise<void> {
    const open = new Set([...matches, ...pages.keys()]);
    for (const match of open) {
      const page = pages.get(match);
      const seq = page?.told.length ?? 0;
      if (page) page.askedFrom = seq;
      const reply = await again(on, { kind: "resume", match, seq });
      if (reply?.kind === "refused") witness.complain(`match ${match}: ${reply.words}`);
      if (!page || !reply) continue;
      page.askedFrom = Infinity;
      void consider(page);
    }
    if (open.size === 0) void seek(on);
  }

  /** Asks until the server knows: it may have lost its database for a moment. */
  async function again(on: Line, wish: Parameters<Line["ask"]>[0]): ReturnType<Line["ask"]> {
    for (;;) {
      const reply = await on.ask(wish);
      if (!reply || !isAway(reply)) return reply;
      await sleep(RETRY_MS);
    }
  }

  async function begin(on: Line, { match, seat }: MessageOf<"match_found">): Promise<void> {
    const page = pages.get(match) ?? newPage(match, seat);
    pages.set(match, page);
    if (page.now) return;
    const nonce = String(rng.below(1e6));
    if ((await on.ask({ kind: "nonce", match, nonce }))?.kind === "ok") page.nonce = nonce;
  }

  function follow(on: Line, update: MessageOf<"update">, text: string): void {
    const page = pages.get(update.match);
    if (!page) return witness.complain(`match ${update.match}: nobody said that it was found`);
    if (!page.now) witness.begun(page);
    const wrong = note(page, update, text);
    if (wrong !== null) witness.complain(wrong);
    if (!page.now?.outcome) return void consider(page);
    pages.delete(page.match);
    witness.ended(page);
    void seek(on);
  }

  /** Whatever the connection was when the question came, the present one carries the answer. */
  async function consider(page: Page): Promise<void> {
    const on = line;
    if (!on || on.isLost() || page.isThinking || !page.now?.decisions.length) return;
    await answer(on, page, options, (ms) => witness.acknowledged(ms, on.address));
    return consider(page);
  }

  /** Looks for a rival until there is one. */
  async function seek(on: Line): Promise<void> {
    const search = ++searches;
    const isLooking = () => search === searches && pages.size === 0 && !on.isLost();
    if (mood === "waiting") return;
    while (isLooking()) {
      const queued = await on.ask({ kind: "queue", game, mode: "standard" });
      if (queued?.kind === "refused" && queued.code === "busy") {
        witness.refused();
        if (mood !== "retiring") {
          await sleep(BUSY_MS);
          continue;
        }
      }
      const isPoor = queued?.kind === "refused" && queued.code === "not-enough-tokens";
      if (!isPoor && mood !== "retiring") await sleep(patienceMs);
      if (!isLooking()) return;
      // Only who has certainly not been paired may go: to leave a match is to lose it.
      if (!isPoor && (await on.ask({ kind: "unqueue" }))?.kind !== "ok") continue;
      return mood === "retiring" ? retired.resolve() : renew(on);
    }
  }

  /** Comes back as somebody new, at any of the addresses; as itself if the connection is lost before. */
  async function renew(on: Line): Promise<void> {
    const address = rng.below(addresses.length);
    const fresh = await visit(addresses[address]!).catch(() => null);
    if (fresh !== null && !on.isLost()) [at, token] = [address, fresh];
    on.hangUp();
  }

  void stay();
  await greeted.promise;
  return {
    start() {
      mood = "eager";
      if (line) void seek(line);
    },
    retire() {
      mood = "retiring";
      return retired.promise;
    },
    leave() {
      mood = "gone";
      line?.hangUp();
    },
  };
}
