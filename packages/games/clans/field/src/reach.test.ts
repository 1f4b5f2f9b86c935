import { describe, expect, test } from "vitest";
import { redact } from "./redact.ts";
import {
  board,
  endTurns,
  hps,
  hurts,
  play,
  refused,
  scene,
  seen,
  told,
  unit,
} from "./testing/scene.ts";

const WOODS = ["woods woods woods", "woods woods woods", "woods woods woods"] as const;

const MARSH = ["marsh marsh marsh", "marsh marsh marsh", "marsh marsh marsh"] as const;

describe("what is not what it seems, and what reaches far", () => {
  test("[R68] [GF-21] of the card behind only its presence is seen, until it fights or a watcher looks", () => {
    const at = scene({
      board: [". | . | .", "-marsh-fog-stalker -line-infantry | . | .", "fusilier | . | watcher"],
    });
    const [front, back] = seen(at, 0).units.filter(({ seat }) => seat === 1);
    expect([front?.is?.card, back?.is, back?.tile]).toEqual(["marsh-fog-stalker", null, 3]);
    const acted = play(play(at, 0, "end"), 1, "line-infantry attacks fusilier");
    expect(board(acted, 0)[1]).toContain("-line-infantry");
    const hit = play(at, 0, `fusilier attacks ${back?.id}`);
    expect(hurts(hit)[0]).toBe("-line-infantry 5 attack");
    const looked = play(at, 0, "watcher to center base", "end");
    expect(board(looked, 0)[1]).not.toContain("line-infantry");
  });

  test("[R69] push drives all of the tile back by one, onto what lies there", () => {
    const at = scene({
      terrain: WOODS,
      board: ["^woods-mine | . | .", "-fusilier -scout | . | .", "pusher | . | ."],
    });
    const pushed = play(at, 0, "pusher attacks fusilier");
    expect(board(pushed)[0]).toBe("-fusilier:4 -scout:4 | . | .");
    expect(hurts(pushed)).toContain("-fusilier 3 trap");
    const full = scene({
      board: ["-pikeman -pikeman | . | .", "-fusilier | . | .", "pusher | . | ."],
    });
    expect(board(play(full, 0, "pusher attacks fusilier"))[1]).toBe("-fusilier:7 | . | .");
  });

  test("[R70] [GF-15] a decoy dies of any damage and when it attacks, deals nothing, and guards", () => {
    const at = scene({
      board: [
        "-shield-guard(decoy) -archer | . | .",
        "fusilier voltigeur(decoy) | . | .",
        ". | . | .",
      ],
    });
    expect(refused(at, 0, "fusilier attacks archer").code).toBe("guarded");
    const struck = play(at, 0, "fusilier attacks shield-guard");
    expect([hurts(struck), board(struck)[0]]).toEqual([
      ["-shield-guard 5 attack"],
      "-archer:6 | . | .",
    ]);
    const feigned = play(at, 0, "voltigeur attacks shield-guard");
    expect([hurts(feigned), board(feigned)[1]]).toEqual([[], "fusilier:9 | . | ."]);
  });

  test("[R70] to its enemy it is what it seems, in views and events", () => {
    const real = scene({ board: ["-fusilier | . | .", "voltigeur | . | .", ". | . | ."] });
    const decoy = scene({ board: ["-fusilier(decoy) | . | .", "voltigeur | . | .", ". | . | ."] });
    expect(seen(decoy, 0)).toEqual(seen(real, 0));
    expect(seen(decoy, 1).units.find(({ seat }) => seat === 1)?.decoy).toBe(true);
    const heard = play(play(decoy, 0, "end"), 1, "fusilier attacks voltigeur").events.map((event) =>
      redact(event, 0),
    );
    expect(JSON.stringify(heard)).not.toContain('"decoy":true');
  });

  test("[R71] [GF-27] a Shaco and its copies arrive alike, in the order of columns", () => {
    const at = play(
      scene({
        hands: ["", "shaco"],
        board: [". | . | .", "voltigeur | scout | voltigeur", ". | . | ."],
      }),
      0,
      "end",
    );
    const placed = play(at, 1, "shaco to center base");
    const heard = placed.events.map((event) => redact(event, 0)).filter((event) => event !== null);
    expect(heard.map(({ kind }) => kind)).toEqual(["card_played", "sighted", "sighted", "sighted"]);
    const [first, second, third] = told(placed, "sighted").map((event) => redact(event, 0));
    const blank = (event: unknown) =>
      JSON.stringify(event).replaceAll(/"(seen|open|tile)":\d+/g, "");
    expect([blank(second), blank(third)]).toEqual([blank(first), blank(first)]);
    expect(
      placed.position.state.units.filter(({ card, decoy }) => card === "shaco" && decoy),
    ).toHaveLength(2);
  });

  test("[R72] attuned: AP of a lake once a tile and turn, HP of the marsh while there", () => {
    const lake = scene({
      terrain: ["lake lake lake", "lake lake lake", "lake lake lake"],
      board: [". | . | .", ". | . | .", "terrain-adept | . | ."],
    });
    const swum = play(
      lake,
      0,
      "terrain-adept to center base",
      "terrain-adept to west base",
      "terrain-adept to center base",
    );
    expect(unit(swum, "terrain-adept").ap).toBe(1);
    const marsh = scene({
      terrain: MARSH,
      board: [". | . | .", ". | . | .", "terrain-adept:4 | . | ."],
    });
    const stepped = play(marsh, 0, "terrain-adept to center base");
    expect(unit(stepped, "terrain-adept")).toMatchObject({ ap: 0, steeped: 5 });
  });

  test("[R72] [GF-16] leaving the marsh caps its HP, and takes none that its own allow", () => {
    const left = (hp: number) => {
      const at = scene({
        terrain: ["desert desert desert", "desert desert desert", "marsh desert desert"],
        board: [". | . | .", ". | . | .", `terrain-adept:${hp} | . | .`],
      });
      return unit(play(at, 0, "terrain-adept to center base"), "terrain-adept");
    };
    expect(left(8)).toMatchObject({ hp: 4, steeped: 0 });
    expect([left(4).hp, left(3).hp]).toEqual([4, 3]);
  });

  test("[R72] pushed onto a lake it gains AP in its rival’s turn, and there again in its own", () => {
    const at = scene({
      first: 1,
      terrain: ["desert desert desert", "desert desert desert", "lake desert desert"],
      board: ["-pusher | . | .", "terrain-adept(ap=0) | . | .", ". | . | ."],
    });
    const pushed = play(at, 1, "pusher attacks terrain-adept");
    expect(unit(pushed, "terrain-adept")).toMatchObject({ tile: 0, ap: 1 });
    const back = play(
      endTurns(pushed),
      0,
      "terrain-adept to center base",
      "terrain-adept to west base",
    );
    expect(unit(back, "terrain-adept").ap).toBe(1);
  });

  test("[R72] in woods it hits harder, in the desert nobody answers it", () => {
    const on = (terrain: typeof WOODS) =>
      hurts(
        play(
          scene({
            terrain,
            board: ["-line-infantry | . | .", "terrain-adept | . | .", ". | . | ."],
          }),
          0,
          "terrain-adept attacks line-infantry",
        ),
      );
    expect(on(WOODS)[0]).toBe("-line-infantry 5 attack");
    expect(
      on([
        "desert desert desert",
        "desert desert desert",
        "desert desert desert",
      ] as unknown as typeof WOODS),
    ).toEqual(["-line-infantry 2 attack"]);
  });

  test("[R73] [GF-25] a mega taunt beside takes the hit on the base, the healthiest, unshielded, unanswered", () => {
    const at = scene({
      board: ["-mega-taunt | . | -mega-taunt:3", ". | line-infantry | .", ". | . | ."],
    });
    const hit = play(at, 0, "line-infantry hits the base");
    expect([hps(hit), hurts(hit)]).toEqual([[25, 25], ["-mega-taunt 6 taunt"]]);
    expect(board(hit)[0]).toMatch(/^-mega-taunt:4/);
  });

  test("[R74] sweep its column, one side the far columns, two sides those beside", () => {
    const column = scene({
      board: ["-pikeman | . | .", "-fusilier | . | .", "lane-sweeper | . | ."],
    });
    expect(hurts(play(column, 0, "lane-sweeper attacks fusilier"))).toContain("-pikeman 3 sweep");
    const row = (attacker: string, columns: readonly [string, string, string]) =>
      hurts(
        play(
          scene({ board: [". | . | .", "-pikeman | -fusilier | -scout", columns.join(" | ")] }),
          0,
          `${attacker} attacks ${columns[0] === "." ? "fusilier" : "pikeman"}`,
        ),
      ).filter((hurt) => hurt.includes("splash"));
    expect(row("one-side-attacker", ["one-side-attacker", ".", "."])).toEqual([
      "-fusilier 3 splash",
      "-scout 3 splash",
    ]);
    expect(row("one-side-attacker", [".", "one-side-attacker", "."])).toEqual([]);
    expect(row("two-side-attacker", [".", "two-side-attacker", "."])).toEqual([
      "-pikeman 3 splash",
      "-scout 3 splash",
    ]);
    expect(row("two-side-attacker", ["two-side-attacker", ".", "."])).toEqual([
      "-fusilier 3 splash",
    ]);
  });

  test("[R75] [GF-4] a tall card sees two tiles far, also from its own base", () => {
    const at = scene({ board: ["-pikeman | -fusilier | .", ". | . | .", "tall | . | ."] });
    expect(board(at, 0)[0]).toBe("-pikeman:10 | . | .");
    const middle = scene({
      board: ["-pikeman | -fusilier | -archer", ". | tall | .", ". | . | ."],
    });
    expect(board(middle, 0)[0]).toBe("-pikeman:10 | -fusilier:9 | -archer:6");
    const seed = scene({
      settings: { tallRange: 1 },
      board: ["-pikeman | -fusilier | .", ". | . | .", "tall | . | ."],
    });
    expect(board(seed, 0)[0]).toBe(". | . | .");
  });
});
