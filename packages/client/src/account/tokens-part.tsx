import { useState } from "react";
import { Button } from "../look/button.tsx";
import { Glyph } from "../look/glyph.tsx";
import { Panel } from "../look/panel.tsx";
import { toast } from "../look/toasts.tsx";
import { momentOf } from "../text/moment.ts";
import { accountText } from "../text/account.ts";
import { Ledger } from "./ledger.tsx";
import { topUp } from "../me/me.ts";
import type { Me } from "../me/me.ts";

const words = accountText.tokens;

/** What the reader has to stake, and where it came from. */
export function TokensPart({ account }: { readonly account: Me }) {
  const [open, setOpen] = useState(false);
  const { tokens } = account;
  return (
    <Panel head={words.head} className="account__part">
      <p className="purse num" id="tokens">
        <Glyph name="crown-coin" size={44} />
        <b>{tokens}</b> {words.have(tokens)}
      </p>
      <p>{words.words}</p>
      {tokens === 0 && <TopUp at={account.topUpAt ?? 0} />}
      {open ? (
        // A change of the purse is a new line in the book.
        <Ledger key={tokens} />
      ) : (
        <Button icon="list" onClick={() => setOpen(true)}>
          {words.showLedger}
        </Button>
      )}
    </Panel>
  );
}

function TopUp({ at }: { readonly at: number }) {
  const take = async (): Promise<void> => {
    const answer = await topUp();
    if (!answer.ok) toast({ tone: "warn", words: answer.refusal.words });
  };
  if (at > Date.now()) return <p>{words.topUpAt(momentOf(at))}</p>;
  return (
    <div className="account__top-up">
      <p>{words.topUpHint}</p>
      <Button icon="plus" onClick={() => void take()}>
        {words.topUp}
      </Button>
    </div>
  );
}
