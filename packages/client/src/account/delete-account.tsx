import { useState } from "react";
import { navigate } from "../web/route.ts";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { TextField } from "../look/text-field.tsx";
import { toast } from "../look/toasts.tsx";
import { accountText } from "../text/account.ts";
import { deleteMe } from "../me/me.ts";
import type { Me } from "../me/me.ts";

const words = accountText.leave;

/** Asks twice: the name has to be typed. */
export function DeleteAccount({
  account: { nickname },
  close,
}: {
  readonly account: Me;
  close(this: void): void;
}) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const meant = typed.trim() === nickname;
  const go = async (): Promise<void> => {
    const answer = await deleteMe();
    if (!answer.ok) return setError(answer.refusal.words);
    toast({ tone: "good", words: words.deleted });
    navigate("/");
  };
  return (
    <Dialog
      open
      title={words.deleteTitle}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.keep}</Button>
          <Button kind="danger" icon="trash" missing={!meant} onClick={() => void go()}>
            {words.deleteYes}
          </Button>
        </>
      }
    >
      <p className="account__warning">{words.deleteWords}</p>
      <TextField
        label={words.typeName(nickname)}
        error={error}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
    </Dialog>
  );
}
