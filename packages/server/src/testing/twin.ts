import { same } from "@holmgang/kernel";
import type { Entry, Host, Position, Rng, Seat, Shape, Step } from "@holmgang/kernel";
import type { KeptMatch } from "../log/keep-match.ts";

/** A log that could have been, and in how many moves it differs. */
interface Twin {
  readonly inputs: readonly Entry[];
  readonly changed: number;
}

/**
 * The same match as far as one seat may know, with other secrets of its rival: moves that the seat was told nothing of are
 * left out, and others of that kind are put in.
 */
export function twinOf(
  { host, journal }: Pick<KeptMatch, "host" | "journal">,
  seat: Seat,
  odd: (state: unknown, rival: Seat) => readonly unknown[],
  rng: Rng,
): Twin {
  const { header, inputs: original } = journal();
  let { position } = host.open(header.config, header.seed);
  let real = position;
  const inputs: Entry[] = [];
  let changed = 0;

  const put = (entry: Entry, isSecret: boolean): boolean => {
    const step = host.advance(position, entry);
    if (!step.ok || (isSecret && !isSilent(host, position, step.value, seat))) return false;
    position = step.value.position;
    inputs.push(entry);
    return true;
  };

  for (const entry of original) {
    const step = host.advance(real, entry);
    if (!step.ok) throw new Error("a journal's inputs were all accepted once");
    const isRivals = entry.kind === "move" && entry.seat !== seat;
    if (isRivals)
      for (const raw of odd(position.state, entry.seat).slice(0, rng.below(4))) {
        const move = host.game.parseMove(raw);
        if (move.ok && put({ ...entry, move: move.value }, true)) changed++;
      }
    if (isRivals && isSilent(host, real, step.value, seat)) changed++;
    // A game may build on what was done in secret: then nothing can be exchanged, and the log is its own twin.
    else if (!put(entry, false)) return { inputs: original, changed: 0 };
    real = step.value.position;
  }
  return { inputs, changed };
}

/** Whether a step leaves every question open and nothing for a seat to notice. */
function isSilent(
  { game, decisions }: Host,
  before: Position<unknown>,
  { position, events }: Step<Shape>,
  seat: Seat,
): boolean {
  // A move that closes the rival's question is no draft: the match goes on from it.
  return (
    events.every((event) => game.redact(event, seat) === null) &&
    same(game.view(before.state, seat), game.view(position.state, seat)) &&
    same(decisions(before), decisions(position))
  );
}
