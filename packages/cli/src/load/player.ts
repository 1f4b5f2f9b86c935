import { setTimeout as sleep } from "node:timers/promises";
import type { Rng } from "@holmgang/kernel";
import type { Message, MessageOf } from "@holmgang/protocol";
import { turn } from "./layouts.ts";
import type { Draft } from "./layouts.ts";
import { openLine, visit } from "./line.ts";
import type { Line } from "./line.ts";
import { newPage, note } from "./notebook.ts";
import type { Page } from "./notebook.ts";

/** How a load player plays, and who hears of it. */
export interface PlayerOptions {
  /** Where it connects; if one does not answer, it tries the next. */
  readonly addresses: readonly string[];
  readonly rng: Rng;
  readonly draft: Draft;
  /** It waits a random time below this before every move. */
  readonly thinkMs: number;
  /** After waiting this long for a rival it comes back as somebody new, whom everybody may meet. */
  readonly patienceMs: number;
  readonly witness: Witness;
}

export interface Witness {
  /** A move was acknowledged, after so many milliseconds, on the connection to this address. */
  acknowledged(ms: number, address: string): void;
  /** The server broke a promise. */
  complain(words: string): void;
  /** A match is over, with all that this player knows of it. */
  finished(page: Page): void;
}

/** A program that plays match after match over a real socket, and comes back whenever it loses it. */
export interface Player {
  /** Begins to look for matches. */
  start(): void;
  /** Looks for no further match; resolves when the present one is over. */
  retire(): Promise<void>;
  /** Whether it is in a match that has opened. */
  isPlaying(): boolean;
  leave(): void;
}

/** Connects as a new guest. */
export async function openPlayer(options: PlayerOptions): Promise<Player> {
  const { addresses, rng, witness } = options;
  const pages = new Map<string, Page>();
  let at = rng.below(addresses.length);
  let mood: "waiting" | "eager" | "retiring" | "gone" = "waiting";
  let token = await visit(addresses[at]!);
  let line: Line | null = null;
  let rest: () => void = () => {};
  const retired = new Promise<void>((resolve) => void (rest = resolve));

  /** Tries one address after the other until somebody answers. */
  async function reach(): Promise<Line> {
    for (;;) {
      try {
        return await openLine(addresses[at]!, token, hear);
      } catch {
        at = (at + 1) % addresses.length;
        await sleep(RETRY_MS);
      }
    }
  }

  async function stay(): Promise<void> {
    while (mood !== "gone") {
      line = await reach();
      await line.lost;
    }
  }

  function hear(from: Line, message: Message, text: string): void {
    if (message.kind === "welcome") void resume(from, message);
    else if (message.kind === "match_found") void begin(from, message);
    else if (message.kind === "update") follow(from, message, text);
  }

  /** Goes on where the last connection ended. */
  async function resume(on: Line, { matches }: MessageOf<"welcome">): Promise<void> {
    const open = new Set([...matches, ...pages.keys()]);
    for (const match of open) {
      const page = pages.get(match);
      const seq = page?.told.length ?? 0;
      if (page) page.askedFrom = seq;
      const answer = await on.ask({ kind: "resume", match, seq });
      if (answer === null) return;
      if (answer.kind === "refused") witness.complain(`match ${match}: ${answer.words}`);
      if (!page) continue;
      page.askedFrom = Infinity;
      void consider(on, page);
    }
    if (open.size === 0) await seek(on);
  }

  async function begin(on: Line, { match, seat }: MessageOf<"match_found">): Promise<void> {
    const page = pages.get(match) ?? newPage(match, seat);
    pages.set(match, page);
    if (page.now === null) await on.ask({ kind: "nonce", match, nonce: String(rng.below(1e6)) });
  }

  function follow(on: Line, update: MessageOf<"update">, text: string): void {
    const page = pages.get(update.match);
    if (!page) return witness.complain(`match ${update.match}: an update of nothing known`);
    const wrong = note(page, update, text);
    if (wrong !== null) witness.complain(wrong);
    if (page.now?.outcome) {
      if (!pages.delete(page.match)) return;
      witness.finished(page);
      void seek(on);
    } else void consider(on, page);
  }

  /** Answers the question that is open, one move after the other, each when the one before is acknowledged. */
  async function consider(on: Line, page: Page): Promise<void> {
    const decision = page.now?.decisions[0]?.id;
    if (decision === undefined || page.isThinking || on.isLost()) return;
    page.isThinking = true;
    for (const move of turn(rng, options.draft)) {
      if (options.thinkMs > 0) await sleep(rng.below(options.thinkMs));
      if (page.now?.decisions[0]?.id !== decision || on.isLost()) break;
      const sent: Page["sent"][number] = { decision, move, fate: "unanswered" };
      page.sent.push(sent);
      const began = performance.now();
      const answer = await on.ask({ kind: "move", match: page.match, decision, move });
      if (answer === null) break;
      sent.fate = answer.kind === "ok" ? "acknowledged" : "refused";
      if (answer.kind === "ok") witness.acknowledged(performance.now() - began, addresses[at]!);
    }
    page.isThinking = false;
    // The connection may be another by now, and the question too.
    if (line && pages.has(page.match)) void consider(line, page);
  }

  async function seek(on: Line): Promise<void> {
    if (mood === "retiring") return rest();
    if (mood !== "eager") return;
    const answer = await on.ask({ kind: "queue", game: "orcain", mode: "standard" });
    if (answer?.kind === "refused" && answer.code === "not-enough-tokens") return renew(on);
    await sleep(options.patienceMs);
    if (on.isLost() || pages.size > 0) return;
    // Only who has certainly not been paired may go: leaving a match is losing it.
    if ((await on.ask({ kind: "unqueue" }))?.kind === "ok") await renew(on);
  }

  /** Comes back as somebody new, wherever there is room. */
  async function renew(on: Line): Promise<void> {
    if (mood === "retiring") return rest();
    at = rng.below(addresses.length);
    token = await visit(addresses[at]!).catch(() => token);
    on.hangUp();
  }

  void stay();
  return {
    start() {
      mood = "eager";
      if (line && !line.isLost()) void seek(line);
    },
    async retire() {
      mood = "retiring";
      if (pages.size === 0 && line && !line.isLost()) {...}
      await retired;
    },
    isPlaying: () => [...pages.values()].some(({ now }) => now !== null),
    leave() {
      mood = "gone";
      line?.hangUp();
    },
  };
}

const RETRY_MS = 50;
