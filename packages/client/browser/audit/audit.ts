// `npm run audit:client`: every page at every size in both themes, its weight, and how smoothly it plays.
import { launch } from "../testing/launch.ts";
import { PAGES } from "../testing/pages.ts";
import { invitePeople } from "../testing/people.ts";
import { openSite } from "../testing/site.ts";
import { SIZES } from "../testing/sizes.ts";
import { checkFirstMove } from "./check-first-move.ts";
import { checkPage } from "./check-page.ts";
import { checkPlay } from "./check-play.ts";
import { checked } from "./check.ts";
import type { Check } from "./check.ts";
import { say } from "./say.ts";
import { MOST_KB, weigh } from "./weigh.ts";

const site = await openSite();
const browser = await launch();
await invitePeople(site);
const checks: Check[] = [];

function report(check: Check): void {
  checks.push(check);
  say(`${check.isFine ? "✓" : "✗"} ${check.what}${check.note ? `: ${check.note}` : ""}`);
  for (const finding of check.findings) say(`    ${finding}`);
}

// `npm run audit:client home replay` looks at these pages alone.
const wanted = process.argv.slice(2);
for (const page of PAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  for (const size of SIZES)
    for (const check of await checkPage(browser, site.address, { page, size })) report(check);

const { firstLoadKb, hasPlayed } = await weigh(browser, site.address);
const weight = `${firstLoadKb.toFixed(1)} kB${hasPlayed ? "" : " (the home page alone: no button play-now)"}`;
const isHeavy = firstLoadKb > MOST_KB;
report(
  checked(`first load ≤ ${MOST_KB} kB`, isHeavy ? ["npm run size says what it is"] : [], weight),
);
report(await checkFirstMove(browser, site.address));
report(await checkPlay(browser, site.address));

await browser.close();
await site.stop();
const fine = checks.filter(({ isFine }) => isFine).length;
say(`${fine} fine, ${checks.length - fine} failed; pictures in artifacts/audit`);
process.exit(fine === checks.length ? 0 : 1);
