import { Button } from "../look/button.tsx";
import { toast } from "../look/toasts.tsx";
import type { Sitter } from "../match/feed.ts";
import { ask } from "../web/http.ts";
import { text } from "../text/text.ts";

/** What one can do about the other player: never meet them again, or tell whoever runs the server. */
export function RivalActions({
  match,
  rival,
  done,
}: {
  readonly match: string;
  readonly rival: Sitter;
  done(): void;
}) {
  const words = text.table;
  const tell = async (request: Promise<{ readonly ok: boolean }>, said: string): Promise<void> => {
    const { ok } = await request;
    toast(ok ? { tone: "good", words: said } : { tone: "bad", words: words.notDone });
    done();
  };
  if (rival.account === null) return <p>{words.rivalIsBot}</p>;
  const { account } = rival;
  return (
    <div className="table-menu">
      <p>{words.muteWords}</p>
      <Button
        icon="lock"
        onClick={() =>
          void tell(ask("PUT", `/api/me/blocks/${account}`), words.blocked(rival.name))
        }
      >
        {words.muteRival}
      </Button>
      <Button
        kind="danger"
        icon="flag"
        onClick={() => void tell(ask("POST", "/api/reports", { match, account }), words.reported)}
      >
        {words.report}
      </Button>
    </div>
  );
}
