import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Rate } from "./bucket.ts";
import { LIMITS } from "./limits.ts";
import type { Limits } from "./limits.ts";

const PAGE = readFileSync(new URL("../../../../docs/operate.md", import.meta.url), "utf8");

const rate = ({ aSecond, atOnce }: Rate): string => `${aSecond} a second, ${atOnce} at once`;
const rare = ({ aSecond, atOnce }: Rate): string => {
  const seconds = 1 / aSecond;
  return `1 in ${seconds === 60 ? "a minute" : `${seconds} seconds`}, ${atOnce} at once`;
};
const { acts, reading, passwords, arranged, withBots, thoughts } = LIMITS;

/** What the page says of each limit; one that is missing here does not compile. */
const ROWS: Readonly<Record<Exclude<keyof Limits, "countsPrivate">, readonly [string, string]>> = {
  line: ["messages on one connection", rate(LIMITS.line)],
  address: ["messages from one address", rate(LIMITS.address)],
  requests: ["requests from one address", rate(LIMITS.requests)],
  connections: ["sockets from one address, from the first knock", `${LIMITS.connections}`],
  bodies: ["bodies that one address sends at once", `${LIMITS.bodies}`],
  acts: [
    "what others must bear",
    `${acts.account.aSecond} points a second and ${acts.account.atOnce} at once an account, ${acts.household.aSecond} and ${acts.household.atOnce} an address`,
  ],
  reading: [
    "what is told again",
    `${reading.account.aSecond} KiB a second and ${reading.account.atOnce / 1024} MiB at once an account, ${reading.household.aSecond} KiB and ${reading.household.atOnce / 1024} MiB an address`,
  ],
  passwords: [
    "work with passwords: sign-ins, recoveries, changes, claims",
    `${rare(passwords.account)}, from one address for one nickname; ${passwords.household.aSecond} a second and ${passwords.household.atOnce} at once for all`,
  ],
  withBots: [
    "matches against the server's bots, while they go on",
    `${withBots.account} an account, ${withBots.household} an address (all nodes)`,
  ],
  arranged: [
    "matches by invitation, while they go on",
    `${arranged.account} an account, ${arranged.household} an address (all nodes)`,
  ],
  thoughts: [
    "answers of bots that are waited for",
    `${thoughts.account} an account, ${thoughts.household} an address`,
  ],
  watched: ["matches that one connection watches", `${LIMITS.watched}`],
  invitations: ["invitations from one address to one account", rare(LIMITS.invitations)],
  guests: ["new guests from one address", rare(LIMITS.guests)],
  pairADay: ["matches of one pair that count", `${LIMITS.pairADay} in 24 hours (all nodes)`],
};

test.each(Object.values(ROWS))("the page says how many: %s", (what, limit) => {
  const rows = PAGE.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.find(([, first]) => first === what)?.[2]).toBe(limit);
});
