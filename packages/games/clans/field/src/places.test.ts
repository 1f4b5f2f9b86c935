import { describe, expect, test } from "vitest";
import { redact } from "./redact.ts";
import {
  board,
  can,
  endTurns,
  hps,
  hurts,
  play,
  refused,
  scene,
  told,
  unit,
} from "./testing/scene.ts";

const WOODS = ["woods woods woods", "woods woods woods", "woods woods woods"] as const;

const fights = (lines: readonly string[]) => lines.filter((line) => line.startsWith("attacks"));

describe("abilities of place", () => {
  test("[R60] the ranged are not answered, answer with 4 less, and stay where they are", () => {
    const at = scene({ board: [". | . | .", "-scout:1 -fusilier | . | .", "hussar | . | ."] });
    const shot = play(at, 0, "hussar attacks fusilier");
    expect(hurts(shot)).toEqual(["-fusilier 6 attack"]);
    const alone = scene({ board: [". | . | .", "-scout:1 | . | .", "hussar | . | ."] });
    expect(board(play(alone, 0, "hussar attacks scout"))[2]).toBe("hussar:6 | . | .");
  });

  test("[R61] long range reaches two tiles, diagonal slantwise, everybody steps sideways", () => {
    const at = scene({
      board: [
        "-pikeman | -archer | .",
        ". | scout | .",
        "siege-cannon diagonal-attacker | -fusilier | desert-shadow-scout",
      ],
    });
    expect(fights(can(at, "siege-cannon"))).toContain("attacks pikeman");
    const slant = scene({ board: ["-archer | . | .", ". | diagonal-attacker | .", ". | . | ."] });
    expect(fights(can(slant, "diagonal-attacker"))).toEqual([]);
    const scouted = scene({
      board: ["-archer | . | .", ". | diagonal-attacker scout | .", ". | . | ."],
    });
    expect(fights(can(scouted, "diagonal-attacker"))).toEqual(["attacks archer"]);
    expect(
      can(
        scene({ board: [". | . | .", ". | . | .", "desert-shadow-scout | . | ."] }),
        "desert-shadow-scout",
      ),
    ).toContain("to Center base");
  });

  test("[R61] long range makes it two tiles for whoever reaches one by itself", () => {
    const fighter = (kit: string) =>
      scene({ board: ["-pikeman | . | .", ". | scout | .", `fusilier${kit} | . | .`] });
    expect(fights(can(fighter(""), "fusilier"))).toEqual([]);
    expect(fights(can(fighter("(kit=siege-cannon)"), "fusilier"))).toEqual(["attacks pikeman"]);
  });

  test("[R61, R62] two tiles away too, a guard comes first", () => {
    const at = scene({
      board: ["-archer -janissary | . | .", ". | scout | .", "siege-cannon | . | ."],
    });
    expect(fights(can(at, "siege-cannon"))).toEqual(["attacks janissary"]);
  });

  test("[R61, R38] long range hits the base from one’s own row", () => {
    const at = scene({
      board: [". | . | .", ". | scout | .", "fusilier(kit=siege-cannon) | . | ."],
    });
    expect(hps(play(at, 0, "fusilier hits the base"))).toEqual([25, 20]);
  });

  test("[R61, R63] whoever steps sideways is held by glue as anybody", () => {
    const at = scene({ board: ["-glue | . | .", "desert-shadow-scout | . | .", ". | . | ."] });
    expect(refused(at, 0, "desert-shadow-scout to center middle").code).toBe("held");
  });

  test("[R62] a guard that one does not know does not guard", () => {
    const at = scene({
      board: [". | . | .", "-marsh-fog-stalker -janissary | . | .", "fusilier | . | ."],
    });
    expect(fights(can(at, "fusilier"))).toContain("attacks marsh-fog-stalker");
    const known = scene({
      board: [". | . | .", "-janissary -marsh-fog-stalker | . | .", "fusilier | . | ."],
    });
    expect(fights(can(known, "fusilier"))).toEqual(["attacks janissary"]);
  });

  test("[R63] glue holds steps, silence attacks, paralyze both", () => {
    const before = (holder: string) =>
      scene({ board: [`-${holder} | . | .`, "hussar | . | .", ". | . | ."] });
    expect(can(before("glue"), "hussar")).toEqual(["attacks glue"]);
    expect(can(before("silencer"), "hussar")).toEqual(["to West base", "to Center middle"]);
    expect(can(before("paralyzer"), "hussar")).toEqual([]);
    expect(refused(before("glue"), 0, "hussar to center middle").code).toBe("held");
    expect(refused(before("silencer"), 0, "hussar attacks silencer").code).toBe("silenced");
    const beside = scene({ board: ["-glue | . | .", ". | hussar | .", ". | . | ."] });
    expect(can(beside, "hussar")).toContain("to East middle");
  });

  test("[R63] what is forced works: a push, an answer; silence does not keep from healing", () => {
    const pushed = scene({ board: [". | . | .", "-voltigeur | . | .", "glue pusher | . | ."] });
    expect(board(play(pushed, 0, "pusher attacks voltigeur"))[0]).toMatch(/^-voltigeur/);
    const answer = scene({
      board: ["-silencer -fusilier | . | .", "line-infantry | . | .", ". | . | ."],
    });
    expect(hurts(play(play(answer, 0, "end"), 1, "fusilier attacks line-infantry"))).toHaveLength(
      2,
    );
    const heals = scene({
      board: ["-silencer | . | .", "field-medic fusilier:2 | . | .", ". | . | ."],
    });
    expect(can(heals, "field-medic")).toContain("heals fusilier");
  });

  test("[R64] whoever enters before one that spreads fear loses its AP, each enemy once", () => {
    const at = scene({ board: ["-fear | . | .", ". | . | .", "voltigeur | . | ."] });
    const frightened = play(at, 0, "voltigeur to west middle");
    expect(unit(frightened, "voltigeur").ap).toBe(0);
    const again = play(
      endTurns(frightened, 2),
      0,
      "voltigeur to west base",
      "voltigeur to west middle",
    );
    expect([told(again, "frightened"), unit(again, "voltigeur").tile]).toEqual([[], 3]);
  });

  test("[R64] [GF-18] two that are pushed into a fire and driven back before it are frightened both", () => {
    const at = scene({
      terrain: WOODS,
      board: ["fire(9) | . | .", "-hussar -voltigeur | . | .", "pusher fear | . | ."],
    });
    const pushed = play(at, 0, "pusher attacks hussar");
    expect(board(pushed)[1]).toBe("-hussar:3 -voltigeur:4 | . | .");
    expect(told(pushed, "frightened").map(({ unit: { is } }) => is?.card)).toEqual([
      "hussar",
      "voltigeur",
    ]);
    expect([unit(pushed, "-hussar").ap, unit(pushed, "-voltigeur").ap]).toEqual([0, 0]);
  });

  test("[R65] a trap lies on its terrain, one a side, counts as a card and is its owner’s to know", () => {
    const at = scene({
      terrain: ["lake lake lake", "woods lake lake", "woods lake lake"],
      hands: ["woods-mine woods-mine woods-mine"],
    });
    expect(refused(at, 0, "woods-mine to center base").code).toBe("wrong-terrain");
    const laid = play(at, 0, "woods-mine to west base");
    expect(refused(laid, 0, "woods-mine to west base").code).toBe("trap-there");
    expect(laid.events.map((event) => redact(event, 1)?.kind)).toEqual(["card_played", undefined]);
    expect(
      refused(play(laid, 0, "woods-mine to west middle"), 0, "woods-mine to west base").code,
    ).toBe("no-cards-left");
  });

  test("[R65] [GF-32] not where enemies are seen", () => {
    const at = scene({
      terrain: WOODS,
      hands: ["woods-mine"],
      board: [". | . | .", "-pikeman | . | .", ". | . | ."],
    });
    expect(refused(at, 0, "woods-mine to west middle").code).toBe("enemies-there");
  });

  test("[R66] a spy walks unseen among enemies, and can neither attack nor be aimed at", () => {
    const at = scene({ board: ["-fusilier | . | .", "-pikeman | spy | .", ". | . | ."] });
    const among = play(at, 0, "spy to west middle");
    expect([board(among, 1)[1], board(among, 0)[1]]).toEqual([
      "-pikeman:10 | . | .",
      "spy:1 -pikeman:10 | . | .",
    ]);
    expect(refused(at, 0, "spy attacks pikeman").code).toBe("spies-hide");
    expect(among.events.map((event) => redact(event, 1)).filter((event) => event !== null)).toEqual(
      [],
    );
  });

  test("[R66] [GF-25] in the enemy base it kills who stands there longest, barrier or not, or hits for 1", () => {
    const at = scene({ board: ["-barrier -pikeman | . | .", "spy | spy | .", ". | . | ."] });
    const struck = play(at, 0, "2 to west enemy base");
    expect([board(struck)[0], told(struck, "spy_struck").length]).toEqual([
      "-pikeman:10 | . | .",
      1,
    ]);
    const hit = play(at, 0, "4 to center enemy base");
    expect([hps(hit), board(hit)[1]]).toEqual([[25, 24], "spy:1 | . | ."]);
    expect(redact(told(struck, "spy_struck")[0]!, 1)).toMatchObject({
      target: { is: { card: "barrier" } },
    });
  });

  test("[R66] what strikes a whole tile strikes it: a sweep kills a spy unseen, and its grave is found", () => {
    const at = scene({ board: ["-pikeman | . | .", "-spy lane-sweeper | . | .", ". | . | ."] });
    const swept = play(at, 0, "lane-sweeper attacks pikeman");
    expect(hurts(swept)).toContain("-spy 3 sweep");
    expect(swept.events.map((event) => redact(event, 0)?.kind)).toContain("fell");
  });

  test("[R67] a watcher shows spies to its side: beside it, ahead and where it stands", () => {
    const at = scene({ board: [". | . | .", "-spy | . | -spy", "fusilier | watcher | ."] });
    expect(board(at, 0)[1]).toBe(". | . | .");
    const watched = play(at, 0, "watcher to west base");
    expect(board(watched, 0)[1]).toBe("-spy:1 | . | .");
    expect(board(play(watched, 0, "fusilier attacks spy"))[1]).toBe("fusilier:9 | . | -spy:1");
  });
});
