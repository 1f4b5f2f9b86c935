import { useState } from "react";
import { Trouble } from "../frame/trouble.tsx";
import { Waiting } from "../frame/waiting.tsx";
import { PLAYABLE } from "../games/find-game.ts";
import type { PursePage } from "../gold/purse-page.ts";
import { useEconomy } from "../gold/use-economy.ts";
import { Button, ButtonLink } from "../look/button.tsx";
import { Delta } from "../look/delta.tsx";
import { Glyph } from "../look/glyph.tsx";
import { Panel } from "../look/panel.tsx";
import type { Me } from "../me/me.ts";
import { goldText } from "../text/gold.ts";
import { momentOf } from "../text/moment.ts";
import { text } from "../text/text.ts";
import { follow, Link } from "../web/link.tsx";
import { usePages } from "../web/use-pages.ts";

const words = goldText;

/** Gold is the same wherever it was earned; the first game that has any shows it. */
const gameWithGold = PLAYABLE.find(({ economy }) => economy)?.row.id ?? "";

/** What the reader has earned, where it came from and what it went into. */
export function GoldPart({ account: { gold = 0 } }: { readonly account: Me }) {
  const [open, setOpen] = useState(false);
  const shop = `/shop/${gameWithGold}`;
  return (
    <Panel head={words.head} className="account__part">
      <p className="purse num" id="gold">
        <Glyph name="two-coins" size={44} />
        <b>{words.amount(gold)}</b>
      </p>
      <p>{words.why}</p>
      <ButtonLink glyph="two-coins" href={shop} onClick={(event) => follow(event, shop)}>
        {words.toShop}
      </ButtonLink>
      {open ? (
        <History key={gold} />
      ) : (
        <Button icon="list" onClick={() => setOpen(true)}>
          {words.history.show}
        </Button>
      )}
    </Panel>
  );
}

function History() {
  const face = useEconomy(gameWithGold);
  const { pages, refusal, more } = usePages<PursePage>((before) =>
    before === null ? "/api/me/purse" : `/api/me/purse?before=${before}`,
  );
  if (refusal) return <Trouble refusal={refusal} />;
  if (!pages || !face) return <Waiting />;
  const entries = pages.flatMap((page) => page.entries);
  const nameOf = (ware: string): string =>
    face.economy.wares.find(({ id }) => id === ware)?.name ?? ware;
  return (
    <>
      <ol className="ledger" aria-label={words.history.list}>
        {entries.map(({ id, amount, at, match, ware }) => (
          <li key={id}>
            <Delta value={amount} />
            <span>
              {ware !== null
                ? words.history.bought(nameOf(ware))
                : match
                  ? words.history.earned(match.worth.earned)
                  : words.history.left}
            </span>
            {match && (
              <Link href={`/replay/${encodeURIComponent(match.id)}`}>{words.history.match}</Link>
            )}
            <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
          </li>
        ))}
      </ol>
      {entries.length === 0 && <p>{words.history.empty}</p>}
      {more && <Button onClick={more}>{text.site.more}</Button>}
    </>
  );
}
