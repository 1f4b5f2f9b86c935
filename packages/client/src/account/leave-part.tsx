import { useState } from "react";
import { follow } from "../web/link.tsx";
import { navigate } from "../web/route.ts";
import { Button, ButtonLink } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { Panel } from "../look/panel.tsx";
import { toast } from "../look/toasts.tsx";
import { accountText } from "../text/account.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { signOut } from "../me/me.ts";
import type { Me } from "../me/me.ts";
import { unfinished } from "../me/unfinished.ts";
import { useStore } from "../store/store.ts";

const words = accountText.leave;

/** What the reader can do about the account as a whole. */
export function LeavePart({ account }: { readonly account: Me }) {
  const [asked, setAsked] = useState<"sign-out" | "delete" | null>(null);
  const leave = async (): Promise<void> => {
    setAsked(null);
    const answer = await signOut();
    if (!answer.ok) return void toast({ tone: "bad", words: answer.refusal.words });
    toast({ tone: "good", words: words.signedOut });
    navigate("/");
  };
  const isGuest = account.kind === "guest";
  const inMatch = useStore(unfinished).length > 0;
  return (
    <Panel head={words.head} className="account__part">
      <div className="account__buttons">
        <ButtonLink href="/settings" icon="gear" onClick={(event) => follow(event, "/settings")}>
          {words.settings}
        </ButtonLink>
        <ButtonLink href="/api/me/export" icon="download" download title={words.exportHint}>
          {words.export}
        </ButtonLink>
        {account.isAdmin && <ButtonLink href="/admin">{words.admin}</ButtonLink>}
        <Button onClick={() => (isGuest || inMatch ? setAsked("sign-out") : void leave())}>
          {words.signOut}
        </Button>
        <Button kind="danger" icon="trash" onClick={() => setAsked("delete")}>
          {words.delete}
        </Button>
      </div>
      <Dialog
        open={asked === "sign-out"}
        title={inMatch ? words.inMatchTitle : words.guestTitle}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{words.keep}</Button>
            <Button kind="danger" onClick={() => void leave()}>
              {words.leaveGuest}
            </Button>
          </>
        }
      >
        {inMatch && <p>{words.inMatchSignOut}</p>}
        {isGuest && <p>{words.guestSignOut}</p>}
      </Dialog>
      {asked === "delete" && <DeleteAccount account={account} close={() => setAsked(null)} />}
    </Panel>
  );
}
