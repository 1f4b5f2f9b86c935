// `npm run crash`: servers at work are killed again and again, and then everything they promised is looked for.
// --kills N of each profile and aim, --profile one|two|both, --aim NAME (all if not given), --fault kill|freeze|database (a freeze
// lasts 20 s; of two nodes' PostgreSQL), --seed S, --matches M at once on each of --databases D: a game after the other, so that
// five are all of them.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GAME_IDS } from "@holmgang/games";
import { integer, readArgs } from "../../packages/cli/src/args.ts";
import { Complaint } from "../../packages/cli/src/complaint.ts";
import { AIMS } from "./aims.ts";
import type { MatchAim } from "./aims.ts";
import { tryCampaign } from "./campaign-trial.ts";
import { tryShelf } from "./deck-trial.ts";
import { FAULTS } from "./faults.ts";
import { watched } from "./lock-watch.ts";
import { PROFILES } from "./profiles.ts";
import type { Profile } from "./profiles.ts";
import { runTrial } from "./trial.ts";
import type { Trial } from "./trial.ts";
import { tryTill } from "./till.ts";
import { judge } from "./verdict.ts";
import type { Verdict } from "./verdict.ts";

const WORDS = { kill: "kills", freeze: "freezes", database: "database crashes" } as const;
const PICKS: Partial<Record<string, readonly Profile[]>> = {
  one: ["one"],
  two: ["two"],
  both: ["one", "two"],
};
/** At moments of matches; at decks that are written; at purchases and what pays for them; at runs of the campaign. */
const ALL_AIMS = [...(Object.keys(AIMS) as MatchAim[]), "decks", "gold", "runs"] as const; // of a table of ours
type AimName = (typeof ALL_AIMS)[number];
const { flags } = readArgs(
  process.argv.slice(2),
  {
    kills: "text",
    profile: "text",
    seed: "text",
    matches: "text",
    databases: "text",
    aim: "text",
    fault: "text",
  },
  [],
);
const kills = integer("kills", flags.kills, 20, [1, 1_000_000]);
const seed = integer("seed", flags.seed, 1, [0, Number.MAX_SAFE_INTEGER]);
const matches = integer("matches", flags.matches, GAME_IDS.length, [1, 1000]);
const fault = FAULTS.find((each) => each === (flags.fault ?? "kill"));
if (!fault) throw new Complaint(`--fault takes ${FAULTS.join(", ")}, not '${flags.fault}'`);
// One database server stands below all of them: it is struck by one at a time.
const most = fault === "database" ? 1 : kills;
const databases = Math.min(most, integer("databases", flags.databases, 2, [1, 16]));
const profiles = PICKS[flags.profile ?? (fault === "database" ? "two" : "both")];
if (!profiles) throw new Complaint(`--profile takes one, two or both, not '${flags.profile}'`);
if (fault === "database" && profiles.includes("one"))
  throw new Complaint(
    "--fault database takes --profile two: the embedded one dies with its server",
  );
const aims = ALL_AIMS.filter((aim) => (flags.aim ?? aim) === aim);
if (aims.length === 0)
  throw new Complaint(`--aim takes ${ALL_AIMS.join(", ")}, not '${flags.aim}'`);

// Servers start a thousand times: what was compiled once is kept.
process.env["NODE_COMPILE_CACHE"] ??= join(tmpdir(), "holmgang-compiled");
const began = performance.now();
let total = 0;
const verdicts: Verdict[] = [];
for (const profile of profiles)
  for (const aim of aims) verdicts.push(...(await tryOut(profile, aim)));

const sum = (kind: "matches" | "acknowledged") =>
  verdicts.reduce((so, verdict) => so + verdict[kind], 0);
const all = (kind: "lost" | "unhappened" | "wrong") => verdicts.flatMap((verdict) => verdict[kind]);
for (const kind of ["lost", "unhappened", "wrong"] as const)
  for (const words of all(kind).slice(0, 20)) console.log(`${kind}: ${words}`);
const [lost, unhappened] = [all("lost").length, all("unhappened").length];
console.log(
  `${WORDS[fault]} ${total}, matches ${sum("matches")}, acknowledged ${sum("acknowledged")}, lost ${lost}, un-happened ${unhappened}`,
);
process.exit(lost + unhappened + all("wrong").length > 0 ? 1 : 0);

/** Several databases at once, so that while one server starts another is played on. */
async function tryOut(profile: Profile, aim: AimName): Promise<readonly Verdict[]> {
  const { nodes, ground } = PROFILES[profile];
  const { place, crash, clear } = await ground();
  const struck = fault === "database" ? crash! : fault!; // both were looked at above
  let done = 0;
  const killed = (): void => {
    total++;
    if (++done % 10 === 0 || done === kills)
      say(`${profile}, ${aim}: ${done} of ${kills} ${WORDS[fault!]}`);
  };
  const verdictsHere = await Promise.all(
    Array.from({ length: databases }, async (_, index) => {
      const trial: Omit<Trial, "aim"> = {
        place: await place(`crash_${aim}_${index}`),
        nodes,
        fault: struck,
        kills: Math.ceil((kills - index) / databases),
        matches,
        seed: `${seed} ${profile} ${index}`,
        killed,
      };
      if (fault !== "freeze" || !("url" in trial.place)) return tryAt(aim, trial);
      // Whoever stands still must not hold what others wait for.
      const { verdict, longestMs } = await watched(trial.place.url, () => tryAt(aim, trial));
      say(`${profile}, ${aim}: nobody waited longer than ${longestMs} ms for a lock`);
      return verdict;
    }),
  );
  await clear();
  return verdictsHere;
}

async function tryAt(aim: AimName, trial: Omit<Trial, "aim">): Promise<Verdict> {
  if (aim === "decks") return tryShelf({ ...trial, librarians: 2 * matches });
  if (aim === "gold") return tryTill({ ...trial, customers: 2 * matches });
  if (aim === "runs") return tryCampaign({ ...trial, campaigners: matches });
  return judge(trial.place, await runTrial({ ...trial, aim }));
}

function say(line: string): void {
  console.log(`crash: ${((performance.now() - began) / 1000).toFixed(0)} s, ${line}`);
}
