import { heardBy } from "../../audience.ts";
import { pick } from "../../rng.ts";
import { VIEWERS } from "../../seat.ts";
import { difference } from "../difference.ts";
import { demand } from "../kit.ts";
import type { Numbers } from "../kit.ts";
import type { Law } from "./law.ts";

export const toldLaw: Law = {
  id: "told",
  promise: "no number on the board changes without an event that says why",
  check({ game, numbers }, { opening, steps }, rng) {
    const viewer = pick(rng, VIEWERS);
    let shown = numbers.of(game.view(opening.position.state, viewer));
    for (const { position, events } of steps) {
      const told = heardBy(game, events, viewer).reduce(numbers.after, shown);
      shown = numbers.of(game.view(position.state, viewer));
      const found = difference(counted(told), counted(shown));
      demand(
        found === null,
        () => `by what ${viewer} was told and by what it sees ${found}: ${JSON.stringify(events)}`,
      );
    }
  },
};

/** What is 0 may as well be absent. */
const counted = (numbers: Numbers): Numbers =>
  Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== 0));
