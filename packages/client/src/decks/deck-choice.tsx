import { useId, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "../web/link.tsx";
import { Button } from "../look/button.tsx";
import { decksText } from "../text/decks.ts";
import { text } from "../text/text.ts";
import { Curve } from "./curve.tsx";
import type { DeckFace } from "../game/deck-face.ts";
import type { DeckOption } from "./deck-options.ts";
import type { DeckChosen } from "./use-deck-choice.ts";
import "./deck-choice.css";

const words = decksText.choice;

/** What is below should not be a long way down; own decks come first. */
const FIRST_SHOWN = 6;

/** Which deck or trio goes to the match. Nothing for a game without decks. */
export function DeckChoice({
  choice: { face, isSuite, options, chosen, choose },
  children,
}: {
  readonly choice: DeckChosen;
  /** What is to be said of the one that is chosen. */
  readonly children?: ReactNode;
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
        <span className="label">{isSuite ? words.ownTrio : words.own}</span>
        <Link href={`/decks/${face.game}`}>{isSuite ? words.makeTrio : words.build}</Link>
      </legend>
      {shown.map((option) => (
        <Option
          key={`${option.kind} ${option.id}`}
          {...{ face, name, option, choose }}
          checked={option === chosen}
        >
          {option === chosen && children}
        </Option>
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
  children,
}: {
  readonly face: DeckFace;
  readonly name: string;
  readonly option: DeckOption;
  readonly checked: boolean;
  choose(this: void, option: DeckOption): void;
  readonly children: ReactNode;
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
          <span>{option.note}</span>
        </span>
        <Curve chart={face.charts[0]} cards={cards} small />
      </label>
      {children}
      {wrong !== null && (
        <p className="deck-option__wrong">
          {wrong} {kind === "own" && <Link href={`/decks/${face.game}/${id}`}>{words.mend}</Link>}
        </p>
      )}
    </div>
  );
}
