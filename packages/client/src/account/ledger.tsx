import { Link } from "../web/link.tsx";
import { Trouble } from "../frame/trouble.tsx";
import { Waiting } from "../frame/waiting.tsx";
import { Button } from "../look/button.tsx";
import { Delta } from "../look/delta.tsx";
import { usePages } from "../web/use-pages.ts";
import { momentOf } from "../text/moment.ts";
import { accountText } from "../text/account.ts";
import { text } from "../text/text.ts";

const words = accountText.tokens;

interface LedgerPage {
  readonly entries: readonly {
    readonly id: string;
    readonly kind: keyof typeof words.kinds;
    readonly matchId: string | null;
    readonly amount: number;
    /** Milliseconds since 1970. */
    readonly at: number;
  }[];
  readonly before: string | null;
}

/** Every token that came or went, the newest first. */
export function Ledger() {
  const { pages, refusal, more } = usePages<LedgerPage>((before) =>
    before === null ? "/api/me/ledger" : `/api/me/ledger?before=${before}`,
  );
  const entries = pages?.flatMap((page) => page.entries) ?? [];
  if (refusal) return <Trouble refusal={refusal} />;
  if (!pages) return <Waiting />;
  return (
    <>
      <ol className="ledger" aria-label={words.ledger}>
        {entries.map(({ id, kind, matchId, amount, at }) => (
          <li key={id}>
            <Delta value={amount} />
            <span>{words.kinds[kind]}</span>
            {matchId !== null && (
              <Link href={`/replay/${encodeURIComponent(matchId)}`}>{words.match}</Link>
            )}
            <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
          </li>
        ))}
      </ol>
      {entries.length === 0 && <p>{words.empty}</p>}
      {more && <Button onClick={more}>{text.site.more}</Button>}
    </>
  );
}
