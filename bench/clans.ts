// `npm run bench:clans`: random matches of Clans a second beside random battles of Pokémon Showdown, on one core each, in turns.
import { clans } from "@holmgang/clans";
import { generator, parseConfig, playout } from "@holmgang/kernel";
import { median } from "./median.ts";
import { showdown } from "./showdown.ts";

const ROUNDS = 5;
const SECONDS = 4;
const BAR = 50;

const config = parseConfig(clans, {});
if (!config.ok) throw new Error(config.refusal.words);
const rng = generator([1, 2, 3, 4]);
const ours = (): void => void playout(clans, clans.setup(config.value, { rng }), rng, { rng });

/** Times a second of processor time that something is done. */
function rate(work: () => void, seconds: number): number {
  const start = process.cpuUsage();
  for (let done = 1; ; done++) {
    work();
    const { user, system } = process.cpuUsage(start);
    if (user + system >= seconds * 1e6) return (1e6 * done) / (user + system);
  }
}

const battle = showdown((line) => console.log(line));
const theirs = battle && ((): void => battle((n) => rng.below(n)));
for (const work of [ours, theirs]) if (work) rate(work, 2);
const rates: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  rates[0].push(rate(ours, SECONDS));
  if (theirs) rates[1].push(rate(theirs, SECONDS));
}
const [mine, other] = [median(rates[0]), theirs ? median(rates[1]) : null];
console.log(`Clans, random matches a second:               ${mine.toFixed(0)}`);
if (other === null)
  console.log("Pokémon Showdown could not be installed: nothing to compare with.");
else {
  console.log(`Showdown, gen 9 random battles a second:      ${other.toFixed(1)}`);
  const ratio = mine / other;
  console.log(
    `ratio ${ratio.toFixed(0)}×; the bar of ${BAR}× is ${ratio >= BAR ? "met" : "missed"}`,
  );
}
