import { useEffect } from "react";
import { toast } from "../look/toasts.tsx";
import { useStore } from "../store/store.ts";
import { unfinished } from "./matches.ts";
import { isPlaying } from "./online-match.ts";
import type { OnlineMatch } from "./online-match.ts";

/**
 * While one plays, the browser asks before the page is left. It asks in its own words, so the game's are said when one
 * sits down.
 */
export function LeaveGuard({
  match,
  leaving,
}: {
  readonly match: OnlineMatch;
  /** What leaving costs; null where one may come back. */
  readonly leaving: string | null;
}) {
  const open = useStore(unfinished).includes(match.info.id) && isPlaying(match.info.viewer);
  useEffect(() => {
    if (!open) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [open]);
  useEffect(() => {
    if (open && leaving !== null) toast({ tone: "warn", words: leaving });
  }, [open, leaving]);
  return null;
}
