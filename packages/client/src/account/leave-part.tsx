import { useState } from "react";
import { follow } from "../web/link.tsx";
import { Button, ButtonLink } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import { accountText } from "../text/account.ts";
import { DeleteAccount } from "./delete-account.tsx";
import type { Me } from "../me/me.ts";
import { SignOut } from "./sign-out.tsx";

const words = accountText.leave;

/** What the reader can do about the account as a whole. */
export function LeavePart({ account }: { readonly account: Me }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Panel head={words.head} className="account__part">
      <div className="account__buttons">
        <ButtonLink href="/settings" icon="gear" onClick={(event) => follow(event, "/settings")}>
          {words.settings}
        </ButtonLink>
        <ButtonLink href="/api/me/export" icon="download" download title={words.exportHint}>
          {words.export}
        </ButtonLink>
        {account.isAdmin && <ButtonLink href="/admin">{words.admin}</ButtonLink>}
        <SignOut account={account} />
        <Button kind="danger" icon="trash" onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
      </div>
      {deleting && <DeleteAccount account={account} close={() => setDeleting(false)} />}
    </Panel>
  );
}
