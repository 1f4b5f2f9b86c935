import { lossyWire, startPostgres } from "@holmgang/server/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { befriend, byClicks, playRound, untilAsked } from "./testing/play.ts";
import { openSite } from "./testing/site.ts";

const { newPage } = useBrowser();

/** A server on a database whose answers can be lost: it does what it is asked, and does not know that it did. */
async function openLossySite() {
  const postgres = await startPostgres();
  const wire = await lossyWire(await postgres.database("unknown_in_browser"));
  const served = await openSite({ place: { url: wire.url } });
  return {
    address: served.address,
    loseNext: wire.loseNext,
    async close() {
      await served.stop();
      wire.close();
      await postgres.stop();
    },
  };
}

let site: Awaited<ReturnType<typeof openLossySite>>;
beforeAll(async () => {
  site = await openLossySite();
});
afterAll(() => site.close());

/** Two at a table, and every code the first of them was refused with. */
async function atTable(): Promise<{ pages: readonly [Page, Page]; codes: string[] }> {
  const pages: readonly [Page, Page] = [
    await newPage({ reducedMotion: true }),
    await newPage({ reducedMotion: true }),
  ];
  const codes: string[] = [];
  pages[0].on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const { kind, code } = JSON.parse(String(payload)) as { kind: string; code?: string };
      if (kind === "refused" && code) codes.push(code);
    }),
  );
  await befriend(...pages, site.address, { rounds: 1 });
  return { pages, codes };
}

test("a move that the server does not know to have counted is looked for by the page, and the match goes on", async () => {
  const { pages, codes } = await atTable();
  const [ann, bob] = pages;
  site.loseNext("layout_confirm");
  await playRound(ann, byClicks);
  await expect.poll(() => codes).toContain("unknown");
  await playRound(bob, byClicks, [1, 0, 2]);
  // Nobody did anything else, and nobody was told that anything went wrong.
  for (const page of pages) expect(await untilAsked(page)).toBe("over");
  expect(await ann.getByText("nobody knows").count()).toBe(0);
});

test("whoever gave up and was told that nobody knows sees the end all the same", async () => {
  const { pages, codes } = await atTable();
  const [ann, bob] = pages;
  await ann.getByTestId("menu").click();
  await ann.getByTestId("resign").click();
  site.loseNext("resigned");
  await ann.getByTestId("resign-yes").click();
  for (const page of pages) await page.getByTestId("result").waitFor();
  expect(codes).toContain("unknown");
  expect(await bob.getByTestId("result").innerText()).toBe("Victory");
  expect(await ann.getByText("nobody knows").count()).toBe(0);
});
