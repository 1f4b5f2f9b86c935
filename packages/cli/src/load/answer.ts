import { setTimeout as sleep } from "node:timers/promises";
import type { GameId } from "@holmgang/games";
import type { Rng } from "@holmgang/kernel";
import { isUnknown } from "./line.ts";
import type { Line } from "./line.ts";
import type { Page, SentMove } from "./notebook.ts";

/** How somebody plays. */
export interface Manner {
  readonly game: GameId;
  readonly rng: Rng;
  /** The moves with which it answers a question, the last of which closes it. */
  turn(this: void, page: Page): readonly unknown[];
  /** It waits a random time below this before every move. */
  readonly thinkMs: number;
}

/** Answers the question that is open, one move after the other, each when the one before is answered. */
export async function answer(
  line: Line,
  page: Page,
  { rng, turn, thinkMs }: Manner,
  acknowledged: (ms: number) => void,
): Promise<void> {
  const asked = (): number | undefined => page.now?.decisions[0]?.id;
  const decision = asked();
  if (decision === undefined || page.isThinking || line.isLost()) return;
  page.isThinking = true;
  for (const move of turn(page)) {
    if (thinkMs > 0) await sleep(rng.below(thinkMs));
    if (asked() !== decision || line.isLost()) break;
    const sent: SentMove = { decision, move, fate: "unanswered" };
    page.sent.push(sent);
    const began = performance.now();
    const reply = await line.ask({ kind: "move", match: page.match, decision, move });
    if (reply === null) break;
    if (isUnknown(reply)) {
      line.hangUp(); // whoever comes back sees which it was
      break;
    }
    sent.fate = reply.kind === "ok" ? "acknowledged" : "refused";
    if (reply.kind === "ok") acknowledged(performance.now() - began);
  }
  page.isThinking = false;
}
