import type { ReactNode } from "react";
import { navigate } from "../web/route.ts";
import { useKeys } from "../pieces/keys.ts";
import { findGame } from "../games/find-game.ts";
import { Button } from "../look/button.tsx";
import { text } from "../text/text.ts";

/** What to do after a match: the one brass button first, then what every match offers. */
export function EndButtons({
  game,
  replay,
  primary,
  again,
  leave,
  next,
  more,
  share,
}: {
  readonly game: string;
  /** The address of its replay. */
  readonly replay: string;
  readonly primary: ReactNode;
  /** Does the same again, with the key R. */
  again?: (() => void) | undefined;
  /** Called before one goes to play somebody else, or home: whoever looks at the replay has not left. */
  leave?: (() => void) | undefined;
  /** On to somebody else, with the key N; to choose whom, if not given. */
  next?: (() => void) | undefined;
  /** What only this kind of match offers. */
  readonly more?: ReactNode;
  share(): void;
}) {
  const words = text.table;
  const go = (to: string): void => {
    leave?.();
    navigate(to);
  };
  const choose = (): void => go(`/play/${game}`);
  useKeys({ r: again, n: next ?? choose }, "dialog");
  return (
    <>
      <div className="ending__buttons">
        {primary}
        {findGame(game)?.review && (
          <Button icon="rank" onClick={() => navigate(`${replay}?tab=analysis`)}>
            {words.analyse}
          </Button>
        )}
        <Button icon="play" onClick={() => navigate(replay)}>
          {words.replay}
        </Button>
      </div>
      <div className="ending__links">
        {more}
        <Button kind="quiet" keyHint={next ? undefined : "N"} onClick={choose}>
          {words.newOpponent}
        </Button>
        <Button kind="quiet" icon="share" onClick={share}>
          {words.share}
        </Button>
        <Button kind="quiet" onClick={() => go("/")}>
          {words.home}
        </Button>
      </div>
    </>
  );
}
