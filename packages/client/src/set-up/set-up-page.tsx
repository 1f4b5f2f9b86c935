import { useEffect, useState } from "react";
import { hasLesson } from "../learn/lessons.ts";
import { Link } from "../app/link.tsx";
import { SiteFrame } from "../app/site-frame.tsx";
import { Segmented } from "../look/segmented.tsx";
import { text } from "../text/text.ts";
import { AgainstBot } from "./against-bot.tsx";
import { AgainstFriend } from "./against-friend.tsx";
import { AgainstPerson } from "./against-person.tsx";
import { hasSetUp, loadSetUp } from "./catalogue.ts";
import type { GameSetUp } from "./catalogue.ts";
import { gameEntry } from "./games.ts";
import "./set-up.css";

const OPPONENTS = ["bot", "person", "friend"] as const;
type Opponent = (typeof OPPONENTS)[number];

/** Who to play, at which pace, by which numbers. */
export function SetUpPage({ game }: { readonly game: string }) {
  const [setUp, setSetUp] = useState<GameSetUp | null>(null);
  const [opponent, setOpponent] = useState<Opponent>(asked);
  const entry = gameEntry(game);
  useEffect(() => {
    void loadSetUp(game).then(setSetUp);
  }, [game]);
  const words = text.setUp;
  return (
    <SiteFrame title={words.title(entry?.name ?? game)} at="play">
      <div className="set-up" data-waiting={(hasSetUp(game) && !setUp) || undefined}>
        <h1>{words.title(entry?.name ?? game)}</h1>
        {!hasSetUp(game) && <p>{words.coming}</p>}
        {setUp && (
          <>
            <p className="set-up__links">
              {hasLesson(game) && <Link href={`/learn/${game}`}>{words.learn}</Link>}
              <Link href={`/rules/${game}`}>{words.rules}</Link>
            </p>
            <Segmented
              wide
              label={words.against}
              options={OPPONENTS.map((value) => ({ value, words: words.opponents[value] }))}
              value={opponent}
              onChange={setOpponent}
            />
            {opponent === "bot" && <AgainstBot game={game} setUp={setUp} />}
            {opponent === "person" && <AgainstPerson game={game} setUp={setUp} />}
            {opponent === "friend" && <AgainstFriend game={game} setUp={setUp} />}
          </>
        )}
      </div>
    </SiteFrame>
  );
}

/** An address may ask for one: `/play/orcain?with=friend`. */
const asked = (): Opponent =>
  OPPONENTS.find((each) => each === new URLSearchParams(location.search).get("with")) ?? "bot";
