import { useEffect } from "react";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Button, ButtonLink } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { toast } from "../look/toasts.tsx";
import { ban } from "../me/ban.ts";
import { me, refreshMe, signOut } from "../me/me.ts";
import { useStore } from "../store/store.ts";
import { accountText } from "../text/account.ts";
import { momentOf } from "../text/moment.ts";
import { follow } from "../web/link.tsx";
import "./account.css";

const words = accountText.banned;

/** Stands instead of every page that needs the server: why the reader is not let in, until when, and what is left. */
export function BannedPage() {
  const barred = useStore(ban);
  const account = useStore(me);
  // Another page went from under the reader's hands.
  useEffect(() => document.querySelector<HTMLElement>("#page")?.focus({ preventScroll: true }), []);
  if (!barred) return null;
  const { reason, until } = barred;
  return (
    <SiteFrame title={words.title} width="narrow">
      <h1 className="visually-hidden">{words.title}</h1>
      <div role="alert" data-testid="banned">
        <EmptyState
          glyph="hourglass"
          title={until === null ? words.forGood : words.until(momentOf(until))}
          action={
            <div className="account__buttons">
              <Button kind="primary" onClick={() => void lookAgain()}>
                {account ? words.again : words.back}
              </Button>
              <ButtonLink href="/learn" onClick={(event) => follow(event, "/learn")}>
                {words.learn}
              </ButtonLink>
              {account?.kind === "named" && (
                <Button kind="quiet" onClick={() => void leave()}>
                  {words.signOut}
                </Button>
              )}
            </div>
          }
        >
          <q className="account__reason">{reason}</q>
          {words.words}
        </EmptyState>
      </div>
    </SiteFrame>
  );
}

/** Whoever has no account is nobody again, and may look round. */
async function lookAgain(): Promise<void> {
  if (me.get() === null) return ban.set(null);
  await refreshMe();
  if (ban.get()) toast({ tone: "warn", words: words.still });
}

async function leave(): Promise<void> {
  const answer = await signOut();
  if (answer.ok) ban.set(null);
  else toast({ tone: "bad", words: answer.refusal.words });
}
