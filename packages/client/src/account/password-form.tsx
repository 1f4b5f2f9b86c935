import type { Refusal } from "@holmgang/kernel";
import { useState } from "react";
import { Button } from "../look/button.tsx";
import { TextField } from "../look/text-field.tsx";
import { accountText } from "../text/account.ts";
import { signIn } from "../me/me.ts";
import type { Me } from "../me/me.ts";
import { refusedAt } from "./refused-at.ts";

const words = accountText;

/** A name and its password. */
export function PasswordForm({ done }: { done(this: void, account: Me): void }) {
  const [nickname, setNickname] = useState("");
  const [password, setPassword] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await signIn(nickname, password);
    setBusy(false);
    setRefusal(answer.ok ? null : answer.refusal);
    if (answer.ok) done(answer.value);
  };
  return (
    <form
      className="account__form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={words.nickname}
        error={refusedAt(refusal, "nickname", "password")}
        autoComplete="username"
        value={nickname}
        onChange={setNickname}
        required
      />
      <TextField
        label={words.password}
        error={refusedAt(refusal, "password", "password")}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        required
      />
      <Button kind="primary" type="submit" missing={busy}>
        {words.signIn.button}
      </Button>
    </form>
  );
}
