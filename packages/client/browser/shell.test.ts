import { expect, test } from "vitest";
import { axeFindings } from "./testing/axe.ts";
import { useBrowser } from "./testing/browser.ts";
import { layoutShift, MOST_SHIFT } from "./testing/shift.ts";
import { useSite } from "./testing/shared.ts";

const { newPage, allow } = useBrowser();

const site = useSite();

test("the page opens without an error, stays where it is and can be used by everybody", async () => {
  const page = await newPage({ width: 390, height: 844, touch: true });
  await page.goto(site.address, { waitUntil: "networkidle" });
  expect(await page.title()).toContain("Holmgang");
  expect(await page.locator("#root > *").count()).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  const { total, words } = await layoutShift(page);
  expect(total, words.join("; ")).toBeLessThanOrEqual(MOST_SHIFT);
});

test("any address of the client's opens it", async () => {
  const page = await newPage();
  const response = await page.goto(`${site.address}/no/such/place`);
  expect(response?.status()).toBe(200);
  await page.locator("#root > *").first().waitFor({ state: "attached" });
});

test("it can be installed: a manifest whose icons are there", async () => {
  const page = await newPage();
  await page.goto(site.address);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { name, icons } = JSON.parse(data ?? "{}") as { name: string; icons: { src: string }[] };
  expect(name).toBe("Holmgang");
  for (const { src } of icons) {
    const { status, headers } = await fetch(new URL(src, site.address));
    expect([status, headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image/)]);
  }
});

test("without scripts it says what it needs", async () => {
  const page = await newPage({ javaScript: false });
  await page.goto(site.address);
  expect(await page.locator("noscript p").innerText()).toContain("needs JavaScript");
});

test("a page connects to its own server, and to no other", async () => {
  const page = await newPage();
  await page.goto(site.address);
  // What the policy forbids it says at once; whether the server then lets it in is another matter.
  const isForbidden = (address: string) =>
    page.evaluate(async (url) => {
      const forbidden = new Promise<boolean>((done) =>
        document.addEventListener("securitypolicyviolation", () => done(true), { once: true }),
      );
      const socket = new WebSocket(url);
      const over = new Promise<boolean>((done) =>
        socket.addEventListener("close", () => setTimeout(() => done(false), 50)),
      );
      return Promise.race([forbidden, over]);
    }, address);
  allow(/WebSocket connection|Content Security Policy/);
  expect(await isForbidden(`${site.address.replace("http", "ws")}/socket?v=0`)).toBe(false);
  const { port } = new URL(site.address);
  expect(await isForbidden("ws://127.0.0.1:1/socket")).toBe(true);
  expect(await isForbidden(`wss://elsewhere.example:${port}/socket`)).toBe(true);
});
