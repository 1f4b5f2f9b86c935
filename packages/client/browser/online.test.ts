import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { NETWORK_CUT, useBrowser } from "./testing/browser.ts";
import { befriend, byClicks, byKeys, playRound, playToEnd, untilAsked } from "./testing/play.ts";
import { useSite } from "./testing/shared.ts";
import { spawnSite } from "./testing/site.ts";

const { newPage, newTab, allow } = useBrowser();

const site = useSite();

/** Without motion: nothing here is about it, and two pages that draw slow each other down. */
const pair = (): Promise<[Page, Page]> =>
  Promise.all([newPage({ reducedMotion: true }), newPage({ reducedMotion: true })]);
const result = (page: Page) => page.getByTestId("result").innerText();
const hand = (page: Page) => page.getByTestId("hand-card").first().waitFor();
const laid = (page: Page) => page.locator(".duel__place .game-card--staged").count();

describe("two people", () => {
  test("meet by a link and play to the end; one wins what the other loses, and they swap seats for a rematch", async () => {
    const [host, guest] = await pair();
    await befriend(host, guest, site.address, { rounds: 1 });
    expect(await host.getByTestId("pot").innerText()).toMatch(/2 tokens/);
    const ends = await Promise.all([
      playToEnd(host, byClicks),
      playToEnd(guest, byKeys, undefined, [1, 0, 2]),
    ]);
    expect([...ends].toSorted()).toEqual(
      ends.includes("Draw") ? ["Draw", "Draw"] : ["Defeat", "Victory"],
    );
    const seatOf = (page: Page) => page.locator(".table__own .plate").getAttribute("data-seat");
    const before = await seatOf(host);
    await host.getByTestId("rematch").click();
    await guest.getByText("wants a rematch").waitFor();
    // An offer that was heard at the table goes along to the replay, until it is taken back by the same button.
    await guest.getByRole("button", { name: "Replay" }).click();
    const accept = guest.getByRole("button", { name: "Play again" });
    await accept.waitFor();
    await host.keyboard.press("r");
    await accept.waitFor({ state: "detached" });
    expect(await host.getByTestId("rematch").innerText()).toMatch(/Rematch/i);
    // And it reaches who looks at the replay when it is made.
    await host.keyboard.press("r");
    await accept.click();
    await Promise.all([hand(host), hand(guest)]);
    expect(await seatOf(host)).not.toBe(before);
  });

  test("meet in the queue, and a third watches without seeing a card", async () => {
    const [first, second] = await pair();
    for (const page of [first, second]) {
      await page.goto(`${site.address}/play/orcain?with=person`);
      await page.getByTestId("find").click();
    }
    await Promise.all([hand(first), hand(second)]);
    await byKeys(first, 0, 0);
    const watcher = await newPage({ reducedMotion: true });
    await watcher.goto(first.url());
    await watcher.locator(".duel").waitFor();
    expect(await watcher.locator(".veil").count()).toBe(6);
    await first.getByTestId("spectators").waitFor();
    expect(await first.getByTestId("spectators").innerText()).toBe("1 watching");
    // What one of them says is seen by all, unless they would rather not.
    await first.getByTestId("emotes").click();
    await first.locator("[data-emote=hello]").click();
    for (const page of [first, second, watcher])
      await page.getByTestId("bubble").filter({ hasText: "Hello!" }).waitFor();
    expect(await watcher.getByTestId("emotes").count()).toBe(0);
    await second.getByTestId("menu").click();
    await second.getByTestId("resign").click();
    await second.getByTestId("resign-yes").click();
    await first.getByTestId("result").waitFor();
    expect(await result(first)).toBe("Victory");
    expect(await result(watcher)).toMatch(/ wins$/);
  });

  test("are called to a match that was found while nobody looked at the page", async () => {
    const [host, guest] = await pair();
    await guest.addInitScript(() => {
      Object.defineProperty(document, "hidden", {
        get: () => Reflect.get(globalThis, "isAway") === true,
      });
    });
    for (const page of [host, guest]) await page.goto(`${site.address}/play/orcain?with=person`);
    await guest.getByTestId("find").click();
    await guest.getByTestId("searching").waitFor();
    await guest.evaluate(() => Reflect.set(globalThis, "isAway", true));
    await host.getByTestId("find").click();
    await hand(guest);
    await expect.poll(() => guest.title()).toBe("Match found!");
    await guest.evaluate(() => {
      Reflect.set(globalThis, "isAway", false);
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => guest.title()).not.toBe("Match found!");
  });

  test("[R31] lose no card to the bell: what lies in the slots is played", async () => {
    const [host, guest] = await pair();
    await befriend(host, guest, site.address, { prepMs: 4_000 });
    await byKeys(host, 0, 0);
    expect(await host.getByRole("timer").count()).toBe(1);
    await host.getByText("Round 2 of 3").waitFor({ timeout: 15_000 });
    await expect.poll(() => host.locator(".log").innerText()).toContain("Your Attack lands");
    await guest.getByText("Lay a card: another round without a sign of life loses").waitFor();
  });

  test("stay in step in two pages of one account", async () => {
    const [host, guest] = await pair();
    await befriend(host, guest, site.address);
    const other = await newTab(host);
    await other.goto(host.url());
    await hand(other);
    await byKeys(host, 0, 0);
    await expect.poll(() => laid(other)).toBe(1);
    await byKeys(other, 1, 1);
    await expect.poll(() => laid(host)).toBe(2);
    await byKeys(host, 2, 2);
    await host.getByTestId("primary").click();
    await other.getByText("Confirmed. Waiting for your rival.").waitFor();
  });
});

describe("leaving", () => {
  test("a match with time to come back goes on where it was after a reload", async () => {
    const [host, guest] = await pair();
    await befriend(host, guest, site.address, { disconnectGraceMs: 60_000 });
    await byKeys(host, 0, 0);
    await byKeys(host, 1, 1);
    host.on("dialog", (dialog) => void dialog.accept());
    await host.reload();
    await hand(host);
    expect(await laid(host)).toBe(2);
    await byKeys(host, 2, 2);
    await host.getByTestId("primary").click();
    await playRound(guest, byKeys);
    await Promise.all([
      host.getByText("Round 2 of 3").waitFor(),
      guest.getByText("Round 2 of 3").waitFor(),
    ]);
  });

  test("[R50] Orcain warns before the page is left, and leaving loses", async () => {
    const [host, guest] = await pair();
    await befriend(host, guest, site.address);
    // A browser only asks somebody who has done something on the page.
    await host.locator("body").click();
    const asked: string[] = [];
    host.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await host.reload();
    await guest.getByTestId("result").waitFor();
    expect(asked).toEqual(["beforeunload"]);
    expect(await result(guest)).toBe("Victory");
    await guest.getByText(/ left the table$/).waitFor();
    // Whoever loads the page anew is told what it has cost, and why.
    await host.getByText("The match is lost.").waitFor();
    await host.getByText("Orcain gives no time to come back").first().waitFor();
  });

  test("is not what a reload after the end does: the rival's offer still arrives", async () => {
    const [host, guest] = await pair();
    await befriend(host, guest, site.address);
    await host.getByTestId("menu").click();
    await host.getByTestId("resign").click();
    await host.getByTestId("resign-yes").click();
    expect(await Promise.all([result(host), result(guest)])).toEqual(["Defeat", "Victory"]);
    await host.reload();
    await guest.getByText(/ left the table$/).waitFor();
    await guest.locator('[data-testid="rematch"]:not([aria-disabled])').click();
    await host.getByText("wants a rematch").waitFor();
    await host.getByRole("button", { name: "Play again" }).click();
    await Promise.all([hand(host), hand(guest)]);
  });

  test("by signing out in the middle is asked about, and costs what it said", async () => {
    const [host, guest] = await pair();
    await befriend(host, guest, site.address);
    await host.goBack();
    await host.getByTestId("leave").click();
    await host.locator('a[href="/you"]').first().click();
    const signOut = host.getByRole("button", { name: "Sign out", exact: true });
    await signOut.click();
    await host.getByText("Sign out in the middle of a match?").waitFor();
    await host.getByText("your rival wins when your time to come back is over").waitFor();
    await host.keyboard.press("Escape");
    await host.getByTestId("return").waitFor();
    expect(await guest.getByTestId("result").count()).toBe(0);
    await signOut.click();
    await host.getByRole("button", { name: "Sign out anyway" }).click();
    await host.getByText("You are signed out.").waitFor();
    await guest.getByTestId("result").waitFor();
    expect(await result(guest)).toBe("Victory");
  });

  test("by the browser's Back is asked about, and the match waits for who stays", async () => {
    const [host, guest] = await pair();
    await befriend(host, guest, site.address);
    const table = host.url();
    await host.goBack();
    await host.getByText("Leave the table?").waitFor();
    await host.getByTestId("stay").click();
    expect(host.url()).toBe(table);
    await byKeys(host, 0, 0);
    expect(await laid(host)).toBe(1);
    await host.goBack();
    await host.getByTestId("leave").click();
    await host.getByTestId("return").click();
    await hand(host);
    expect(await laid(host)).toBe(1);
  });
});

describe("a server that dies in the middle", () => {
  test("comes back, and the match goes on, Orcain's too; what was laid meanwhile counts", async () => {
    allow(NETWORK_CUT);
    allow(/Failed to load resource/);
    const spawned = await spawnSite();
    const [host, guest] = await pair();
    await befriend(host, guest, spawned.address, { prepMs: 0 });
    await playRound(host, byKeys);
    await playRound(guest, byKeys, [1, 0, 2]);
    await Promise.all([untilAsked(host), untilAsked(guest)]);
    await byKeys(host, 0, 0);
    await spawned.kill();
    await host.getByText("Connection lost").waitFor();
    await byKeys(host, 1, 1);
    await spawned.restart();
    await host.getByText("Connection lost").waitFor({ state: "detached", timeout: 30_000 });
    await byKeys(host, 2, 2);
    expect(await laid(host)).toBe(3);
    await host.getByTestId("primary").click();
    await guest.getByText("Connection lost").waitFor({ state: "detached", timeout: 30_000 });
    await playRound(guest, byKeys);
    await Promise.all([
      host.getByText("Round 3 of 3").waitFor(),
      guest.getByText("Round 3 of 3").waitFor(),
    ]);
    await spawned.stop();
  });
});
