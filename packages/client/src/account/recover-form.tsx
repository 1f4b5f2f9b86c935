import { useState } from "react";
import { TextField } from "../look/text-field.tsx";
import { accountText } from "../text/account.ts";
import { recover } from "../me/me.ts";
import type { Kept } from "../me/me.ts";
import { AccountForm } from "./account-form.tsx";
import { refusedAt } from "./refused-at.ts";

const words = accountText;

/** A new password for whoever kept the code. The code is used up, and another one told. */
export function RecoverForm({ done }: { done(this: void, kept: Kept): void }) {
  const [nickname, setNickname] = useState("");
  const [recoveryCode, setCode] = useState("");
  const [password, setPassword] = useState("");
  const ask = () => recover({ nickname, recoveryCode, password });
  return (
    <AccountForm ask={ask} done={done} button={words.signIn.recover}>
      {(refusal) => (
        <>
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
        </>
      )}
    </AccountForm>
  );
}
