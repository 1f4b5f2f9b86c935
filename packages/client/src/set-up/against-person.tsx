import { useState } from "react";
import { DeckChoice } from "../decks/deck-choice.tsx";
import { useDeckChoice } from "../decks/use-deck-choice.ts";
import { startLocal } from "../kept/start-local.ts";
import { Button } from "../look/button.tsx";
import { toast } from "../look/toasts.tsx";
import { joinQueue, waiting } from "../online/queue.ts";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import type { GameSetUp } from "./catalogue.ts";
import { PaceChoice } from "./pace-choice.tsx";

/** A rated match is by the rules. */
const NOTHING = {};

/** A stranger of about one's own strength, by the queue. */
export function AgainstPerson({
  game,
  setUp,
}: {
  readonly game: string;
  readonly setUp: GameSetUp;
}) {
  const [pace, setPace] = useState(setUp.paces[0]?.id ?? "");
  const queue = useStore(waiting);
  const deck = useDeckChoice(setUp.decks, NOTHING);
  const words = text.setUp;
  const find = async (): Promise<void> => {
    const refusal = await joinQueue({ game, mode: pace, entry: deck.entry });
    if (refusal) toast({ tone: "warn", words: refusal.words });
  };
  return (
    <>
      <DeckChoice choice={deck} />
      <PaceChoice paces={setUp.paces} pace={pace} choose={setPace} />
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
        <Button
          icon="robot"
          onClick={() => startLocal({ game, entry: deck.entry, botEntry: deck.botEntry() })}
        >
          {words.meanwhile}
        </Button>
      )}
    </>
  );
}
