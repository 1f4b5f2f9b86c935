import { copyText } from "../web/copy-text.ts";
import { saveFile } from "../web/save-file.ts";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { accountText } from "../text/account.ts";
import type { Kept } from "../me/me.ts";
import "./account.css";

const words = accountText.code;

/** The code that brings an account back, shown this once. */
export function RecoveryCode({ kept, done }: { readonly kept: Kept; done(this: void): void }) {
  const { account, recoveryCode } = kept;
  return (
    <Dialog
      open
      title={words.title}
      // Only the button says that it was kept.
      onClose={() => {}}
      actions={
        <Button kind="primary" onClick={done} data-testid="code-kept">
          {words.done}
        </Button>
      }
    >
      <p>{words.words}</p>
      <p className="account__code num" data-testid="recovery-code">
        <span className="visually-hidden">{words.label}: </span>
        {recoveryCode}
      </p>
      <div className="account__buttons">
        <Button icon="copy" onClick={() => void copyText(recoveryCode)}>
          {words.copy}
        </Button>
        <Button
          icon="download"
          onClick={() =>
            saveFile(words.fileName, "text/plain", words.file(account.nickname, recoveryCode))
          }
        >
          {words.download}
        </Button>
      </div>
    </Dialog>
  );
}
