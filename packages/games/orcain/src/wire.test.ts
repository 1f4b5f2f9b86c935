import { sight, startClocks, updateFor } from "@holmgang/kernel";
import type { Input, Seat } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { orcain } from "./rules.ts";
import {
  bell,
  confirm,
  confirmed,
  draft,
  drafted,
  forfeit,
  nobodyThere,
  play,
  refused,
  scene,
  send,
} from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";
import { matchFound, syncState, wireMessages, wireRefusal } from "./wire.ts";
import type { WireTable } from "./wire.ts";

const table: WireTable = {
  matchId: "m1",
  nicknames: ["Ugluk", "Lurtz"],
  accounts: ["a0", "a1"],
  yourTokens: 9,
  pot: 2,
  deadlineTs: 1_700_000_020_000,
};

/** What a seat is sent when these inputs happen at once. */
function sent(start: Scene, seat: Seat, ...inputs: readonly Input[]) {
  const end = play(start, ...inputs);
  const moment = (at: Scene) => ({
    position: at.position,
    clocks: startClocks(orcain.decisions(at.position.state), 0),
  });
  const update = updateFor(
    orcain,
    { before: moment(start), after: moment(end), events: end.events },
    seat,
  );
  return update ? wireMessages(update, seat, table) : [];
}

const types = (...args: Parameters<typeof sent>) =>
  sent(...args).map(({ message }) => message.type);

describe("Orcain's own wire", () => {
  test("a match begins with both healths, the own hand and tokens, the pot and the names", () => {
    const view = orcain.view(scene().position.state, 1);
    expect(matchFound(view, 1, table)).toEqual({
      type: "match_found",
      matchId: "m1",
      yourHp: 10,
      oppHp: 10,
      yourNickname: "Lurtz",
      oppNickname: "Ugluk",
      yourHand: ["attack", "defense", "heal", "counter"],
      yourTokens: 9,
      pot: 2,
    });
  });

  test("[R38] a round is three steps, its end and the next preparation, paced so that each can be seen", () => {
    const messages = sent(scene(), 0, ...confirmed("ADH", "HCA"));
    expect(messages.map(({ pauseMs, message }) => [message.type, pauseMs])).toEqual([
      ["confirm_ok", 0],
      ["step_reveal", 250],
      ["step_reveal", 900],
      ["step_reveal", 900],
      ["round_end", 0],
      ["prep_start", 0],
    ]);
  });

  test("[R38] each seat sees itself as you: the same step from both sides", () => {
    const step = (seat: Seat) =>
      sent(scene(), seat, ...confirmed("ADH", "HCA")).find(
        ({ message }) => message.type === "step_reveal",
      )?.message;
    expect(step(0)).toMatchObject({
      roundIndex: 1,
      stepIndex: 0,
      yourCard: "attack",
      oppCard: "heal",
      yourHp: 10,
      oppHp: 8,
    });
    expect(step(1)).toMatchObject({ yourCard: "heal", oppCard: "attack", yourHp: 8, oppHp: 10 });
  });

  test("[R54] an empty slot is null, and GRASS is never said", () => {
    const text = JSON.stringify(sent(scene(), 0, ...drafted("A..", "...")));
    expect(text).toContain('"oppCard":null');
    expect(text).not.toContain("GRASS");
  });

  test("[R53] what the rival drafts or confirms sends nothing; one's own draft is not answered, one's own confirm is", () => {
    expect(types(scene(), 1, draft(0, "A.."))).toEqual([]);
    expect(types(scene(), 1, confirm(0, "ADH"))).toEqual([]);
    expect(types(scene(), 0, draft(0, "A.."))).toEqual([]);
    expect(types(scene(), 0, confirm(0, "ADH"))).toEqual(["confirm_ok"]);
  });

  test("a preparation names its deadline", () => {
    const last = sent(scene(), 0, ...confirmed("ADH", "HCA")).at(-1)?.message;
    expect(last).toMatchObject({
      type: "prep_start",
      roundIndex: 2,
      suddenDeath: false,
      deadlineTs: table.deadlineTs,
      pot: 2,
    });
  });
});

