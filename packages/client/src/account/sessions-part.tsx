import { useRef, useState } from "react";
import { Trouble } from "../frame/trouble.tsx";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { Panel } from "../look/panel.tsx";
import { toast } from "../look/toasts.tsx";
import type { Me } from "../me/me.ts";
import { accountText } from "../text/account.ts";
import { ago, momentOf } from "../text/moment.ts";
import { ask } from "../web/http.ts";
import { useAnswer } from "../web/use-answer.ts";
import { SignOut } from "./sign-out.tsx";

const words = accountText.sessions;

/** A session, as the server tells its owner. Times are milliseconds since 1970. */
interface Session {
  readonly id: string;
  readonly kind: "browser" | "bot";
  readonly createdAt: number;
  readonly usedAt: number;
  readonly isThis: boolean;
}

/** Wherever the reader is signed in, and how to end it. */
export function SessionsPart({ account }: { readonly account: Me }) {
  const { value, refusal, again } = useAnswer<readonly Session[]>("/api/me/sessions");
  const [asked, setAsked] = useState<Session | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const end = async ({ id }: Session): Promise<void> => {
    setAsked(null);
    const answer = await ask("DELETE", `/api/me/sessions/${id}`);
    if (answer.ok) toast({ tone: "good", words: words.ended });
    else toast({ tone: "bad", words: answer.refusal.words });
    await again();
    // The button that was pressed is gone.
    list.current?.focus();
  };
  return (
    <Panel head={words.head} className="account__part">
      {refusal && <Trouble refusal={refusal} again={again} />}
      <ul ref={list} className="local-matches" aria-label={words.head} tabIndex={-1}>
        {value?.map((session) => (
          <li key={session.id} data-testid="session">
            <div className="local-matches__what">
              <b>{session.isThis ? words.here : words.kinds[session.kind]}</b>
              <p>{words.times(momentOf(session.createdAt), ago(session.usedAt))}</p>
            </div>
            {session.isThis ? (
              <SignOut account={account} words={words.endHere} size="sm" />
            ) : (
              <Button
                size="sm"
                aria-label={words.endOf(words.kinds[session.kind], momentOf(session.createdAt))}
                onClick={() => setAsked(session)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <Question session={asked} close={() => setAsked(null)} end={end} />}
    </Panel>
  );
}

function Question({
  session,
  close,
  end,
}: {
  readonly session: Session;
  close(this: void): void;
  end(this: void, session: Session): Promise<void>;
}) {
  return (
    <Dialog
      open
      title={words.endTitle}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.keep}</Button>
          <Button kind="danger" onClick={() => void end(session)}>
            {words.endYes}
          </Button>
        </>
      }
    >
      <p>{session.kind === "bot" ? words.endBot : words.endBrowser}</p>
    </Dialog>
  );
}
