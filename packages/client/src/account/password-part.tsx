import { useRef, useState } from "react";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import { TextField } from "../look/text-field.tsx";
import { toast } from "../look/toasts.tsx";
import { accountText } from "../text/account.ts";
import { ask } from "../web/http.ts";
import { AccountForm } from "./account-form.tsx";
import { refusedAt } from "./refused-at.ts";

const words = accountText.changePassword;

/** Another password, for whoever knows the old one. */
export function PasswordPart({ changed }: { changed(this: void): void }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const done = (): void => {
    setOpen(false);
    opener.current?.focus();
    toast({ tone: "good", words: words.done });
    changed();
  };
  return (
    <Panel head={words.head} className="account__part">
      <p>{words.words}</p>
      <Button ref={opener} aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.open}
      </Button>
      {open && <ChangeForm done={done} />}
    </Panel>
  );
}

function ChangeForm({ done }: { done(this: void): void }) {
  const [password, setPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const send = () => ask<null>("POST", "/api/me/password", { password, newPassword });
  return (
    <AccountForm ask={send} done={done} button={words.button}>
      {(refusal) => (
        <>
          <TextField
            label={words.old}
            error={refusedAt(refusal, "oldPassword", "oldPassword")}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            required
          />
          <TextField
            label={accountText.newPassword}
            hint={accountText.passwordHint}
            error={refusedAt(refusal, "password", "oldPassword")}
            type="password"
            autoComplete="new-password"
            value={newPassword}
            onChange={setNewPassword}
            required
          />
        </>
      )}
    </AccountForm>
  );
}
