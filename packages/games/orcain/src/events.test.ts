import { VIEWERS } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { orcain } from "./rules.ts";
import type { Event } from "./shape.ts";
import {
  bell,
  confirm,
  confirmed,
  draft,
  drafted,
  nobodyThere,
  play,
  scene,
} from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";

const only = ({ events }: Scene, kind: Event["kind"]) =>
  events.filter((event) => event.kind === kind);

describe("[R55] what is announced", () => {
  test("[R55, R16] a match begins with match_start, which tells both hands, and prep_start", () => {
    const hand = ["attack", "defense", "heal", "counter"];
    expect(scene().events).toEqual([
      { kind: "match_start", hands: [hand, hand] },
      { kind: "prep_start", roundIndex: 1, suddenDeath: false, hp: [10, 10] },
    ]);
  });

  test("[R55] draft_ok: the layout as it lies, and the slots left empty for want of a card", () => {
    expect(play(scene(), draft(1, ["attack", "attack", "dragon"])).events).toEqual([
      { kind: "draft_ok", seat: 1, layout: ["attack", null, null], refused: [1, 2] },
    ]);
  });

  test("[R55] confirm_ok: the layout", () => {
    expect(play(scene(), confirm(0, "ADH")).events).toEqual([
      { kind: "confirm_ok", seat: 0, layout: ["attack", "defense", "heal"] },
    ]);
  });

  test("[R55, R54] step_reveal: the step, both cards and the health after it", () => {
    expect(only(play(scene(), ...drafted("A.H", "HCA")), "step_reveal")).toEqual([
      { kind: "step_reveal", roundIndex: 1, step: 0, cards: ["attack", "heal"], hp: [10, 8] },
      { kind: "step_reveal", roundIndex: 1, step: 1, cards: [null, "counter"], hp: [10, 8] },
      { kind: "step_reveal", roundIndex: 1, step: 2, cards: ["heal", "attack"], hp: [8, 8] },
    ]);
  });

  test("[R55] round_end and the next prep_start, with sudden death beginning in between", () => {
    const after = play(scene({ round: 3 }), ...confirmed("ADH", "ADH"));
    expect(after.events.slice(-2)).toEqual([
      { kind: "round_end", roundIndex: 3, suddenDeath: false, hp: [9, 9] },
      { kind: "prep_start", roundIndex: 4, suddenDeath: true, hp: [9, 9] },
    ]);
  });

  test("[R55] match_end by health is 'normal', the outcome inside says exactly why", () => {
    expect(only(play(scene({ hp: [1, 5] }), ...drafted("...", "A..")), "match_end")).toEqual([
      {
        kind: "match_end",
        reason: "normal",
        outcome: { result: "win", seat: 1, reason: "knockout" },
        hp: [0, 5],
      },
    ]);
  });

  test("[R55, R36] match_end by absence is 'timeout'", () => {
    expect(only(play(scene({ streaks: [1, 1] }), ...nobodyThere), "match_end")).toEqual([
      {
        kind: "match_end",
        reason: "timeout",
        outcome: { result: "both-lose", reason: "timeout" },
        hp: [10, 10],
      },
    ]);
  });

  test("[R55] a draw by cap is 'normal' too", () => {
    const after = play(scene({ round: 10 }), ...confirmed("DHC", "DHC"));
    expect(only(after, "match_end")).toEqual([
      {
        kind: "match_end",
        reason: "normal",
        outcome: { result: "draw", reason: "round-cap" },
        hp: [10, 10],
      },
    ]);
  });

  test("[R55] bell: whose time is up", () => {
    expect(play(scene(), bell(0)).events).toEqual([{ kind: "bell", seat: 0 }]);
  });
});

describe("[R55] who hears it", () => {
  const match = play(scene({ round: 3, hp: [5, 4] }), draft(0, "A.."), ...confirmed("DHC", "DHC"));
  const events = [...scene().events, ...match.events];
  const heardBy = (kind: Event["kind"]) =>
    VIEWERS.filter((viewer) =>
      events.some((event) => event.kind === kind && orcain.redact(event, viewer) !== null),
    );

  test.each(["match_start", "prep_start", "step_reveal", "round_end", "match_end"] as const)(
    "[R55] %s is heard by all, unchanged",
    (kind) => {
      const told = VIEWERS.map((viewer) =>
        events.filter((event) => event.kind === kind).map((event) => orcain.redact(event, viewer)),
      );
      expect(told).toEqual(VIEWERS.map(() => events.filter((event) => event.kind === kind)));
    },
  );

  test("[R55] draft_ok and confirm_ok are heard by their seat alone", () => {
    expect([heardBy("draft_ok"), heardBy("confirm_ok")]).toEqual([[0], [0, 1]]);
  });

  test("[R55] nobody hears the other's confirm", () => {
    const confirms = events.filter((event) => event.kind === "confirm_ok");
    expect(
      confirms.map(({ seat }, index) =>
        VIEWERS.filter((viewer) => viewer !== seat && orcain.redact(confirms[index]!, viewer)),
      ),
    ).toEqual([[], []]);
  });
});
