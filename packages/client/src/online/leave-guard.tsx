import { useEffect } from "react";
import { useStore } from "../store/store.ts";
import { unfinished } from "./matches.ts";
import { isPlaying } from "./online-match.ts";
import type { OnlineMatch } from "./online-match.ts";

/** While one plays, the browser asks before the page is left: in some games leaving loses. */
export function LeaveGuard({ match }: { readonly match: OnlineMatch }) {
  const open = useStore(unfinished).includes(match.info.id) && isPlaying(match.info.viewer);
  useEffect(() => {
    if (!open) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [open]);
  return null;
}