describe("match_end on the wire", () => {
  const end = (start: Scene, seat: Seat, ...inputs: readonly Input[]) =>
    sent(start, seat, ...inputs).at(-1)?.message;
  const last = (hp: [number, number]) => scene({ hp, round: 3 });

  test.each([
    [
      "[R44] a decision",
      last([5, 4]),
      confirmed("DHC", "DHC"),
      0,
      { winner: "YOU", winnerId: "a0", loserId: "a1", reason: "normal" },
    ],
    [
      "[R44] the same from the other side",
      last([5, 4]),
      confirmed("DHC", "DHC"),
      1,
      { winner: "OPPONENT", reason: "normal" },
    ],
    [
      "[R43] both at nothing",
      last([2, 2]),
      confirmed("ADC", "ADC"),
      0,
      { winner: "DRAW", winnerId: null, loserId: null, reason: "normal" },
    ],
    [
      "[R35] one away",
      scene({ streaks: [1, 0] }),
      [bell(0), confirm(1, "ADH")],
      0,
      { winner: "OPPONENT", reason: "timeout" },
    ],
    [
      "[R36] both away",
      scene({ streaks: [1, 1] }),
      nobodyThere,
      0,
      { winner: "NONE", winnerId: null, reason: "timeout" },
    ],
    [
      "[R50] a lost connection",
      scene(),
      [forfeit("disconnected", 1)],
      0,
      { winner: "YOU", winnerId: "a0", reason: "disconnect" },
    ],
    [
      "[R49] giving up",
      scene(),
      [forfeit("resigned", 0)],
      0,
      { winner: "OPPONENT", loserId: "a0", reason: "forfeit" },
    ],
    [
      "[R49] both connections lost",
      scene(),
      [forfeit("disconnected", 0, 1)],
      1,
      { winner: "NONE", reason: "disconnect" },
    ],
  ] as const)("%s", (_what, start, inputs, seat, expected) => {
    expect(end(start, seat, ...inputs)).toMatchObject({
      type: "match_end",
      matchId: "m1",
      yourTokens: 9,
      ...expected,
    });
  });

  test("[R51] is said once", () => {
    expect(
      types(last([5, 4]), 0, ...confirmed("DHC", "DHC")).filter((type) => type === "match_end"),
    ).toHaveLength(1);
  });

  test("[R37] comes without steps or an end of round when absence ends the match", () => {
    expect(types(scene({ streaks: [1, 1] }), 0, ...nobodyThere)).toEqual(["match_end"]);
  });
});

describe("coming back, and being refused", () => {
  test("[R53] sync_state shows one's own draft or confirm, never the other's", () => {
    const { position } = play(scene(), draft(0, "A.H"), confirm(1, "ADH"));
    const moment = { position, clocks: startClocks([], 0) };
    const own = syncState(sight(orcain, moment, 0).view, 0, table);
    expect(own).toMatchObject({
      type: "sync_state",
      phase: "PREP",
      roundIndex: 1,
      yourLayout: ["attack", null, "heal"],
      confirmed: false,
    });
    expect(syncState(sight(orcain, moment, 1).view, 1, table)).toMatchObject({ confirmed: true });
    expect(JSON.stringify(own)).not.toContain('defense","heal"]');
  });

  test("[R21] a card that is not in the hand is answered; an empty slot or a wrong shape is passed over", () => {
    expect(wireRefusal(refused(scene(), confirm(0, "AAH")))).toMatchObject({
      type: "error_msg",
      code: "not-in-hand",
    });
    expect(wireRefusal(refused(scene(), confirm(0, ["attack", "dragon", "heal"])))).toMatchObject({
      code: "unknown-card",
    });
    expect(wireRefusal(refused(scene(), confirm(0, "A.H")))).toBeNull();
    expect(wireRefusal(refused(scene(), send(0, "nonsense")))).toBeNull();
    expect(wireRefusal(refused(play(scene(), confirm(0, "ADH")), confirm(0, "ADH")))).toBeNull();
  });
});
