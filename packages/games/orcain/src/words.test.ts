import { VIEWERS } from "@holmgang/kernel";
import type { Viewer } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { orcain } from "./rules.ts";
import { cards, confirm, confirmed, draft, drafted, play, scene } from "./testing/scene.ts";
import { words } from "./words.ts";

describe("[R8] moves in letters", () => {
  const view = orcain.view(scene().position.state, 0);

  test.each([
    ["adh", "layout_confirm", "ADH"],
    ["A D H", "layout_confirm", "ADH"],
    ["confirm cha", "layout_confirm", "CHA"],
    ["draft a..", "layout_draft", "A.."],
    ["  draft --C ", "layout_draft", "..C"],
  ])("[R8] '%s' is read", (line, kind, layout) => {
    expect(words.read(line, view)).toEqual({ kind, layout: cards(layout), roundIndex: null });
  });

  test.each(["", "ad", "adhc", "xyz", "draft", "a,d,h", "draftadh"])(
    "[R8] '%s' is no move",
    (line) => {
      expect(words.read(line, view)).toBeNull();
    },
  );

  test("[R8] 'Draft a..' is a draft, its capital notwithstanding", () => {
    expect(words.read("Draft a..", view)?.kind).toBe("layout_draft");
  });

  test("[R8] every move offered is read back from its own words", () => {
    const offered = orcain.legalMoves(scene().position.state, 0);
    expect(offered.map((move) => words.read(words.move(move, 0), view))).toEqual(offered);
  });
});

describe("[R8, R55] a match in sentences", () => {
  const told = (viewer: Viewer, ...match: readonly ReturnType<typeof play>[]) =>
    match.flatMap(({ events }) => events.map((event) => words.event(event, viewer)));

  test("[R8, R55] drafts and confirms are told in letters, with the slots left empty", () => {
    const match = play(scene(), draft(0, "AAH"), confirm(0, "ADH"));
    expect(told(0, match)).toEqual([
      "You drafted A.H (not in the hand, left empty: slot 2)",
      "You confirmed ADH",
    ]);
  });

  test.each(VIEWERS)("[R54, R55] viewer %s is told every event, and never of GRASS", (viewer) => {
    const match = play(scene({ round: 3 }), ...drafted("A..", "A.."), ...confirmed("ADH", "HCA"));
    const sentences = told(viewer, match);
    expect([
      sentences.length,
      sentences.filter((line) => /GRASS|undefined|null|object/.test(line)),
    ]).toEqual([match.events.length, []]);
  });

  test("[R49] the end, as winner, loser and spectator hear it", () => {
    const match = play(scene({ hp: [5, 4], round: 3 }), ...confirmed("DHC", "DHC"));
    expect(VIEWERS.map((viewer) => told(viewer, match).at(-1))).toEqual([
      "You win: more health after the last round.",
      "You lose: more health after the last round.",
      "First seat wins: more health after the last round.",
    ]);
  });

  test("[R35, R53] whoever is one round from losing by absence is told, and nobody else", () => {
    const { state } = scene({ streaks: [1, 0] }).position;
    const warned = VIEWERS.map((viewer) =>
      words
        .view(orcain.view(state, viewer))
        .includes("One more round without a sign of life loses."),
    );
    expect(warned).toEqual([true, false, false]);
  });

  test("[R15] the help explains every card with the numbers in force", () => {
    const { state } = scene({ settings: { damage: 3 } }).position;
    const help = words.help(orcain.view(state, 0));
    expect(help.filter((line) => /^ {2}[ADHC] {2}/.test(line))).toHaveLength(4);
    expect(help.join()).toContain("Deals 3");
  });
});
