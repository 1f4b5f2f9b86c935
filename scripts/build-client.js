// `npm run build`, and a part of `npm start` and `npm test`: builds the client if anything it is made of has changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ROOT, say, setUp } from "./setup.js";

const CLIENT = `${ROOT}packages/client/`;
const DIST = `${CLIENT}dist`;
const STAMP = `${DIST}/.stamp`;

/** What the client is made of. */
const SOURCES = [
  ...["src", "public", "build", "index.html", "package.json"].map(
    (name) => `packages/client/${name}`,
  ),
  ...["kernel", "decks", "games", "campaign", "bots", "protocol", "lab"].map(
    (name) => `packages/${name}`,
  ),
  "CREDITS.md",
  "package-lock.json",
  "scripts/build-client.js",
];
const NO_SOURCE = /(^|\/)(node_modules|dist)$|\.tsbuildinfo$|\.test\.tsx?$/;

/** Text shrinks; below a kilobyte it is not worth a second file. */
const TEXT = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".md"]);
const SMALL = 1024;

/** Builds the client unless the last build is of the same sources. Returns whether there is one now. */
export function buildClient(node) {
  const stamp = stampOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return true;
  const start = performance.now();
  say("building the client …");
  // Beside the old one: whoever serves that meanwhile, or a build that fails, does not find half of it gone.
  const [fresh, old] = [`${DIST}-${process.pid}`, `${DIST}-${process.pid}-old`];
  try {
    if (!runVite(node, fresh)) {
      say("the client could not be built; the lines above say why.");
      return false;
    }
    compress(fresh);
    writeFileSync(`${fresh}/.stamp`, stamp);
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(fresh, DIST);
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  }
  say(`built the client in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

function runVite(node, folder) {
  const args = [
    `${ROOT}node_modules/vite/bin/vite.js`,
    "build",
    `--config=${CLIENT}build/vite.config.ts`,
    `--outDir=${folder}`,
    "--logLevel=warn",
  ];
  // Whoever builds may be a test: what is built is what people get all the same.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(node, args, { cwd: CLIENT, env, stdio: ["ignore", 2, 2] });
  return status === 0;
}

/** Writes what browsers are really sent beside every text: made once here, as small as it gets. */
function compress(folder) {
  for (const file of filesIn(folder)) {
    if (!TEXT.has(extname(file))) continue;
    const plain = readFileSync(file);
    if (plain.length <= SMALL) continue;
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  }
}

function stampOf(sources) {
  const hash = createHash("sha256");
  for (const source of sources) {
    if (!existsSync(ROOT + source)) continue;
    for (const file of filesIn(ROOT + source)) {
      const text = readFileSync(file);
      hash.update(`${file.slice(ROOT.length)} ${text.length}\n`).update(text);
    }
  }
  return hash.digest("hex");
}

/** Every file of a folder, in one order on every machine; a file is itself. */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .map((name) => join(path, name))
    .filter((each) => !NO_SOURCE.test(each))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap(filesIn);
}

if (process.argv[1] === `${ROOT}scripts/build-client.js`)
  process.exit(buildClient(setUp()) ? 0 : 1);
