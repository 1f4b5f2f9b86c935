// `npm run golden-run`: plays the campaign's golden run again and rewrites its file; review the difference as a rules change.
import { mkdirSync, writeFileSync } from "node:fs";
import { steward } from "@holmgang/bots/clans-campaign";
import { parseSetup, tellRun } from "@holmgang/campaign";
import { invariant } from "@holmgang/kernel";
import { playCampaign } from "@holmgang/lab/campaign";

const SEED = "Marengo";
const folder = new URL("../packages/campaign/playthroughs/", import.meta.url);
const setup = parseSetup({ seed: SEED, settings: { acts: 1 } });
invariant(setup.ok, setup.ok ? "" : setup.refusal.words);
const plan = { setup: setup.value, player: steward, fighter: "captain", iterations: 1000 };
const told = tellRun(playCampaign(plan).record);
invariant(told.ok, told.ok ? "" : told.refusal.words);
const note = ";; The Italian Campaign alone: a steward leads, captains fight.";
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("italy.txt", folder), `${[note, ...told.value].join("\n")}\n`);
console.log(told.value.filter((line) => line.startsWith("; ")).at(-2));
