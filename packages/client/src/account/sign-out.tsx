import { useState } from "react";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { toast } from "../look/toasts.tsx";
import { signOut } from "../me/me.ts";
import type { Me } from "../me/me.ts";
import { unfinished } from "../me/unfinished.ts";
import { useStore } from "../store/store.ts";
import { accountText } from "../text/account.ts";
import { navigate } from "../web/route.ts";

const words = accountText.leave;

/** Leaves; asks first where something would be lost. */
export function SignOut({
  account,
  words: label = words.signOut,
  size,
}: {
  readonly account: Me;
  /** Where there is another one on the page, so that they can be told apart. */
  readonly words?: string;
  readonly size?: "sm" | undefined;
}) {
  const [asked, setAsked] = useState(false);
  const leave = async (): Promise<void> => {
    setAsked(false);
    const answer = await signOut();
    if (!answer.ok) return void toast({ tone: "bad", words: answer.refusal.words });
    toast({ tone: "good", words: words.signedOut });
    navigate("/");
  };
  const isGuest = account.kind === "guest";
  const inMatch = useStore(unfinished).length > 0;
  return (
    <>
      <Button size={size} onClick={() => (isGuest || inMatch ? setAsked(true) : void leave())}>
        {label}
      </Button>
      <Dialog
        open={asked}
        title={inMatch ? words.inMatchTitle : words.guestTitle}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{words.keep}</Button>
            <Button kind="danger" onClick={() => void leave()}>
              {words.leaveGuest}
            </Button>
          </>
        }
      >
        {inMatch && <p>{words.inMatchSignOut}</p>}
        {isGuest && <p>{words.guestSignOut}</p>}
      </Dialog>
    </>
  );
}
