// `npm run new-game ID`: writes a small complete game that can be played at once, to be replaced part by part.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { GAME_IDS } from "@holmgang/games";
import { announced } from "./announced.ts";
import { nameFault, namesOf, renamed } from "./names.ts";
import { ROWS } from "./rows.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const TEMPLATE = fileURLToPath(new URL("template/", import.meta.url));

const id = process.argv[2] ?? "";
const fault = nameFault(id, [...GAME_IDS, ...readdirSync(join(ROOT, "packages/games"))]);
if (fault !== null) {
  console.error(`npm run new-game ID. ${fault}`);
  process.exit(2);
}
const names = namesOf(id);
/** Where each part of the template goes. */
const HOMES = {
  game: `packages/games/${id}`,
  bots: `packages/bots/src/${id}`,
  client: `packages/client/src/games/${id}`,
};

const written = Object.entries(HOMES).flatMap(([part, home]) => copy(part, home));
const touched = ROWS.map(({ file, add }) => {
  writeFileSync(join(ROOT, file), add(readFileSync(join(ROOT, file), "utf8"), names));
  return file;
});
link();
run("node_modules/.bin/oxfmt", ...Object.values(HOMES), ...touched);
run(
  process.execPath,
  "scripts/playthroughs/playthroughs.ts",
  id,
  "--seed",
  "first",
  "--bots",
  "random",
);
tell();

/** Copies a part of the template under the new name. */
function copy(part: string, home: string): string[] {
  return globSync("**/*.*", { cwd: join(TEMPLATE, part) }).map((name) => {
    const file = join(home, name.replace(/\.txt$/, ""));
    const target = join(ROOT, file);
    const text = renamed(readFileSync(join(TEMPLATE, part, name), "utf8"), names);
    const kept = existsSync(target) ? announced(text, readFileSync(target, "utf8")) : text;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, kept);
    return file;
  });
}

/** As npm links a workspace. */
function link(): void {
  const place = join(ROOT, "node_modules/@holmgang", id);
  if (!existsSync(place)) symlinkSync(`../../packages/games/${id}`, place);
}

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${stderr}`);
}

function tell(): void {
  console.log(`${names.type} is a game now: ${written.length} files, and a row in each of`);
  for (const file of touched) console.log(`  ${file}`);
  console.log(`
Play it:
  npx holmgang play ${id} --bot random     in this terminal
  npm start                                in the browser, alone or with others
Then replace part after part, beginning with packages/games/${id}/RULES.md (CONTRIBUTING, "Add a game"):
  npx vitest run --project unit packages/games/${id}
  npx vitest run --project laws -t ${id}
  npm run playthroughs -- ${id}`);
}
