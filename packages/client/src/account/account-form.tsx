import type { Refusal, Result } from "@holmgang/kernel";
import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../look/button.tsx";

/** Fields that are sent together; each is told what was refused. */
export function AccountForm<T>({
  ask,
  done,
  button,
  children,
}: {
  ask(this: void): Promise<Result<T>>;
  done(this: void, value: T): void;
  readonly button: string;
  children(this: void, refusal: Refusal | null): ReactNode;
}) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask();
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
      {children(refusal)}
      <Button kind="primary" type="submit" missing={busy}>
        {button}
      </Button>
    </form>
  );
}
