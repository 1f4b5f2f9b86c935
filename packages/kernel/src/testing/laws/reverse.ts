import { heardBy, sight } from "../../audience.ts";
import { canonical } from "../../canonical.ts";
import type { Shape } from "../../game.ts";
import { isSeat, rival, VIEWERS } from "../../seat.ts";
import type { Viewer } from "../../seat.ts";
import { nextTurn, openingTurn } from "../../turn.ts";
import { difference } from "../difference.ts";
import { fingerprint } from "../fingerprint.ts";
import { Violation } from "../kit.ts";
import type { LawKit } from "../kit.ts";
import { recall } from "../memory.ts";
import type { Memory, Remembered } from "../memory.ts";
import { driveTiny, momentsOf } from "../trail.ts";
import type { Trail } from "../trail.ts";
import type { Law } from "./law.ts";
import { isKnown, tellsNoMore } from "./story.ts";

/**
 * The twin of the secrecy law is made from the view, so a view that tells too much makes a twin that agrees. This law
 * asks the other way round: what a viewer sees must follow from what it knows anyway; and what it hears from what it sees,
 * for where matches repeat, an event that says more than the board is found.
 */
export const reverseLaw: Law = {
  id: "reverse",
  promise:
    "the same settings, own entry, own inputs and events heard give a viewer the same view and the same questions, its own and the public ones",
  check(kit, trail, _rng, memory) {
    for (let i = 0; i < (kit.tinies ?? 1); i++) {
      const tiny = driveTiny(kit, i === 0 ? trail.name : `${trail.name} ${i}`);
      for (const viewer of VIEWERS) followsFromWhatIsKnown(kit, tiny, viewer, memory);
      tellsNoMore(kit, tiny, memory);
    }
  },
};

function followsFromWhatIsKnown<T extends Shape>(
  kit: LawKit<T>,
  trail: Trail<T>,
  viewer: Viewer,
  memory: Memory,
): void {
  for (const [step, { knows, sees, hidden }] of experience(kit, trail, viewer).entries()) {
    const now = { claim: fingerprint(canonical(sees)), seed: trail.name, step, hidden };
    const first = recall(memory, knows, now);
    if (first.claim === now.claim) continue;
    const found = difference(seenThen(kit, viewer, first), sees);
    const who = viewer === "spectator" ? "a spectator" : `seat ${viewer}`;
    throw new Violation(
      `${who} knows the same after input ${first.step} of the one match and input ${step} of the other, and sees different things: ${found}`,
      first.seed === now.seed ? null : first.seed,
    );
  }
}

const seenThen = <T extends Shape>(
  kit: LawKit<T>,
  viewer: Viewer,
  { seed, step }: Remembered,
): unknown => experience(kit, driveTiny(kit, seed), viewer)[step]?.sees;

interface Lived {
  /** All that the viewer brought, did and heard so far, in short. */
  readonly knows: string;
  readonly sees: unknown;
  readonly hidden: Remembered["hidden"];
}

/**
 * A match as one viewer lives it. Time passes for it only with what it knows of: whatever else happens in between may
 * happen at any moment, and must not show in its deadlines either.
 */
function experience<T extends Shape>(
  kit: LawKit<T>,
  trail: Trail<T>,
  viewer: Viewer,
): readonly Lived[] {
  const { settings, entries } = trail.config;
  let knows = fingerprint(canonical([viewer, settings, isSeat(viewer) ? entries[viewer] : null]));
  const entry = fingerprint(canonical(isSeat(viewer) ? entries[rival(viewer)] : entries));
  let inputs = "";
  let now = 0;
  let turn = openingTurn(kit.game, settings, trail.opening);
  return momentsOf(trail).map((moment, index) => {
    const { input, position, events } = moment;
    const heard = heardBy(kit.game, events, viewer);
    const did = isKnown(kit.game, moment, viewer) ? input : null;
    const isNoticed = did !== null || heard.length > 0;
    if (isNoticed) {
      knows = fingerprint(`${knows} ${canonical([did, heard])}`);
      now += MOMENT_MS;
    }
    if (input && !did) inputs = fingerprint(`${inputs} ${canonical(input)}`);
    const at = isNoticed ? now : now + ((index * 37) % MOMENT_MS);
    if (input) turn = nextTurn(kit.game, settings, turn.after, { at, input, position, events });
    const told = sight(kit.game, turn.after, viewer);
    const isOwn = isSeat(viewer) && told.decisions.length > 0;
    const legal = isOwn ? kit.game.legalMoves(position.state, viewer) : [];
    return { knows, sees: { ...told, legal }, hidden: { seed: trail.seed, entry, inputs } };
  });
}

const MOMENT_MS = 1000;
