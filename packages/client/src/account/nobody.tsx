import { useState } from "react";
import { follow } from "../web/link.tsx";
import { Button, ButtonLink } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { toast } from "../look/toasts.tsx";
import { accountText } from "../text/account.ts";
import { text } from "../text/text.ts";
import { ban } from "../me/ban.ts";
import { becomeSomebody } from "../me/me.ts";

const words = accountText.nobody;

/** For readers without an account: how to get one. */
export function Nobody() {
  return (
    <EmptyState
      glyph="wolf-head"
      title={words.title}
      action={
        <div className="account__buttons">
          <GuestButton words={words.guest} primary />
          <ButtonLink href="/sign-in" onClick={(event) => follow(event, "/sign-in")}>
            {words.signIn}
          </ButtonLink>
        </div>
      }
    >
      {words.words}
    </EmptyState>
  );
}

/** Sits the reader down as a guest. */
export function GuestButton({
  words: label,
  primary = false,
  after,
}: {
  readonly words: string;
  readonly primary?: boolean;
  after?(this: void): void;
}) {
  const [busy, setBusy] = useState(false);
  const sit = async (): Promise<void> => {
    setBusy(true);
    const ok = await becomeSomebody();
    setBusy(false);
    if (ok) after?.();
    else if (!ban.get()) toast({ tone: "bad", words: text.table.notDone });
  };
  return (
    <Button kind={primary ? "primary" : "secondary"} missing={busy} onClick={() => void sit()}>
      {label}
    </Button>
  );
}
