import { rival } from "@holmgang/kernel";
import type { MatchRecord, Seat } from "@holmgang/kernel";
import { navigate } from "../web/route.ts";
import { meetCharacters } from "../bots/characters.ts";
import { randomHex } from "../store/random-hex.ts";
import { untimedPace } from "../engine/untimed.ts";
import { loadSetUp } from "../set-up/catalogue.ts";
import { saveMatch } from "../kept/saved.ts";

/** Goes on from an input of a recorded match, against the strongest bot, in this browser. */
export async function playOn(record: MatchRecord, frame: number, seat: Seat): Promise<void> {
  const id = randomHex(8);
  const bot = (await meetCharacters(record.game)).at(-1)?.bot ?? "random";
  const { settings, entries } = record.config;
  const { paces } = (await loadSetUp(record.game)) ?? { paces: [] };
  // A match of one's own has nobody to prove anything to, and no clock.
  const config = { entries, settings: { ...(settings as object), ...untimedPace(paces) } };
  saveMatch({
    id,
    plan: {
      game: record.game,
      settings: config.settings,
      entry: entries[seat],
      botEntry: entries[rival(seat)],
      bot,
      seat,
      seed: record.seed,
    },
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
