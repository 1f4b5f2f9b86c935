import { advance, SEATS } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { fullLayoutsOf } from "../hand.ts";
import { orcain } from "../rules.ts";
import {
  asked,
  bell,
  cards,
  confirm,
  draft,
  play,
  refused,
  scene,
  shownSteps,
  slots,
  streaks,
} from "../testing/scene.ts";

describe("[R20] confirming", () => {
  test("[R20] three cards of the hand are accepted, and the seat is asked no more", () => {
    const after = play(scene(), confirm(0, "CHA"));
    expect([slots(after, 0), asked(after)]).toEqual(["CHA", [1]]);
  });

  test("[R20, R31] a confirm replaces what was drafted", () => {
    const after = play(scene(), draft(0, "ADH"), confirm(0, "CHA"), bell(1));
    expect(shownSteps(after)).toEqual(["C/.", "H/.", "A/."]);
  });

  test("[R20, R6] two attacks may be confirmed from a hand that has two", () => {
    expect(slots(play(scene({ hands: ["AAHC", "ADHC"] }), confirm(0, "AHA")), 0)).toBe("AHA");
  });

  test("[R20] the moves offered are the full layouts, each once", () => {
    const offered = orcain.legalMoves(scene().position.state, 0).map(({ layout }) => layout);
    expect(offered).toEqual(fullLayoutsOf(["attack", "defense", "heal", "counter"]));
  });

  test("[R20, R6] with copies in the hand every different layout is offered once", () => {
    const { state } = scene({ hands: ["AAHC", "AAAA"] }).position;
    expect(SEATS.map((seat) => orcain.legalMoves(state, seat).length)).toEqual([12, 1]);
  });
});

describe("[R21] why a confirm is refused", () => {
  const plain = scene();
  const demanding = scene({ round: 4, settings: { suddenDeath: "mustAttack" } });

  test.each(["...", "A..", "AD.", ".DH"])("[R21] '%s' has an empty slot", (layout) => {
    expect(refused(plain, confirm(0, layout))).toEqual({
      code: "empty-slot",
      words: "Fill all three slots before you confirm.",
    });
  });

  test.each(["dragon", "GRASS", "", "constructor"])("[R21, R54] '%s' is no card", (name) => {
    expect(refused(plain, confirm(0, ["attack", name, "heal"]))).toEqual({
      code: "unknown-card",
      words: `There is no card '${name}'.`,
    });
  });

  test("[R21] a card laid more often than the hand has it", () => {
    expect(refused(plain, confirm(0, "AAH"))).toEqual({
      code: "not-in-hand",
      words: "Your hand is attack, defense, heal, counter; it cannot lay attack, attack, heal.",
    });
  });

  test("[R21, R6] a card that is not in the hand at all", () => {
    expect(refused(scene({ hands: ["AAHC", "ADHC"] }), confirm(0, "ADH"))).toEqual({
      code: "not-in-hand",
      words: "Your hand is attack, attack, heal, counter; it cannot lay attack, defense, heal.",
    });
  });

  test("[R21, R46] no attack where one is demanded", () => {
    expect(refused(demanding, confirm(0, "DHC"))).toEqual({
      code: "must-attack",
      words: "In this sudden death a layout must contain an attack.",
    });
  });

  test.each([
    ["empty-slot", [null, "dragon", "heal"]],
    ["unknown-card", ["heal", "dragon", "heal"]],
    ["not-in-hand", ["heal", "heal", "defense"]],
    ["must-attack", ["heal", "counter", "defense"]],
  ])("[R21] %s is found before whatever follows it", (code, layout) => {
    expect(refused(demanding, confirm(0, layout)).code).toBe(code);
  });
});

describe("[R25] a refusal changes nothing", () => {
  test("[R25] the seat may try again", () => {
    const before = scene();
    const { code } = refused(before, confirm(0, "AAH"));
    expect([code, slots(play(before, confirm(0, "ADH")), 0)]).toEqual(["not-in-hand", "ADH"]);
  });

  test("[R25] the position is the same to the last byte", () => {
    const { position } = play(scene(), draft(0, "A.."));
    const before = JSON.stringify(position);
    const refusedConfirm = advance(orcain, position, {
      kind: "move",
      seat: 0,
      move: { kind: "layout_confirm", layout: cards("AAH") },
    });
    expect([refusedConfirm.ok, JSON.stringify(position)]).toEqual([false, before]);
  });

  test("[R25, R33] a refused confirm is no sign of life", () => {
    const before = scene();
    const { code } = refused(before, confirm(0, "AD."));
    const after = play(before, bell(0), confirm(1, "ADH"));
    expect([code, streaks(after)]).toEqual(["empty-slot", [1, 0]]);
  });
});
