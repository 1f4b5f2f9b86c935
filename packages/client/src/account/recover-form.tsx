import type { Refusal } from "@holmgang/kernel";
import { useState } from "react";
import { Button } from "../look/button.tsx";
import { TextField } from "../look/text-field.tsx";
import { accountText } from "../text/account.ts";
import { recover } from "../me/me.ts";
import type { Kept } from "../me/me.ts";
import { refusedAt } from "./refused-at.ts";

const words = accountText;

/** A new password for whoever kept the code. The code is used up, and another one told. */
export function RecoverForm({ done }: { done(this: void, kept: Kept): void }) {
  const [nickname, setNickname] = useState("");
  const [recoveryCode, setCode] = useState("");
  const [password, setPassword] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await recover({ nickname, recoveryCode, password });
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
      <p>{words.signIn.codeWords}</p>
      <TextField
        label={words.nickname}
        error={refusedAt(refusal, "nickname", "recoveryCode")}
        autoComplete="username"
        value={nickname}
        onChange={setNickname}
        required
      />
      <TextField
        label={words.signIn.code}
        error={refusedAt(refusal, "recoveryCode", "recoveryCode")}
        autoComplete="off"
        value={recoveryCode}
        onChange={setCode}
        required
      />
      <TextField
        label={words.newPassword}
        hint={words.passwordHint}
        error={refusedAt(refusal, "password", "recoveryCode")}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        required
      />
      <Button kind="primary" type="submit" missing={busy}>
        {words.signIn.recover}
      </Button>
    </form>
  );
}
