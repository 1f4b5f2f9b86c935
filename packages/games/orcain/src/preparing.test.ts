import { decisions } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { orcain } from "./rules.ts";
import * as table from "./testing/scene.ts";
import { asked, bell, confirm, confirmed, draft, play, refused, scene } from "./testing/scene.ts";

describe("[R1, R2] the start", () => {
  test("[R1, R17] both seats are asked at once", () => {
    expect(asked(scene())).toEqual([0, 1]);
  });

  test("[R2] both have ten health", () => {
    expect(table.health(scene())).toEqual([10, 10]);
  });

  test("[R2, R56] startHp is the health at the start", () => {
    expect(table.health(scene({ settings: { startHp: 4 } }))).toEqual([4, 4]);
  });

  test("[R5] everybody holds one of each card", () => {
    expect(scene().position.state.seats.map(({ hand }) => hand)).toEqual([
      ["attack", "defense", "heal", "counter"],
      ["attack", "defense", "heal", "counter"],
    ]);
  });

  test("[R6] the seats may hold different hands, with copies", () => {
    const seats = scene({ hands: ["AAHC", "DDDD"] }).position.state.seats;
    expect(seats.map(({ hand }) => hand)).toEqual([
      ["attack", "attack", "heal", "counter"],
      ["defense", "defense", "defense", "defense"],
    ]);
  });

  test("[R1] seats exchanged, the same cards lead to the same healths exchanged", () => {
    const one = table.health(play(scene(), ...confirmed("AHC", "HAD")));
    const other = table.health(play(scene(), ...confirmed("HAD", "AHC")));
    expect(one).toEqual(other.toReversed());
  });

  test("[R1] who confirms first makes no difference", () => {
    const one = play(scene(), confirm(0, "AHC"), confirm(1, "HAD"));
    const other = play(scene(), confirm(1, "HAD"), confirm(0, "AHC"));
    expect(one.position).toEqual(other.position);
  });

  test("[R3] nothing is drawn: the generator stands where it stood", () => {
    const before = scene();
    expect(play(before, ...confirmed("AHC", "HAD")).position.rng).toEqual(before.position.rng);
  });
});

describe("[R16, R17] a new round", () => {
  const second = play(scene(), ...confirmed("AHC", "AHC"));

  test("[R16] the first round is round 1, and the next is 2", () => {
    expect([table.round(scene()), table.round(second)]).toEqual([1, 2]);
  });

  test("[R17] slots are empty again, and both are asked", () => {
    expect([table.slots(second, 0), table.slots(second, 1), asked(second)]).toEqual([
      "...",
      "...",
      [0, 1],
    ]);
  });

  test("[R17] a draft of the round before is not played again", () => {
    const third = play(scene(), ...table.drafted("A..", "..."), bell(0), bell(1));
    expect(table.shownSteps(third).slice(3)).toEqual(["./.", "./.", "./."]);
  });
});

describe("[R23] the round a move is meant for", () => {
  const second = scene({ round: 2 });

  test("[R23, R25] a confirm for the round before is refused", () => {
    expect(refused(second, confirm(0, "ADH", 1))).toEqual({
      code: "wrong-round",
      words: "This is round 2, not round 1.",
    });
  });

  test("[R23] a draft for the round after is refused", () => {
    expect(refused(second, draft(0, "A..", 3)).code).toBe("wrong-round");
  });

  test("[R23] the round's own number is accepted", () => {
    expect(table.slots(play(second, draft(0, "A..", 2)), 0)).toBe("A..");
  });

  test("[R23] no number means this round", () => {
    const move = { kind: "layout_draft", layout: ["attack", null, null] };
    expect(table.slots(play(second, table.send(0, move)), 0)).toBe("A..");
  });

  test("[R21, R23] the round is looked at before the cards", () => {
    expect(refused(second, confirm(0, "...", 1)).code).toBe("wrong-round");
  });

  test("[R23, R33] a move for another round is no sign of life", () => {
    const { code } = refused(second, draft(0, "A..", 1));
    const after = play(second, bell(0), draft(1, "..."), bell(1));
    expect([code, table.streaks(after)]).toEqual(["wrong-round", [1, 0]]);
  });
});

describe("[R24] a seat that is not asked", () => {
  const notAsked = {
    code: "not-your-decision",
    words: "There is nothing to decide now.",
  };
  const done = play(scene(), confirm(0, "ADH"));
  const rung = play(scene(), bell(0));

  test.each([
    ["confirm again", done, confirm(0, "ADH")],
    ["draft after its confirm", done, draft(0, "A..")],
    ["hear the bell after its confirm", done, bell(0)],
    ["confirm after its bell", rung, confirm(0, "ADH")],
    ["draft after its bell", rung, draft(0, "A..")],
    ["hear the bell twice", rung, bell(0)],
  ])("[R24, R20, R28] cannot %s", (_what, now, input) => {
    expect(refused(now, input)).toEqual(notAsked);
  });

  test("[R24] the rival goes on being asked", () => {
    expect([asked(done), asked(rung)]).toEqual([[1], [1]]);
  });
});

test("[R17] each question has its own number, never used again", () => {
  const ids = [1, 2, 3, 10].flatMap((round) =>
    decisions(orcain, scene({ round }).position).map(({ id }) => id),
  );
  expect(ids).toEqual([2, 3, 4, 5, 6, 7, 20, 21]);
});
