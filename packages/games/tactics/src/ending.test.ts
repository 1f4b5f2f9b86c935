import { advance, open, outcome, parseConfig } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { tactics } from "./rules.ts";
import { asked, ended, play, playAll, scene, told } from "./testing/scene.ts";
import type { Setting } from "./testing/setting.ts";
import { view } from "./view.ts";

const won = (seat: 0 | 1, reason: string) => ({ result: "win", seat, reason });

describe("a fallen hero", () => {
  test("[R74] ends the match at once: the other side wins", () => {
    const table = scene({ board: "..... ..... ..h1.. ..H.. A...." });
    const after = play(table, "attack c3");
    expect([ended(after), asked(after)]).toEqual([won(0, "hero"), ""]);
  });

  test("[R74] nothing more is asked, though a minion fell as well", () => {
    const table = scene({
      board: "..... ..a1.. ..h1.. ..... ..H..",
      skills: ["blades", "endure"],
    });
    const after = play(table, "skill c2");
    expect([told(after, "fell").length, ended(after), asked(after)]).toEqual([
      2,
      won(0, "hero"),
      "",
    ]);
  });

  test("[R75] [C22] both by one action: the side that acted wins", () => {
    const board = "..... ..... ..h1.. ..H2.. .....";
    expect(ended(play(scene({ board, buffs: { c2: "challenge" } }), "attack c3"))).toEqual(
      won(0, "last-blow"),
    );
    const other = scene({
      board: "..... ..... ..h2.. ..H1.. .....",
      acts: "c3",
      buffs: { c3: "challenge" },
    });
    expect(ended(play(other, "attack c2"))).toEqual(won(1, "last-blow"));
  });
});

/** Both heroes fall at the end of round 8. */
const fall = (dealt: Setting["dealt"]) =>
  ended(
    playAll(
      scene({ board: "..h1.. ..... ..... ..... ..H1..", round: 8, dealt: dealt! }),
      "end",
      "end",
    ),
  );

describe("both at a round's end", () => {
  test("[R76] [C5] who took more from the enemy hero wins, then who took more from others", () => {
    expect([
      fall([
        [2, 0],
        [1, 9],
      ]),
      fall([
        [1, 9],
        [2, 0],
      ]),
      fall([
        [1, 4],
        [1, 3],
      ]),
      fall([
        [1, 3],
        [1, 4],
      ]),
    ]).toEqual([
      won(0, "both-fell"),
      won(1, "both-fell"),
      won(0, "both-fell"),
      won(1, "both-fell"),
    ]);
  });

  test("[R76] else it is a draw", () => {
    expect(
      fall([
        [3, 2],
        [3, 2],
      ]),
    ).toEqual({ result: "draw", reason: "both-fell" });
  });

  /** What the first seat has taken by one attack on c3. */
  const dealt = (setting: Partial<Setting>, line = "attack c3", rolls: readonly number[] = []) =>
    play(scene({ board: "..... ..... ..h.. ..H.. .....", ...setting }), line, rolls).state.dealt[0];

  test("[R76] [F1] only HP really lost count: no overkill, no shield, no obstacle", () => {
    expect([
      dealt({}),
      dealt({ board: "..... ..... ..h2.. ..H.. .....", buffs: { c2: "power" } }),
      dealt({ buffs: { c2: "power", c3: "shield" } }),
      dealt({ board: "..h.. ..... ..#.. ..H.. ....." }),
    ]).toEqual([
      { hero: 1, units: 0 },
      { hero: 2, units: 0 },
      { hero: 1, units: 0 },
      { hero: 0, units: 0 },
    ]);
  });

  test("[R76] [F1] what a Tank took counts for the Tank, and a shadow is a unit", () => {
    expect(dealt({ board: "..... ..... ..ht. ..H.. ....." })).toEqual({ hero: 0, units: 1 });
    expect(dealt({ board: "h.... ..... ..c.. ..H.. ....." })).toEqual({ hero: 0, units: 1 });
  });

  test("[R76] [F1] skills and counters count, the Weakness and Bleed they leave do not", () => {
    expect(dealt({ skills: ["blast", "endure"] }, "skill c3", [0, 0])).toEqual({
      hero: 3,
      units: 0,
    });
    const dodged = play(
      scene({ board: "..... ..... ..h.. ..H.. .....", buffs: { c3: "feint" } }),
      "attack c3",
    );
    expect(dodged.state.dealt[1]).toEqual({ hero: 2, units: 0 });
  });
});

describe("other ends", () => {
  const last = { board: "..h.. ..... ..... ..... T1.H..", round: 30, acts: "a1", done: "c1 c5" };

  test("[R77] [F36] after round 30 damage decides, and no remains are asked for", () => {
    const after = play(
      scene({
        ...last,
        dealt: [
          [0, 0],
          [0, 1],
        ],
      }),
      "end",
    );
    expect([told(after, "fell").length, asked(after), ended(after)]).toEqual([
      1,
      "",
      won(1, "limit"),
    ]);
  });

  test("[R77] [C25] so two who do nothing end level", () => {
    expect(ended(play(scene(last), "end"))).toEqual({ result: "draw", reason: "limit" });
  });

  test("[R77] a hero that falls in the last round counts first", () => {
    const table = scene({
      ...last,
      board: "..h1.. ..... ..... ..... T1.H..",
      dealt: [
        [0, 0],
        [0, 1],
      ],
    });
    expect(ended(play(table, "end"))).toEqual(won(0, "hero"));
  });

  const config = parseConfig(tactics, {});
  if (!config.ok) throw new Error(config.refusal.words);
  const { position } = open(tactics, config.value, "gone");
  const forfeit = (reason: "resigned" | "disconnected") => {
    const step = advance(tactics, position, { kind: "forfeit", seats: [1], reason });
    return step.ok ? outcome(tactics, step.value.position) : null;
  };

  test("[R78] [C26] who resigns loses", () => {
    expect(forfeit("resigned")).toEqual(won(0, "resigned"));
  });

  test("[R78] [F27] who is gone for 60 seconds loses, in the draft as well; the clock runs on", () => {
    expect(tactics.terms(config.value.settings).disconnectGraceMs).toBe(60_000);
    expect(forfeit("disconnected")).toEqual(won(0, "disconnected"));
    expect(tactics.decisions(position.state).every(({ limitMs }) => limitMs === 30_000)).toBe(true);
  });

  test("[R79] in battle everybody sees the same", () => {
    const { state } = scene({
      board: "..h.. ..... ..+li#. ..... T.H..",
      beacons: ["e5", null],
      buffs: { c1: "invisible slow" },
    });
    const [first, second, spectator] = ([0, 1, "spectator"] as const).map((viewer) => {
      const { viewer: _viewer, own: _own, ...seen } = view(state, viewer);
      return seen;
    });
    expect([second, spectator]).toEqual([first, first]);
  });

  test("[R79] whatever chance decides is told: the tile, the debuff", () => {
    const table = scene({ board: "h.... ..... ..a1.. ..H.. ....." });
    const after = play(play(table, "attack c3"), "tile", [4]);
    expect(told(after, "remains_left")).toMatchObject([{ leave: "tile", buff: "bleed" }]);
  });
});
