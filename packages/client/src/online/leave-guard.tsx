import { useEffect, useState } from "react";
import { unfinished } from "../me/unfinished.ts";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { toast } from "../look/toasts.tsx";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import { guardPlace } from "../web/route.ts";
import { noteLeft } from "./left-match.ts";
import { isPlaying } from "./online-match.ts";
import type { OnlineMatch } from "./online-match.ts";

/**
 * While one plays, leaving is asked about: for another page of ours in our own words, for another site by the browser
 * in its own, so what that costs is said when one sits down.
 */
export function LeaveGuard({
  match,
  leaving,
}: {
  readonly match: OnlineMatch;
  /** What closing the page costs; null where one may come back. */
  readonly leaving: string | null;
}) {
  const { id, viewer } = match.info;
  const open = useStore(unfinished).includes(id) && isPlaying(viewer);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!open) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    const note = (): void => noteLeft(id, leaving);
    addEventListener("beforeunload", ask);
    addEventListener("pagehide", note);
    return () => {
      removeEventListener("beforeunload", ask);
      removeEventListener("pagehide", note);
    };
  }, [open, id, leaving]);
  useEffect(() => (open ? guardPlace((go) => setLeave(() => go)) : undefined), [open]);
  useEffect(() => {
    if (open && leaving !== null) toast({ tone: "warn", words: leaving });
  }, [open, leaving]);
  const words = text.online;
  const stay = (): void => setLeave(null);
  return (
    <Dialog
      open={open && leave !== null}
      title={words.leaveTitle}
      onClose={stay}
      actions={
        <>
          <Button data-testid="stay" onClick={stay}>
            {words.stay}
          </Button>
          <Button kind="danger" data-testid="leave" onClick={() => leave?.()}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.leaveWords}</p>
      {leaving !== null && <p>{leaving}</p>}
    </Dialog>
  );
}
