// Random matches of one game in a process of its own: warms up, plays for the time given, prints how many a second of
// processor time. Usage: child.ts GAME|showdown WARM-MS RUN-MS
import { GAMES, isGameId } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { generator, playout } from "@holmgang/kernel";
import { showdown } from "../showdown.ts";

const [, , name = "", warmMs, runMs] = process.argv;
const play = playerOf(name);
rate(play, Number(warmMs));
console.log(JSON.stringify(rate(play, Number(runMs))));

function playerOf(wanted: string): () => void {
  if (isGameId(wanted)) return matches(wanted);
  const battle = showdown((line) => console.error(line));
  if (!battle) throw new Error("Pokémon Showdown is not installed");
  const rng = generator([1, 2, 3, 4]);
  return () => battle((n) => rng.below(n));
}

/** The kernel's own playouts, each between the defaults. */
function matches(id: GameId): () => void {
  const { game, parseConfig } = GAMES[id];
  const config = parseConfig({});
  if (!config.ok) throw new Error(config.refusal.words);
  const rng = generator([1, 2, 3, 4]);
  return () => void playout(game, game.setup(config.value, { rng }), rng, { rng });
}

/** The clock is read after ever more matches, so that reading it costs nothing. */
function rate(work: () => void, milliseconds: number): number {
  const start = process.cpuUsage();
  let done = 0;
  for (let batch = 1; ; batch = Math.min(2 * batch, 256)) {
    for (let i = 0; i < batch; i++) work();
    done += batch;
    const { user, system } = process.cpuUsage(start);
    if (user + system >= milliseconds * 1000) return (1e6 * done) / (user + system);
  }
}
