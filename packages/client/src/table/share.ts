import { toast } from "../look/toasts.tsx";
import { text } from "../text/text.ts";

/** Hands an address of ours to somebody: by the device's own way where it has one, else by the clipboard. */
export async function share(path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  const touch = matchMedia("(pointer: coarse)").matches;
  try {
    if (touch && "share" in navigator) return await navigator.share({ url });
    await navigator.clipboard.writeText(url);
    toast({ tone: "good", words: text.table.linkCopied });
  } catch {
    toast({ tone: "warn", words: url });
  }
}
