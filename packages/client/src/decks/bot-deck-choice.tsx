import { SelectField } from "../look/select-field.tsx";
import { decksText } from "../text/decks.ts";
import type { DeckChosen } from "./use-deck-choice.ts";

const words = decksText.choice;
const ANY = "";

/** Which starter the bot brings. Nothing for a game without decks. */
export function BotDeckChoice({
  choice: { face, botDeck, chooseBotDeck },
}: {
  readonly choice: DeckChosen;
}) {
  if (!face) return null;
  return (
    <SelectField
      label={words.bot}
      value={botDeck ?? ANY}
      options={[
        { value: ANY, words: words.any },
        ...face.starters.map(({ id, name }) => ({ value: id, words: name })),
      ]}
      onChange={(id) => chooseBotDeck(id === ANY ? null : id)}
    />
  );
}
