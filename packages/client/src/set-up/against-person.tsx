import type { Pace } from "@holmgang/kernel";
import { useState } from "react";
import { DeckChoice } from "../decks/deck-choice.tsx";
import { useDeckChoice } from "../decks/use-deck-choice.ts";
import { useMissing } from "../decks/use-missing.ts";
import { isSuiteMatch } from "../game/deck-face.ts";
import { MissingLine } from "../gold/missing-line.tsx";
import { startLocal } from "../kept/start-local.ts";
import { Button } from "../look/button.tsx";
import { toast } from "../look/toasts.tsx";
import { joinQueue, waiting } from "../online/queue.ts";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import type { GameSetUp } from "./catalogue.ts";
import { PaceChoice } from "./pace-choice.tsx";
import { firstSettings } from "./suite-settings.ts";
import { SuiteSwitch } from "./suite-switch.tsx";

/** A stranger of about one's own strength, by the queue. */
export function AgainstPerson({
  game,
  setUp,
}: {
  readonly game: string;
  readonly setUp: GameSetUp;
}) {
  const { decks } = setUp;
  const isSuite = ({ settings }: Pick<Pace, "settings">): boolean => isSuiteMatch(decks, settings);
  const suited = setUp.paces.some(isSuite) ? decks : null;
  // A rated match is by the rules, but for its pace and how many decks it is played with.
  const [wish, setWish] = useState(() => firstSettings(suited));
  const paces = setUp.paces.filter((each) => isSuite(each) === isSuite({ settings: wish }));
  const [picked, setPace] = useState<string | null>(null);
  const pace = paces.find(({ id }) => id === picked) ?? paces[0];
  const queue = useStore(waiting);
  const deck = useDeckChoice(decks, pace?.settings ?? {});
  const missing = useMissing(decks, deck.chosen?.brings ?? null);
  const words = text.setUp;
  const find = async (): Promise<void> => {
    const refusal = await joinQueue({ game, mode: pace?.id ?? "", entry: deck.entry });
    if (refusal) toast({ tone: "warn", words: refusal.words });
  };
  const meanwhile = (): void => {
    const settings = { ...setUp.paces.at(-1)?.settings, ...wish };
    startLocal({ game, settings, entry: deck.entry, botEntry: deck.botEntry() });
  };
  return (
    <>
      <SuiteSwitch face={suited} settings={wish} change={setWish} />
      <DeckChoice choice={deck}>
        <MissingLine game={game} missing={missing} />
      </DeckChoice>
      <PaceChoice paces={paces} pace={pace?.id ?? ""} choose={setPace} />
      <p className="set-up__note">{words.findNote(setUp.stake)}</p>
      <div className="set-up__go">
        <Button
          kind="primary"
          size="lg"
          data-testid="find"
          missing={queue !== null || deck.wrong}
          onClick={() => void find()}
        >
          {queue ? words.finding : words.find}
        </Button>
      </div>
      {queue && (
        <Button icon="robot" onClick={meanwhile}>
          {words.meanwhile}
        </Button>
      )}
    </>
  );
}
