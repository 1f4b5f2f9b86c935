import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../web/idle.ts";
import { navigate } from "../web/route.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { usePhone } from "../web/use-media.ts";
import { startLocal } from "../kept/start-local.ts";
import { Button } from "../look/button.tsx";
import { firstGame } from "../games/first-game.ts";
import { GAMES } from "../games/list.ts";
import { useAccount } from "../me/use-account.ts";
import { text } from "../text/text.ts";
import { Link } from "../web/link.tsx";
import { CAMPAIGN } from "../game/campaign-row.ts";
import { GameTile } from "./game-tile.tsx";
import { GoOn } from "./go-on.tsx";
import { Leaders } from "./leaders.tsx";
import { OnNow } from "./on-now.tsx";
import { StillField } from "../game/still-field.tsx";
import "./home.css";

const LiveField = lazy(async () => ({ default: (await import("./live-field.tsx")).LiveField }));

/** Home: what this is, one button to a first move, and a match already moving. */
export function HomePage() {
  const game = firstGame();
  const { row: first } = game;
  const [idle, setIdle] = useState(false);
  const phone = usePhone();
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const account = useAccount();
  const words = text.home;
  return (
    <SiteFrame title={null} at="play">
      <div className="home">
        <div className="home__pitch">
          <h1>
            {words.title.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className="home__words">{phone ? words.pitchShort : words.pitch}</p>
          <div className="home__buttons">
            <Button
              kind="primary"
              size="lg"
              glyph="crossed-swords"
              data-testid="play-now"
              onClick={() => startLocal({ game: first.id })}
            >
              {words.play}
            </Button>
            <Button size="lg" icon="link" onClick={() => navigate(`/play/${first.id}?with=friend`)}>
              {phone ? words.inviteShort : words.invite}
            </Button>
          </div>
          <p className="home__note">{words.starts(first.name, first.gentle.name)}</p>
          {account?.renameAsked && (
            <Link href="/you" className="home__asked">
              {account.renameReason ? words.renameFor : words.renameAsked}
            </Link>
          )}
        </div>
        <div className="home__live">
          {idle ? (
            <Suspense fallback={<StillField row={first} />}>
              <LiveField />
            </Suspense>
          ) : (
            <StillField row={first} />
          )}
        </div>
        <section className="home__games" aria-label={words.games}>
          {GAMES.map(({ row }) => (
            <GameTile key={row.id} row={row} />
          ))}
          <GameTile row={CAMPAIGN} href="/campaign" />
        </section>
        <div className="home__more">
          <GoOn first={game} />
          <OnNow />
          <Leaders game={first.id} />
        </div>
      </div>
    </SiteFrame>
  );
}
