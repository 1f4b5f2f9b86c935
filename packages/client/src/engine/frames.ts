import { turnOf, updateFor } from "@holmgang/kernel";
import type { BySeat, Host, MatchRecord, Moment, Result, Viewer } from "@holmgang/kernel";
import type { Told } from "../match/feed.ts";

/** One input of a recorded match, as everybody was told of it. */
export interface Frame {
  /** Milliseconds since the match opened. */
  readonly at: number;
  /** Null for whoever heard and saw nothing new. */
  readonly told: Readonly<Record<Viewer, Told | null>>;
  /** What each seat sees after it: for looking on with open cards. */
  readonly own: Readonly<BySeat<unknown>>;
}

/** A record from its opening to its end, input by input. */
export function framesOf(host: Host, record: MatchRecord): Result<readonly Frame[]> {
  const pages = host.replay(record);
  if (!pages.ok) return pages;
  const { game } = host;
  let now: Moment<unknown> | null = null;
  const frames = pages.value.map((page, index): Frame => {
    const turn = turnOf(game, page, now);
    now = turn.after;
    const { position } = now;
    const own: BySeat<unknown> = [game.view(position.state, 0), game.view(position.state, 1)];
    const outcome = host.outcome(position);
    const told = (viewer: Viewer): Told | null => {
      const update = updateFor(game, turn, viewer);
      return (
        update && {
          events: update.events,
          view: update.view,
          questions: [],
          others: [],
          outcome,
          old: false,
        }
      );
    };
    return {
      at: record.inputs[index - 1]?.at ?? 0,
      told: { 0: told(0), 1: told(1), spectator: told("spectator") },
      own,
    };
  });
  return { ok: true, value: frames };
}
