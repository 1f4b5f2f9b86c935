import { append } from "@holmgang/kernel";
import { clansField, words } from "@holmgang/clans/field";
import { describe, expect, test } from "vitest";
import { lesson } from "./lesson.ts";

/** What a learner types, and whether the beat was learned by it. */
const TRIED: Readonly<Record<string, readonly (readonly [boolean, ...string[]])[]>> = {
  place: [
    [true, "hussar to west middle"],
    [true, "line infantry to west base", "hussar to east middle"],
    [false, "hussar to west base", "end"],
  ],
  points: [
    [true, "hussar to center middle", "hussar hits the base"],
    [false, "hussar to center middle", "end"],
    [false, "end"],
  ],
  answer: [
    [true, "field cannon attacks grenadier"],
    [false, "line infantry attacks grenadier"],
    [false, "end"],
  ],
  fog: [
    [true, "hussar to east middle", "hussar attacks fusilier"],
    [false, "hussar to center base", "end"],
  ],
};

describe("the lesson", () => {
  test("has a beat for each, of two sentences", () => {
    expect(lesson.beats.map(({ id }) => id)).toEqual(Object.keys(TRIED));
    for (const { words: said } of lesson.beats)
      expect(said.words.match(/[.!?](?= |$)/g)).toHaveLength(2);
  });

  test.each(
    lesson.beats.flatMap((beat) => TRIED[beat.id]!.map((tried) => [beat.id, beat, tried] as const)),
  )("%s: %#", (_id, beat, [learned, ...lines]) => {
    expect(verdicts(beat, lines)).toEqual([...lines.slice(1).map(() => null), learned]);
  });
});

/** What the teacher says after each line. */
function verdicts(beat: (typeof lesson.beats)[number], lines: readonly string[]) {
  let journal = beat.open();
  return lines.map((line) => {
    const { state } = journal.position;
    expect(clansField.decisions(state).map(({ seat }) => seat)).toEqual([0]);
    const move = words.read(line, clansField.view(state, 0))!;
    const page = append(clansField, journal, 0, { kind: "move", seat: 0, move });
    if (!page.ok) throw new Error(`${line}: ${page.refusal.words}`);
    journal = page.value.journal;
    return beat.verdict(move, journal.position.state);
  });
}
