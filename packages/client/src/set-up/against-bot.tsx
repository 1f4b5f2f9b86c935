import { useState } from "react";
import { BotDeckChoice } from "../decks/bot-deck-choice.tsx";
import { DeckChoice } from "../decks/deck-choice.tsx";
import { useDeckChoice } from "../decks/use-deck-choice.ts";
import { strengthWords } from "../game/character.ts";
import { startLocal } from "../kept/start-local.ts";
import { Button } from "../look/button.tsx";
import { emblemOf } from "../look/emblem.ts";
import { Shield } from "../look/shield.tsx";
import { text } from "../text/text.ts";
import type { GameSetUp } from "./catalogue.ts";
import { PaceChoice } from "./pace-choice.tsx";
import { SettingsFields } from "./settings-fields.tsx";

/** Bots as people to sit opposite to. They play in this browser, with or without a server. */
export function AgainstBot({ game, setUp }: { readonly game: string; readonly setUp: GameSetUp }) {
  const { characters } = setUp;
  const [bot, setBot] = useState(characters[0]?.bot ?? "");
  const untimed = setUp.paces.at(-1)?.id ?? "";
  const [pace, setPace] = useState(untimed);
  const [changes, setChanges] = useState<Readonly<Record<string, unknown>>>({});
  const deck = useDeckChoice(setUp.decks, changes);
  const words = text.setUp;
  const start = (): void => {
    const settings = { ...setUp.paces.find(({ id }) => id === pace)?.settings, ...changes };
    startLocal({ game, bot, settings, entry: deck.entry, botEntry: deck.botEntry() });
  };
  return (
    <>
      <fieldset className="set-up__bots">
        <legend className="label">{words.bots}</legend>
        {characters.map((character) => (
          <label
            key={character.bot}
            className="set-up__bot focus-host"
            data-testid={`bot-${character.bot}`}
          >
            <input
              type="radio"
              name="bot"
              value={character.bot}
              checked={character.bot === bot}
              onChange={() => setBot(character.bot)}
            />
            <Shield seat={1} emblem={emblemOf(character.avatar)} size={56} />
            <span className="set-up__character">
              <b>{character.name}</b>
              <span>{character.line}</span>
            </span>
            <span className="set-up__strength">
              <b className="num">{strengthWords(character).odds}</b>
              <span>{strengthWords(character).against}</span>
            </span>
          </label>
        ))}
        <p className="set-up__note">{words.botsNote}</p>
      </fieldset>
      <DeckChoice choice={deck} />
      <div className="set-up__pair">
        <PaceChoice paces={setUp.paces} pace={pace} choose={setPace} />
        <BotDeckChoice choice={deck} />
      </div>
      <SettingsFields game={game} setUp={setUp} changes={changes} change={setChanges} />
      <div className="set-up__go">
        <Button kind="primary" size="lg" data-testid="start" missing={deck.wrong} onClick={start}>
          {words.start}
        </Button>
      </div>
    </>
  );
}
