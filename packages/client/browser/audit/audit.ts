// `npm run audit:client`: every page at every size in both themes, its weight, and how smoothly it plays.
import { launch } from "../testing/launch.ts";
import { PAGES, SIZES, THEMES } from "../testing/pages.ts";
import { openSite } from "../testing/site.ts";
import { checkPage } from "./check-page.ts";
import { checkPlay } from "./check-play.ts";
import type { Check } from "./check.ts";
import { say } from "./say.ts";
import { MOST_KB, weigh } from "./weigh.ts";

const site = await openSite();
const browser = await launch();
const checks: Check[] = [];

function report(check: Check): void {
  checks.push(check);
  const sign = check.verdict === "fine" ? "✓" : check.verdict === "skipped" ? "-" : "✗";
  say(`${sign} ${check.what}${check.note ? `: ${check.note}` : ""}`);
  for (const finding of check.findings) say(`    ${finding}`);
}

for (const page of PAGES)
  for (const size of SIZES)
    for (const theme of THEMES)
      for (const check of await checkPage(browser, site.address, { page, size, theme }))
        report(check);

const { firstLoadKb, hasPlayed } = await weigh(browser, site.address);
report({
  what: `first load ≤ ${MOST_KB} kB`,
  verdict: firstLoadKb <= MOST_KB ? "fine" : "failed",
  note: `${firstLoadKb.toFixed(1)} kB${hasPlayed ? "" : " (the home page alone: no button play-now)"}`,
  findings: [],
});
report(await checkPlay(browser, site.address));

await browser.close();
await site.stop();
const count = (verdict: Check["verdict"]) =>
  checks.filter((check) => check.verdict === verdict).length;
say(
  `${count("fine")} fine, ${count("failed")} failed, ${count("skipped")} skipped; pictures in artifacts/audit`,
);
process.exit(count("failed") ? 1 : 0);
