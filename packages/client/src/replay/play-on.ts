import type { MatchRecord, Seat } from "@holmgang/kernel";
import { navigate } from "../app/route.ts";
import { charactersOf } from "../bots/characters.ts";
import { randomHex } from "../store/random-hex.ts";
import { saveMatch } from "../local/saved.ts";

/** Goes on from an input of a recorded match, against the strongest bot, in this browser. */
export function playOn(record: MatchRecord, frame: number, seat: Seat): void {
  const id = randomHex(8);
  const bot = charactersOf(record.game).at(-1)?.bot ?? "random";
  const { settings } = record.config;
  // A match of one's own has nobody to prove anything to, and no clock.
  const config = { ...record.config, settings: { ...(settings as object), prepMs: 0 } };
  saveMatch({
    id,
    plan: { game: record.game, settings: config.settings, bot, seat, seed: record.seed },
    record: {
      ...record,
      config,
      fairness: null,
      inputs: record.inputs.slice(0, frame),
      outcome: null,
    },
    savedAt: Date.now(),
  });
  navigate(`/local/${id}`);
}
