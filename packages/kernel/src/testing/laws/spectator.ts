import { canonical } from "../../canonical.ts";
import type { Game, Shape } from "../../game.ts";
import { outcome } from "../../match.ts";
import { pick } from "../../rng.ts";
import { SEATS } from "../../seat.ts";
import { difference } from "../difference.ts";
import { demand } from "../kit.ts";
import { positionsOf } from "../trail.ts";
import type { Law } from "./law.ts";
import { twinOf } from "./secrecy.ts";

export const spectatorLaw: Law = {
  id: "spectator",
  promise: "a spectator sees no more than either player sees",
  check({ game }, trail, rng) {
    for (const event of [trail.opening, ...trail.steps].flatMap(({ events }) => events))
      redactionOnlyBlanks(game, event);
    const live = positionsOf(trail).filter((position) => !outcome(game, position));
    if (live.length === 0) return;
    const position = pick(rng, live);
    const watched = game.view(position.state, "spectator");
    for (const seat of SEATS) {
      const twin = game.view(twinOf(game, position, seat, rng).state, "spectator");
      const found = difference(watched, twin);
      demand(found === null, () => `the spectator sees what seat ${seat} cannot know: ${found}`);
    }
  },
};

/** What the spectator hears of an event, both seats hear too; and nobody hears what did not happen. */
function redactionOnlyBlanks<T extends Shape>(game: Game<T>, event: T["event"]): void {
  const watched = game.redact(event, "spectator");
  for (const seat of SEATS) {
    const heard = game.redact(event, seat);
    demand(
      isBlanked(heard, event),
      () => `seat ${seat} hears ${canonical(heard)} of ${canonical(event)}`,
    );
    demand(
      isBlanked(watched, heard),
      () => `the spectator hears ${canonical(watched)}, seat ${seat} only ${canonical(heard)}`,
    );
  }
}

/** `part` is `whole` with some of it replaced by null. */
function isBlanked(part: unknown, whole: unknown): boolean {
  if (part === null) return true;
  if (typeof part !== "object" || typeof whole !== "object" || whole === null)
    return part === whole;
  const keys = Object.keys(part);
  return (
    Array.isArray(part) === Array.isArray(whole) &&
    keys.length === Object.keys(whole).length &&
    keys.every(
      (key) =>
        Object.hasOwn(whole, key) && isBlanked(Reflect.get(part, key), Reflect.get(whole, key)),
    )
  );
}
