import { useState } from "react";
import { Panel } from "../look/panel.tsx";
import { TextField } from "../look/text-field.tsx";
import { accountText } from "../text/account.ts";
import { claim } from "../me/me.ts";
import type { Kept, Me } from "../me/me.ts";
import { AccountForm } from "./account-form.tsx";
import { refusedAt } from "./refused-at.ts";

const words = accountText;

/** Makes a guest somebody who can come back. */
export function ClaimForm({
  guest,
  keep,
}: {
  readonly guest: Me;
  /** Is given the code that is told only now. */
  keep(this: void, kept: Kept): void;
}) {
  const [nickname, setNickname] = useState(guest.nickname);
  const [password, setPassword] = useState("");
  const done = (kept: Kept): void => {
    void import("../decks/send-decks-up.ts").then(({ sendDecksUp }) => sendDecksUp());
    keep(kept);
  };
  return (
    <Panel engraved head={words.claim.head} className="account__part">
      <p>{words.claim.words}</p>
      <AccountForm ask={() => claim(nickname, password)} done={done} button={words.claim.button}>
        {(refusal) => (
          <>
            <TextField
              label={words.nickname}
              hint={words.nicknameHint}
              error={refusedAt(refusal, "nickname", "password")}
              autoComplete="username"
              value={nickname}
              onChange={setNickname}
              required
            />
            <TextField
              label={words.password}
              hint={words.passwordHint}
              error={refusedAt(refusal, "password", "password")}
              type="password"
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
              required
            />
          </>
        )}
      </AccountForm>
    </Panel>
  );
}
