import { toast } from "../look/toasts.tsx";
import { text } from "../text/text.ts";

/** Hands an address of ours to somebody. */
export const share = (path: string): Promise<void> => {
  const url = new URL(path, location.origin).href;
  return hand({ url }, url, text.table.linkCopied);
};

/** Hands a few words to somebody. */
export const shareWords = (words: string): Promise<void> =>
  hand({ text: words }, words, text.table.wordsCopied);

/** By the device's own way where it has one, else by the clipboard; and where there is neither, to be read. */
async function hand(data: ShareData, plain: string, copied: string): Promise<void> {
  const touch = matchMedia("(pointer: coarse)").matches;
  try {
    if (touch && "share" in navigator) return await navigator.share(data);
    await navigator.clipboard.writeText(plain);
    toast({ tone: "good", words: copied });
  } catch (error) {
    // Whoever closes the device's own sheet has changed their mind, and that is all.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast({ tone: "warn", words: plain });
  }
}
