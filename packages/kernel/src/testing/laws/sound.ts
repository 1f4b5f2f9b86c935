import { outcome } from "../../match.ts";
import { pick } from "../../rng.ts";
import { SEATS } from "../../seat.ts";
import { demand } from "../kit.ts";
import { positionsOf } from "../trail.ts";
import type { Law } from "./law.ts";
import { twinOf } from "./secrecy.ts";

export const soundLaw: Law = {
  id: "sound",
  promise: "every state of a match, and every guess at one, could have come about",
  check(kit, trail, rng) {
    const positions = positionsOf(trail);
    for (const [step, { state }] of positions.entries()) {
      const wrong = kit.sound(state);
      demand(wrong === null, () => `after input ${step} ${wrong}`);
    }
    const live = positions.filter((position) => !outcome(kit.game, position));
    if (live.length === 0) return;
    for (let guess = 0; guess < GUESSES; guess++) {
      const position = pick(rng, live);
      for (const seat of SEATS) {
        const wrong = kit.sound(twinOf(kit.game, position, seat, rng).state);
        demand(wrong === null, () => `seat ${seat} guesses the impossible: ${wrong}`);
      }
    }
  },
};

const GUESSES = 3;
