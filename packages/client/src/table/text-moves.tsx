import type { Shape } from "@holmgang/kernel";
import { useState } from "react";
import type { GameFace, Sitting } from "../game/face.ts";
import { Button } from "../look/button.tsx";
import { text } from "../text/text.ts";

/** Whoever opened it wants to type. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

/** Moves as words, for whoever would rather type: answers are read out as they come. */
export function TextMoves({
  face,
  sitting,
}: {
  readonly face: GameFace<Shape>;
  readonly sitting: Sitting;
}) {
  const [line, setLine] = useState("");
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const { view } = sitting.scene;
  const say = async (): Promise<void> => {
    const typed = line.trim().toLowerCase();
    setLine("");
    if (typed === "help") return setAnswers(face.words.help(view));
    if (typed === "look") return setAnswers(face.words.view(view));
    const move = face.words.read(typed, view);
    if (!move) return setAnswers([text.table.commandUnknown]);
    const refusal = await sitting.answer(move);
    setAnswers([refusal ? refusal.words : face.words.move(move, sitting.names.viewer)]);
  };
  return (
    <form
      className="text-moves panel"
      aria-label={text.table.commandLabel}
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <label>
        <span className="label">{text.table.command}</span>
        <input
          value={line}
          ref={focusOnce}
          placeholder={text.table.commandHint(face.typed)}
          autoComplete="off"
          onChange={({ target }) => setLine(target.value)}
          data-testid="text-move"
        />
      </label>
      <Button type="submit" size="sm">
        {text.table.commandSend}
      </Button>
      <div role="status" className="text-moves__answers">
        {answers.map((answer, index) => (
          <p key={index}>{answer}</p>
        ))}
      </div>
    </form>
  );
}
