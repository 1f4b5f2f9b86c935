// `npm run golden-run`: plays the campaign's golden runs again and rewrites their files; review the difference as a rules change.
import { mkdirSync, writeFileSync } from "node:fs";
import { steward } from "@holmgang/bots/clans-campaign";
import { parseSetup, tellRun } from "@holmgang/campaign";
import { invariant } from "@holmgang/kernel";
import { playCampaign } from "@holmgang/lab/campaign";

const GOLDEN = [
  {
    file: "italy.txt",
    note: "The Italian Campaign alone: a steward leads, captains fight.",
    setup: { seed: "Marengo", settings: { acts: 1 } },
  },
  {
    file: "three-acts.txt",
    note: "From Nice to Austerlitz, all three acts: a steward leads, captains fight.",
    setup: { seed: "Montenotte" },
  },
];

const folder = new URL("../packages/campaign/playthroughs/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { file, note, setup: given } of GOLDEN) {
  const setup = parseSetup(given);
  invariant(setup.ok, setup.ok ? "" : setup.refusal.words);
  const plan = { setup: setup.value, player: steward, fighter: "captain", iterations: 1000 };
  const told = tellRun(playCampaign(plan).record);
  invariant(told.ok, told.ok ? "" : told.refusal.words);
  writeFileSync(new URL(file, folder), `${[`;; ${note}`, ...told.value].join("\n")}\n`);
  console.log(file, told.value.filter((line) => line.startsWith("; ")).at(-2));
}
