import { same } from "@holmgang/kernel";
import type { Entry, Host, Position, Rng, Seat, Shape, Step } from "@holmgang/kernel";
import type { KeptMatch } from "../log/keep-match.ts";

/** A log that could have been, and in how many moves it differs. It may be shorter than the one it is a twin of. */
interface Twin {
  readonly inputs: readonly Entry[];
  readonly changed: number;
}

type Odd = (state: unknown, rival: Seat) => readonly unknown[];

/**
 * The same match as far as one seat may know, with other secrets of its rival. Where what was prepared in secret is
 * played in the end, the match goes another way from there: a twin ends before it, and the next one begins after it.
 */
export function twinsOf(
  kept: Pick<KeptMatch, "host" | "journal">,
  seat: Seat,
  odd: Odd,
  rng: Rng,
): readonly Twin[] {
  const { inputs } = kept.journal();
  const twins: Twin[] = [];
  for (let from = 0; from < inputs.length;) {
    const { end, ...twin } = twinFrom(kept, { seat, from }, odd, rng);
    twins.push(twin);
    from = end + 1;
  }
  return twins;
}

/** Moves from `from` on that the seat was told nothing of are left out, and others of that kind are put in. */
function twinFrom(
  { host, journal }: Pick<KeptMatch, "host" | "journal">,
  { seat, from }: { readonly seat: Seat; readonly from: number },
  odd: Odd,
  rng: Rng,
): Twin & { readonly end: number } {
  const { header, inputs: original } = journal();
  let { position } = host.open(header.config, header.seed);
  let real = position;
  const inputs: Entry[] = [];
  let changed = 0;

  const put = (entry: Entry, accepts: (step: Step<Shape>) => boolean): boolean => {
    const step = host.advance(position, entry);
    if (!step.ok || !accepts(step.value)) return false;
    position = step.value.position;
    inputs.push(entry);
    return true;
  };

  for (const [index, entry] of original.entries()) {
    const step = host.advance(real, entry);
    if (!step.ok) throw new Error("a journal's inputs were all accepted once");
    const isRivals = index >= from && entry.kind === "move" && entry.seat !== seat;
    if (isRivals)
      for (const raw of odd(position.state, entry.seat).slice(0, rng.below(4))) {
        const move = host.game.parseMove(raw);
        const isSecret = (tried: Step<Shape>) => isSilent(host, position, tried, seat);
        if (move.ok && put({ ...entry, move: move.value }, isSecret)) changed++;
      }
    if (isRivals && isSilent(host, real, step.value, seat)) changed++;
    // What comes of it must be the same: otherwise the secrets were played.
    else if (!put(entry, ({ events }) => same(events, step.value.events)))
      return { inputs, changed, end: index };
    real = step.value.position;
  }
  return { inputs, changed, end: original.length };
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
