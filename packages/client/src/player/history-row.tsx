import { rival } from "@holmgang/kernel";
import { Link } from "../web/link.tsx";
import { useKnownAs } from "../bots/known-as.ts";
import { gameName } from "../games/find-game.ts";
import { Delta } from "../look/delta.tsx";
import { emblemOf } from "../look/emblem.ts";
import { Icon } from "../look/icon.tsx";
import { Shield } from "../look/shield.tsx";
import { ago, momentOf } from "../text/moment.ts";
import { playerText } from "../text/player.ts";
import { text } from "../text/text.ts";
import { ratingChange } from "./past-matches.ts";
import type { PastMatch } from "./past-matches.ts";

const words = playerText.history;

/** One match: against whom, how it ended, what it changed. All of it leads to the replay. */
export function HistoryRow({ match }: { readonly match: PastMatch }) {
  const seat = rival(match.seat);
  const { name, avatar } = useKnownAs(match.game, match.players[seat]);
  const change = ratingChange(match);
  return (
    <li className="history__row">
      <Shield seat={seat} emblem={emblemOf(avatar)} size={40} />
      <div className="history__who">
        <Link
          href={`/replay/${encodeURIComponent(match.id)}`}
          className="history__link"
          aria-label={words.replay(name)}
        >
          {words.against(name)}
        </Link>
        <p>{termsOf(match)}</p>
      </div>
      <span className={`history__result history__result--${match.result}`}>
        {words.results[match.result]}
      </span>
      <span className="history__change">{change !== null && <Delta value={change} arrow />}</span>
      <time dateTime={new Date(match.endedAt).toISOString()} title={momentOf(match.endedAt)}>
        {ago(match.endedAt)}
      </time>
      <Icon name="next" size={18} />
    </li>
  );
}

const termsOf = ({ game, mode, rated }: PastMatch): string =>
  [
    gameName(game),
    ...(mode === null ? [] : [text.games.pace(mode)]),
    rated ? words.isRated : words.friendly,
  ].join(" · ");
