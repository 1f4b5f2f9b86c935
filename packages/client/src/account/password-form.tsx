import { useState } from "react";
import { TextField } from "../look/text-field.tsx";
import { accountText } from "../text/account.ts";
import { signIn } from "../me/me.ts";
import type { Me } from "../me/me.ts";
import { AccountForm } from "./account-form.tsx";
import { refusedAt } from "./refused-at.ts";

const words = accountText;

/** A name and its password. */
export function PasswordForm({ done }: { done(this: void, account: Me): void }) {
  const [nickname, setNickname] = useState("");
  const [password, setPassword] = useState("");
  return (
    <AccountForm ask={() => signIn(nickname, password)} done={done} button={words.signIn.button}>
      {(refusal) => (
        <>
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
        </>
      )}
    </AccountForm>
  );
}
