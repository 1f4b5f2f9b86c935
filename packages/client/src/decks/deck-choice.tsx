import { useId, useState } from "react";
import { Link } from "../web/link.tsx";
import { Button } from "../look/button.tsx";
import { decksText } from "../text/decks.ts";
import { text } from "../text/text.ts";
import { Curve } from "./curve.tsx";
import type { DeckFace } from "../game/deck-face.ts";
import type { DeckChosen, DeckOption } from "./use-deck-choice.ts";
import "./deck-choice.css";

const words = decksText.choice;

/** What is below should not be a long way down; own decks come first. */
const FIRST_SHOWN = 6;

/** Which deck goes to the match. Nothing for a game without decks. */
export function DeckChoice({
  choice: { face, options, chosen, choose },
}: {
  readonly choice: DeckChosen;
}) {
  const name = useId();
  const [isWhole, setWhole] = useState(false);
  if (!face) return null;
  const shown = isWhole
    ? options
    : options.filter((option, index) => index < FIRST_SHOWN || option === chosen);
  return (
    <fieldset className="deck-choice">
      <legend>
        <span className="label">{words.own}</span>
        <Link href={`/decks/${face.game}`}>{words.build}</Link>
      </legend>
      {shown.map((option) => (
        <Option
          key={`${option.kind} ${option.id}`}
          {...{ face, name, option, choose }}
          checked={option === chosen}
        />
      ))}
      {shown.length < options.length && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {text.site.more}
        </Button>
      )}
    </fieldset>
  );
}

function Option({
  face,
  name,
  option,
  checked,
  choose,
}: {
  readonly face: DeckFace;
  readonly name: string;
  readonly option: DeckOption;
  readonly checked: boolean;
  choose(this: void, option: DeckOption): void;
}) {
  const { kind, id, wrong, cards } = option;
  return (
    <div className="deck-option" data-wrong={wrong !== null || undefined}>
      <label className="deck-option__face focus-host" data-testid={`deck-${id}`}>
        <input
          type="radio"
          name={name}
          checked={checked}
          disabled={wrong !== null}
          onChange={() => choose(option)}
        />
        <span className="deck-option__words">
          <b>{option.name}</b>
          <span>
            {decksText.cards(cards.length)}
            {kind === "starter" && ` · ${words.starter}`}
          </span>
        </span>
        <Curve chart={face.charts[0]} cards={cards} small />
      </label>
      {wrong !== null && (
        <p>
          {wrong} {kind === "own" && <Link href={`/decks/${face.game}/${id}`}>{words.mend}</Link>}
        </p>
      )}
    </div>
  );
}
