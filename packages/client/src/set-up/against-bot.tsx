import { useState } from "react";
import { BotDeckChoice } from "../decks/bot-deck-choice.tsx";
import { DeckChoice } from "../decks/deck-choice.tsx";
import { useDeckChoice } from "../decks/use-deck-choice.ts";
import { startLocal } from "../kept/start-local.ts";
import { isSuiteMatch } from "../game/deck-face.ts";
import { Button } from "../look/button.tsx";
import { toast } from "../look/toasts.tsx";
import { playBot } from "../online/play-bot.ts";
import { goldText } from "../text/gold.ts";
import { text } from "../text/text.ts";
import { BotChoice } from "./bot-choice.tsx";
import type { GameSetUp } from "./catalogue.ts";
import { GoldSwitch } from "./gold-switch.tsx";
import { PaceChoice } from "./pace-choice.tsx";
import { firstSettings } from "./suite-settings.ts";
import { SuiteSwitch } from "./suite-switch.tsx";
import { SettingsFields } from "./settings-fields.tsx";
import { useForGold } from "./use-for-gold.ts";

/** A bot: in this browser, with or without a server, or for gold on the server. */
export function AgainstBot({ game, setUp }: { readonly game: string; readonly setUp: GameSetUp }) {
  const { characters, decks } = setUp;
  const [bot, setBot] = useState(characters[0]?.bot ?? "");
  const paces = setUp.paces.filter(({ settings }) => !isSuiteMatch(decks, settings));
  const untimed = paces.at(-1)?.id ?? "";
  const [pace, setPace] = useState(untimed);
  const [changes, setChanges] = useState(() => firstSettings(decks));
  const [isAsking, setAsking] = useState(false);
  const deck = useDeckChoice(decks, changes);
  const settings = { ...paces.find(({ id }) => id === pace)?.settings, ...changes };
  const gold = useForGold(setUp, settings);
  const playHere = (): void =>
    startLocal({ game, bot, settings, entry: deck.entry, botEntry: deck.botEntry() });
  const playForGold = async (): Promise<void> => {
    setAsking(true);
    const refusal = await playBot({ game, bot, settings, entry: deck.entry });
    setAsking(false);
    if (!refusal) return;
    const isAway = refusal.code === "offline";
    toast({ tone: "warn", words: isAway ? goldText.bots.away : refusal.words });
    if (isAway) playHere();
  };
  return (
    <>
      <BotChoice characters={characters} bot={bot} choose={setBot} />
      <GoldSwitch gold={gold} />
      <SuiteSwitch face={decks} settings={changes} change={setChanges} />
      <DeckChoice choice={deck} />
      <div className="set-up__pair">
        <PaceChoice paces={paces} pace={pace} choose={setPace} />
        {/* The server's bots bring what they like. */}
        {!gold?.isOn && <BotDeckChoice choice={deck} />}
      </div>
      <SettingsFields game={game} setUp={setUp} changes={changes} change={setChanges} />
      <div className="set-up__go">
        <Button
          kind="primary"
          size="lg"
          data-testid="start"
          glyph={gold?.isOn ? "two-coins" : undefined}
          missing={deck.wrong || isAsking}
          onClick={() => (gold?.isOn ? void playForGold() : playHere())}
        >
          {gold?.isOn ? goldText.bots.play : text.setUp.start}
        </Button>
      </div>
    </>
  );
}
