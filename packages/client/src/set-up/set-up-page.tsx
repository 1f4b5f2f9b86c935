import { useEffect, useState } from "react";
import { Link } from "../web/link.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { findGame, gameName } from "../games/find-game.ts";
import { Segmented } from "../look/segmented.tsx";
import { text } from "../text/text.ts";
import { AgainstBot } from "./against-bot.tsx";
import { AgainstFriend } from "./against-friend.tsx";
import { AgainstPerson } from "./against-person.tsx";
import { loadSetUp } from "./catalogue.ts";
import type { GameSetUp } from "./catalogue.ts";
import "./set-up.css";

const OPPONENTS = ["bot", "person", "friend"] as const;
type Opponent = (typeof OPPONENTS)[number];

/** Who to play, at which pace, by which numbers. */
export function SetUpPage({ game: id }: { readonly game: string }) {
  const [setUp, setSetUp] = useState<GameSetUp | null>(null);
  const [opponent, setOpponent] = useState<Opponent>(asked);
  const game = findGame(id);
  const title = text.setUp.title(gameName(id));
  useEffect(() => {
    void loadSetUp(id).then(setSetUp);
  }, [id]);
  const words = text.setUp;
  return (
    <SiteFrame title={title} at="play">
      <div className="set-up" data-waiting={(game && !setUp) || undefined}>
        <h1>{title}</h1>
        {!game && <p>{words.coming}</p>}
        {setUp && (
          <>
            <p className="set-up__links">
              {game?.lesson && <Link href={`/learn/${id}`}>{words.learn}</Link>}
              <Link href={`/rules/${id}`}>{words.rules}</Link>
            </p>
            <Segmented
              wide
              label={words.against}
              options={OPPONENTS.map((value) => ({ value, words: words.opponents[value] }))}
              value={opponent}
              onChange={setOpponent}
            />
            {opponent === "bot" && <AgainstBot game={id} setUp={setUp} />}
            {opponent === "person" && <AgainstPerson game={id} setUp={setUp} />}
            {opponent === "friend" && <AgainstFriend game={id} setUp={setUp} />}
          </>
        )}
      </div>
    </SiteFrame>
  );
}

/** An address may ask for one: `/play/<game>?with=friend`. */
const asked = (): Opponent =>
  OPPONENTS.find((each) => each === new URLSearchParams(location.search).get("with")) ?? "bot";
