import type { Refusal } from "@holmgang/kernel";
import { useState } from "react";
import { Button } from "../look/button.tsx";
import { EMBLEMS } from "../look/emblem.ts";
import type { AvatarId } from "../look/emblem.ts";
import { Panel } from "../look/panel.tsx";
import { Shield } from "../look/shield.tsx";
import { TextField } from "../look/text-field.tsx";
import { toast } from "../look/toasts.tsx";
import { accountText } from "../text/account.ts";
import { changeMe } from "../me/me.ts";
import type { Me } from "../me/me.ts";
import { refusedAt } from "./refused-at.ts";

const words = accountText;
const AVATARS = Object.keys(EMBLEMS) as AvatarId[]; // the keys of a literal

/** How others see the reader: a name and a shield. */
export function ProfilePart({ account }: { readonly account: Me }) {
  return (
    <Panel head={words.profile.head} className="account__part">
      <Avatars chosen={account.avatar} />
      {account.kind !== "guest" && <Rename account={account} />}
    </Panel>
  );
}

function Avatars({ chosen }: { readonly chosen: string }) {
  const choose = async (avatar: AvatarId): Promise<void> => {
    const answer = await changeMe({ avatar });
    if (!answer.ok) toast({ tone: "bad", words: answer.refusal.words });
  };
  return (
    <fieldset className="avatars">
      <legend>{words.profile.shield}</legend>
      {AVATARS.map((avatar) => (
        <label key={avatar} className="avatars__one focus-host">
          <input
            type="radio"
            name="avatar"
            checked={avatar === chosen}
            onChange={() => void choose(avatar)}
          />
          <Shield seat={0} emblem={EMBLEMS[avatar]} size={52} />
          {words.profile.avatars[avatar]}
        </label>
      ))}
    </fieldset>
  );
}

function Rename({ account }: { readonly account: Me }) {
  const [nickname, setNickname] = useState(account.nickname);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const unchanged = nickname.trim() === account.nickname;
  const send = async (): Promise<void> => {
    const answer = await changeMe({ nickname });
    setRefusal(answer.ok ? null : answer.refusal);
    if (answer.ok) toast({ tone: "good", words: words.profile.renamed });
  };
  return (
    <form
      className="account__line"
      onSubmit={(event) => {
        event.preventDefault();
        if (!unchanged) void send();
      }}
    >
      <TextField
        label={words.nickname}
        hint={words.nicknameHint}
        error={refusedAt(refusal, "nickname", "nickname")}
        autoComplete="nickname"
        value={nickname}
        onChange={setNickname}
      />
      <Button type="submit" missing={unchanged}>
        {words.profile.rename}
      </Button>
    </form>
  );
}
