// `npm run size`: every piece of JavaScript, raw and gzipped, and what of it somebody waits for before the first move.
import { launch } from "../testing/launch.ts";
import { openSite } from "../testing/site.ts";
import { say } from "./say.ts";
import { MOST_KB, weigh } from "./weigh.ts";

const site = await openSite();
const browser = await launch();
const { lines, firstLoadKb, hasPlayed } = await weigh(browser, site.address);
await browser.close();
await site.stop();

for (const line of lines) say(line);
if (!hasPlayed) say("no button play-now on the home page: this is the home page alone");
if (firstLoadKb > MOST_KB) say(`more than the ${MOST_KB} kB it may be`);
say(`first load: ${firstLoadKb.toFixed(1)} kB`);
process.exit(firstLoadKb > MOST_KB ? 1 : 0);
