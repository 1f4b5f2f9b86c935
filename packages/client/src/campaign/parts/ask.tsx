import { Button } from "../../look/button.tsx";
import { Dialog } from "../../look/dialog.tsx";
import { campaignText } from "../text.ts";

/** One clear question before something that cannot be undone. */
export const Ask = ({
  words,
  open,
  close,
  yes,
}: {
  readonly words: { readonly title: string; readonly words: string; readonly yes: string };
  readonly open: boolean;
  close(): void;
  yes(): void;
}) => (
  <Dialog
    open={open}
    title={words.title}
    onClose={close}
    actions={
      <>
        <Button onClick={close}>{campaignText.no}</Button>
        <Button
          kind="primary"
          data-testid="yes"
          onClick={() => {
            close();
            yes();
          }}
        >
          {words.yes}
        </Button>
      </>
    }
  >
    <p>{words.words}</p>
  </Dialog>
);
