import { strengthWords } from "../game/character.ts";
import type { Character } from "../game/character.ts";
import { emblemOf } from "../look/emblem.ts";
import { Shield } from "../look/shield.tsx";
import { text } from "../text/text.ts";

const words = text.setUp;

/** Bots as people to sit opposite to. */
export function BotChoice({
  characters,
  bot,
  choose,
}: {
  readonly characters: readonly Character[];
  readonly bot: string;
  choose(this: void, bot: string): void;
}) {
  return (
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
            onChange={() => choose(character.bot)}
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
  );
}
