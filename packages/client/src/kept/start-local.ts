import type { Seat } from "@holmgang/kernel";
import { navigate } from "../web/route.ts";
import type { LocalPlan } from "../engine/messages.ts";
import { randomHex } from "../store/random-hex.ts";
import { findGame } from "../games/find-game.ts";

/** Matches that were planned on this page and have not been opened yet. */
const planned = new Map<string, LocalPlan>();

interface LocalWish {
  readonly game: string;
  /** Absent is the gentlest. */
  readonly bot?: string;
  readonly settings?: Readonly<Record<string, unknown>> | null;
  readonly seat?: Seat;
  /** What the person and the bot bring, such as a deck. */
  readonly entry?: unknown;
  readonly botEntry?: unknown;
  /** What stands for it before it is begun, where that is settled elsewhere. */
  readonly id?: string;
  readonly seed?: string;
  readonly back?: string;
  readonly rival?: string;
}

/** Plans a match against a bot and goes to its table. Without other wishes it has no clock. */
export function startLocal({
  game,
  bot,
  settings,
  seat,
  entry,
  botEntry,
  ...wish
}: LocalWish): void {
  const id = wish.id ?? randomHex(8);
  planned.set(id, {
    game,
    bot: bot ?? findGame(game)?.row.gentle.bot ?? "random",
    settings: settings ?? null,
    entry: entry ?? null,
    botEntry: botEntry ?? null,
    seat: seat ?? 0,
    seed: wish.seed ?? randomHex(16),
    back: wish.back ?? null,
    rival: wish.rival ?? null,
  });
  navigate(`/local/${id}`);
}

export const plannedMatch = (id: string): LocalPlan | null => planned.get(id) ?? null;
