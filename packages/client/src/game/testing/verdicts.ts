import { append, invariant } from "@holmgang/kernel";
import type { Game, Shape, Words } from "@holmgang/kernel";
import type { Beat } from "../lesson.ts";

/** Goes through a beat of a lesson by typed lines: what the teacher says after each. */
export function verdicts<T extends Shape>(
  game: Game<T>,
  words: Words<T>,
  beat: Beat<T>,
  lines: readonly string[],
): readonly (boolean | null)[] {
  let journal = beat.open();
  return lines.map((line) => {
    const { state } = journal.position;
    const asked = game.decisions(state).map(({ seat }) => seat);
    invariant(asked.length === 1 && asked[0] === 0, `${line}: the learner is not asked alone`);
    const move = words.read(line, game.view(state, 0));
    invariant(move !== null, `${line}: no move`);
    const page = append(game, journal, 0, { kind: "move", seat: 0, move });
    if (!page.ok) throw new Error(`${line}: ${page.refusal.words}`);
    journal = page.value.journal;
    return beat.verdict(move, journal.position.state);
  });
}
