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

/** Asks twice: the password has to be given, or by whoever has none the name typed. */
export function DeleteAccount({
  account: { nickname, kind },
  close,
}: {
  readonly account: Me;
  close(this: void): void;
}) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const hasPassword = kind === "named";
  const meant = hasPassword ? typed !== "" : typed.trim() === nickname;
  const go = async (): Promise<void> => {
    const answer = await deleteMe(hasPassword ? typed : undefined);
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
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (meant) void go();
        }}
      >
        <TextField
          label={hasPassword ? words.proveIt : words.typeName(nickname)}
          error={error}
          type={hasPassword ? "password" : "text"}
          autoComplete={hasPassword ? "current-password" : "off"}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}
