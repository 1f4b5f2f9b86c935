import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { NETWORK_CUT, useBrowser } from "./testing/browser.ts";
import { madeUpClient } from "./testing/made-up-client.ts";
import { openSite } from "./testing/site.ts";

const { newPage, newTab, allow } = useBrowser();

const BUILT = fileURLToPath(new URL("../dist/", import.meta.url));
const WORKER = readFileSync(`${BUILT}service-worker.js`, "utf8");
const FILES = globSync("**/*", { cwd: BUILT });

/** What it was told to keep when it was built. */
const LIST = /\[\s*"\/",[^\]]*\]/;
const VERSION = /holmgang-\$\{"[0-9a-f]{16}"\}|holmgang-[0-9a-f]{16}/;

/** A client of two files with our real service worker, which keeps them instead. */
function version(name: string): string {
  const worker = WORKER.replace(VERSION, `holmgang-${name}`).replace(
    LIST,
    JSON.stringify(["/", `/assets/chunk-${name}.js`]),
  );
  return madeUpClient({
    "index.html": `<!doctype html><title>${name}</title><link rel="icon" href="data:,"><script type="module" src="/assets/chunk-${name}.js"></script>`,
    "service-worker.js": worker,
    [`assets/chunk-${name}.js`]: `navigator.serviceWorker.register("/service-worker.js")`,
  });
}

/** A browser looks for a new worker when it has nothing else to do. */
const SOON = { timeout: 20_000 };
const caches = (page: Page) => page.evaluate(() => window.caches.keys());
const isControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test("every built file is kept, and of the fonts only those we write in", () => {
  const kept = JSON.parse(LIST.exec(WORKER)?.[0] ?? "[]") as string[];
  const wanted = FILES.filter((name) => /\.(js|css|svg|png|webmanifest)$/.test(name))
    .filter((name) => name !== "service-worker.js")
    .map((name) => `/${name}`);
  expect(kept).toEqual(expect.arrayContaining(["/", ...wanted]));
  expect(
    kept.filter((path) => /latin-ext|cyrillic|greek|vietnamese|\.(br|gz)$/.test(path)),
  ).toEqual([]);
});

test("a new version comes with the next visit, and an open page of the old one still finds its files", async () => {
  allow(NETWORK_CUT);
  const first = await openSite({ client: version("one") });
  const port = Number(new URL(first.address).port);
  const old = await newPage({ serviceWorker: true });
  await old.goto(first.address);
  await isControlled(old);
  await first.stop();

  const second = await openSite({ client: version("two"), port });
  const fresh = await newTab(old);
  await fresh.goto(second.address);
  // The new page is there at once, although the old worker still answers for both.
  expect(await fresh.title()).toBe("two");
  await expect
    .poll(async () => (await caches(fresh)).toSorted(), SOON)
    .toEqual(["holmgang-one", "holmgang-two"]);
  const waiting = () =>
    fresh.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waiting, SOON).toBe("installed");
  const gone = (page: Page) =>
    page.evaluate(() => fetch("/assets/chunk-one.js").then(({ status }) => status));
  expect(await gone(old)).toBe(200);

  const blank = await newTab(old);
  await old.close();
  await fresh.close();
  // Chromium loses a navigation between two workers if somebody watches it through its debugger, as we do.
  await expect.poll(() => blank.context().serviceWorkers().length, SOON).toBe(1);
  await blank.goto(second.address);
  await expect.poll(() => caches(blank), SOON).toEqual(["holmgang-two"]);
  await second.stop();
  await blank.reload();
  expect(await blank.title()).toBe("two");
});

test("what is live is never kept: without the server it fails", async () => {
  allow(NETWORK_CUT);
  const site = await openSite({ client: version("live") });
  const page = await newPage({ serviceWorker: true });
  await page.goto(site.address);
  await isControlled(page);
  const ask = (path: string) =>
    page.evaluate((asked) => fetch(asked).then(({ status }) => status, String), path);
  expect(await ask("/api/games")).toBe(200);
  await site.stop();
  expect(await ask("/api/games")).toContain("Failed to fetch");
  expect(await ask("/assets/chunk-live.js")).toBe(200);
});
