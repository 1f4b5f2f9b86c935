import { describe, expect, test } from "vitest";
import { useBrowser } from "./testing/browser.ts";
import { keptTactics } from "./testing/kept-tactics.ts";
import { byClicks, byKeys, byTaps, playTacticsToEnd } from "./testing/play-tactics.ts";
import { useSite } from "./testing/shared.ts";
import { MIDDLE, TEAMS } from "./testing/tactics-pages.ts";
import { openAt } from "./testing/visit.ts";

const { newPage } = useBrowser();

const site = useSite();

/** Heroes who die soon: a match of three rounds at most. */
const BRIEF = { heroHp: 2, pressureRound: 2 };

test("a match of Tactics against a bot is drafted and played to the end by touch on a phone", async () => {
  const page = await newPage({ reducedMotion: true, width: 360, height: 640, touch: true });
  await openAt(page, site.address, {
    name: "tapped",
    path: "/local/tapped",
    shows: ".draft",
    kept: keptTactics({ id: "tapped", teams: null, typed: [], settings: BRIEF }),
  });
  expect(await playTacticsToEnd(page, byTaps)).toMatch(/Victory|Defeat|Draw/);
});

describe("at the table of Tactics", () => {
  const MATCH = keptTactics({ id: "aimed", teams: TEAMS, typed: MIDDLE });
  const open = async () => {
    const page = await newPage({ reducedMotion: true });
    await openAt(page, site.address, {
      name: "aimed",
      path: "/local/aimed",
      shows: ".battle",
      kept: MATCH,
    });
    return page;
  };

  test("an aimed shot is foretold step by step, and told by the button that makes it", async () => {
    const page = await open();
    await page.keyboard.press("a");
    // The Archer on c1 sees three tiles far, past its own Tank on b1.
    const free = await page
      .locator(".tile[data-range] button")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-testid")));
    expect(new Set(free)).toEqual(new Set(["a1", "c2", "c3", "d1", "e1"]));
    await page.keyboard.press("Enter");
    expect(await page.locator(".forecast__steps li b").allInnerTexts()).toEqual([
      "Feint.",
      "Counter.",
      "Guardian.",
      "Round end.",
      "Remains.",
      "Remains.",
    ]);
    expect(await page.locator(".fate").allInnerTexts()).toEqual(["end", "end", "end"]);
    expect(await page.getByTestId("primary").innerText()).toContain("Shoot the Duelist");
    await page.keyboard.press("Escape");
    expect(await page.locator(".deed[aria-pressed=true]").innerText()).toContain("Attack");
    await page.keyboard.press("Escape");
    expect(await page.locator(".deed[aria-pressed=true]").count()).toBe(0);
  });

  test("a unit is dragged onto its target, and what cannot be done says why", async () => {
    const page = await open();
    const drag = async (to: string): Promise<void> => {
      const [from, there] = [
        await page.locator("[data-lift]").boundingBox(),
        await page.getByTestId(to).boundingBox(),
      ];
      await page.mouse.move(from!.x + 30, from!.y + 30);
      await page.mouse.down();
      await page.mouse.move(there!.x + 30, there!.y + 30, { steps: 3 });
      await page.mouse.up();
    };
    await drag("e5");
    expect(await page.locator(".toast").first().innerText()).toContain("straight");
    await drag("c2");
    expect(await page.getByTestId("primary").innerText()).toContain("Move to c2");
  });

  test("threats are numbers on tiles, and fall away where the aimed move makes them safe", async () => {
    const page = await open();
    await page.keyboard.press("t");
    expect(await page.locator(".tile[data-danger]").count()).toBeGreaterThan(0);
    await page.getByTestId("d1").hover();
    expect(await page.locator(".tile[data-safe]").count()).toBeGreaterThan(0);
    await page.keyboard.press("t");
    expect(await page.locator(".tile[data-danger], .tile[data-safe]").count()).toBe(0);
  });
});

test("on a phone the threats are listed over the log", async () => {
  const page = await newPage({ reducedMotion: true, width: 360, height: 640, touch: true });
  await openAt(page, site.address, {
    name: "listed",
    path: "/local/listed",
    shows: ".battle",
    kept: keptTactics({ id: "listed", teams: TEAMS, typed: MIDDLE }),
  });
  await page.getByTestId("menu").tap();
  await page.getByRole("button", { name: "Log" }).tap();
  await page.getByTestId("threats-fold").tap();
  expect(await page.getByTestId("threats-list").getByRole("listitem").count()).toBe(2);
});

test("two people draft and play a match of Tactics to the end by mouse and by keyboard", async () => {
  const [host, guest] = await Promise.all([
    newPage({ reducedMotion: true }),
    newPage({ reducedMotion: true }),
  ]);
  await host.goto(`${site.address}/play/tactics?with=friend`);
  await host.locator(".set-up__settings summary").click();
  for (const [name, value] of Object.entries(BRIEF))
    await host.locator(`.set-up__fields [name="${name}"]`).fill(String(value));
  await host.getByTestId("make-link").click();
  await guest.goto(await host.getByTestId("link").inputValue());
  await guest.getByTestId("accept").click();
  await Promise.all([host, guest].map((page) => page.locator(".draft").waitFor()));
  const ends = await Promise.all([
    playTacticsToEnd(host, byClicks),
    playTacticsToEnd(guest, byKeys),
  ]);
  expect([...ends].toSorted()).toEqual(
    ends.includes("Draw") ? ["Draw", "Draw"] : ["Defeat", "Victory"],
  );
});
