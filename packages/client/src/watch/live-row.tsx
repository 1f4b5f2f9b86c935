import type { Seat } from "@holmgang/kernel";
import { Link } from "../web/link.tsx";
import { useKnownAs } from "../bots/known-as.ts";
import { gameName } from "../games/find-game.ts";
import { emblemOf } from "../look/emblem.ts";
import { Icon } from "../look/icon.tsx";
import { Shield } from "../look/shield.tsx";
import { ago } from "../text/moment.ts";
import { text } from "../text/text.ts";
import type { LiveMatch } from "./live-match.ts";

const words = text.watch;

/** A match to watch: who sits there, what they play, since when. */
export function LiveRow({ match }: { readonly match: LiveMatch }) {
  const first = useKnownAs(match.game, match.players[0]).name;
  const second = useKnownAs(match.game, match.players[1]).name;
  return (
    <li className="live-row panel">
      <Sitter match={match} seat={0} />
      <span className="live-row__against" aria-hidden="true">
        –
      </span>
      <Sitter match={match} seat={1} />
      <p className="live-row__terms">
        <b>{gameName(match.game)}</b>
        <span>
          {[
            ...(match.mode === null ? [] : [text.games.pace(match.mode)]),
            match.rated ? words.rated : words.friendly,
            words.began(ago(match.openedAt ?? match.foundAt)),
          ].join(" · ")}
        </span>
      </p>
      <Link
        href={`/match/${encodeURIComponent(match.id)}`}
        className="live-row__link"
        aria-label={words.watchMatch(first, second)}
      >
        <Icon name="eye" size={18} />
        {words.link}
      </Link>
    </li>
  );
}

function Sitter({ match, seat }: { readonly match: LiveMatch; readonly seat: Seat }) {
  const { kind, rating } = match.players[seat];
  const { name, avatar } = useKnownAs(match.game, match.players[seat]);
  return (
    <span className={`live-row__sitter live-row__sitter--${seat}`}>
      <Shield seat={seat} emblem={emblemOf(avatar)} size={40} />
      <span>
        <b>{name}</b>
        <small className="num">{rating ?? (kind === "bot" ? words.bot : "")}</small>
      </span>
    </span>
  );
}
