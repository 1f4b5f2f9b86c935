import { useState } from "react";
import { startLocal } from "../local/start-local.ts";
import { Button } from "../look/button.tsx";
import { toast } from "../look/toasts.tsx";
import { joinQueue, waiting } from "../online/queue.ts";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import type { GameSetUp } from "./catalogue.ts";
import { PaceChoice } from "./pace-choice.tsx";

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
  const words = text.setUp;
  const find = async (): Promise<void> => {
    const refusal = await joinQueue(game, pace);
    if (refusal) toast({ tone: "warn", words: refusal.words });
  };
  return (
    <>
      <PaceChoice paces={setUp.paces} pace={pace} choose={setPace} />
      <p className="set-up__note">{words.findNote(setUp.stake)}</p>
      <Button
        kind="primary"
        size="lg"
        data-testid="find"
        missing={queue !== null}
        onClick={() => void find()}
      >
        {queue ? words.finding : words.find}
      </Button>
      {queue && (
        <Button icon="robot" onClick={() => startLocal({ game })}>
          {words.meanwhile}
        </Button>
      )}
    </>
  );
}
