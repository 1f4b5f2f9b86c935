import { SEATS, VIEWERS } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { questions } from "./questions.ts";
import type { Team } from "./shape.ts";
import {
  announced,
  asked,
  buffs,
  drawn,
  opening,
  playBy,
  refused,
  refusedTo,
  told,
} from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";
import { redact, view } from "./view.ts";

/** Both seats' choices in turn: `0 Mage`, `1 bell`. Chance only where it is written down. */
const drafted = (from: Scene, lines: string, rolls: readonly number[] = []): Scene =>
  lines.split(", ").reduce((now, line, index, all) => {
    const seat = line.startsWith("0") ? 0 : 1;
    return playBy(now, seat, line.slice(2), index === all.length - 1 ? rolls : []);
  }, from);

const CLASSES = "0 Mage, 1 Rogue";
const classed = drafted(opening(), CLASSES);

describe("the class", () => {
  test("[R7] [F32] both are asked at once, and shown what was chosen when both have", () => {
    const one = drafted(opening(), "0 Mage");
    expect([asked(opening()), asked(one)]).toEqual(["0 class,1 class", "1 class"]);
    expect(view(one.state, 1).classes).toBeNull();
    expect(view(classed.state, 1).classes).toEqual(["mage", "rogue"]);
  });

  test("[R7, R8, R9] [C17] 30 seconds each for class, minions and skill", () => {
    const steps = [opening(), classed, drafted(classed, "0 Tank, 0 Archer, 1 Tank, 1 Archer")];
    expect(steps.map(({ state }) => questions(state).map(({ limitMs }) => limitMs))).toEqual([
      [30_000, 30_000],
      [30_000, 30_000],
      [30_000, 30_000],
    ]);
  });
});

describe("minions and skill", () => {
  test("[R8] [C18] two minions are two different ones", () => {
    const one = drafted(classed, "0 Tank");
    expect(refused(one, "Tank")?.code).toBe("same-minion");
  });

  test("[R8] [F26] the first may be taken back, two are final", () => {
    const back = drafted(classed, "0 Tank, 0 back, 0 Archer, 0 Assassin");
    expect(back.state.drafts[0].minions).toEqual(["archer", "assassin"]);
    expect(refused(back, "back")?.code).toBe("not-asked");
  });

  test("[R9] [F26] nobody waits for the other between minions and skill", () => {
    const ahead = drafted(classed, "0 Tank, 0 Archer, 0 Wild Magic");
    expect(asked(ahead)).toBe("1 minions");
  });

  test("[R9] a skill is one of the class's three", () => {
    const ready = drafted(classed, "0 Tank, 0 Archer");
    expect(refusedTo(ready, 0, "Endure")?.code).toBe("other-class");
  });

  test("[R10] [F26] everybody sees who is ready", () => {
    const ahead = drafted(classed, "1 Tank, 1 Archer, 1 Smoke Bomb");
    expect(VIEWERS.map((viewer) => view(ahead.state, viewer).ready)).toEqual([
      [false, true],
      [false, true],
      [false, true],
    ]);
  });

  test("[R10] [X10] and nobody what the other has chosen, in no view and no event", () => {
    const [tank, archer] = ["0 Tank", "0 Archer"].map((line) => drafted(classed, line));
    for (const viewer of [1, "spectator"] as const) {
      expect(view(tank!.state, viewer)).toEqual(view(archer!.state, viewer));
      expect(tank!.events.map((event) => redact(event, viewer))).toEqual([null]);
    }
  });

  test("[R10] when both are ready all is shown", () => {
    const both = drafted(classed, "0 Tank, 0 Archer, 0 Wild Magic, 1 Tank, 1 Archer, 1 Smoke Bomb");
    expect(told(both, "teams_shown")[0]?.teams).toEqual([
      { class: "mage", minions: ["tank", "archer"], skill: "wild" },
      { class: "rogue", minions: ["tank", "archer"], skill: "smoke" },
    ]);
  });
});

describe("the bell", () => {
  test("[R11] chance fills what is missing, and nothing else", () => {
    const lines = "0 Assassin, 0 bell, 0 Warp Beacon, 1 Tank, 1 Archer, 1 bell";
    const both = drafted(classed, lines, [0, 2]);
    expect(told(both, "teams_shown")[0]?.teams).toEqual([
      { class: "mage", minions: ["assassin", "archer"], skill: "beacon" },
      { class: "rogue", minions: ["tank", "archer"], skill: "clone" },
    ]);
  });

  test("[R11] it is not asked before both are ready, and the rival does not hear the bell", () => {
    const rung = drafted(opening(), "0 bell");
    expect(rung.events.map((event) => redact(event, 1)?.kind ?? null)).toEqual([null, "ready"]);
    const both = drafted(rung, "1 Cleric", [3]);
    expect(told(both, "classes_shown")[0]?.classes).toEqual(["huntress", "cleric"]);
  });
});

const TEAM: Team = { class: "duelist", minions: ["assassin", "tank"], skill: "feint" };

describe("a team brought along", () => {
  test("[R12] whoever brings one is ready from the start, in both stages", () => {
    const table = opening({ entries: [TEAM, null] });
    const next = drafted(table, "1 Mage");
    expect([asked(table), asked(next)]).toEqual(["1 class", "1 minions"]);
    expect([announced(table), told(next, "ready").map(({ seat }) => seat)]).toEqual([
      ["ready"],
      [1, 0],
    ]);
  });

  test("[R12] two teams are a battle at once", () => {
    expect(asked(opening({ entries: [TEAM, TEAM] }))).toBe("0 action");
  });
});

describe("the beginning of the battle", () => {
  test("[R13] heroes on c1 and c5, first minions on the a-file, second ones on the e-file", () => {
    const table = opening({ entries: [TEAM, TEAM] });
    expect(drawn(table)).toBe("s2.h5.t5 ..... ..... ..... S2.H5.T5");
    expect(table.state.heroes!.map(({ cooldown }) => cooldown)).toEqual([0, 0]);
    expect([table.state.things, table.state.round]).toEqual([[], 1]);
  });

  test("[R13] a side may begin rooted or stunned, for the first round", () => {
    const table = opening({
      entries: [TEAM, TEAM],
      settings: { firstSeatStarts: "rooted", secondSeatStarts: "stunned" },
    });
    expect(["a1", "c1", "a5", "c5"].map((tile) => buffs(table, tile))).toEqual([
      "root1",
      "root1",
      "stun1",
      "stun1",
    ]);
    const ended = Array.from({ length: 6 }).reduce<Scene>(
      (now) => playBy(now, now.state.active! < 5 ? 0 : 1, "end"),
      table,
    );
    expect([
      ended.state.round,
      ...SEATS.map((seat) => buffs(ended, seat === 0 ? "c1" : "c5")),
    ]).toEqual([2, "", ""]);
  });
});
