import { useState } from "react";
import type { Refusal } from "@holmgang/kernel";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import { TextField } from "../look/text-field.tsx";
import { accountText } from "../text/account.ts";
import { claim } from "../me/me.ts";
import type { Kept, Me } from "../me/me.ts";
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
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await claim(nickname, password);
    setBusy(false);
    setRefusal(answer.ok ? null : answer.refusal);
    if (!answer.ok) return;
    void import("../decks/send-decks-up.ts").then(({ sendDecksUp }) => sendDecksUp());
    keep(answer.value);
  };
  return (
    <Panel engraved head={words.claim.head} className="account__part">
      <p>{words.claim.words}</p>
      <form
        className="account__form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
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
        <Button kind="primary" type="submit" missing={busy}>
          {words.claim.button}
        </Button>
      </form>
    </Panel>
  );
}
