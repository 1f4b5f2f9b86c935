import { useEffect } from "react";
import { text } from "../text/text.ts";

/** Names the window after the page; null is the house alone. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? text.site.name : text.site.titled(title);
  }, [title]);
}
