import { toast } from "../look/toasts.tsx";
import { text } from "../text/text.ts";

/** Puts a text on the clipboard and says whether that worked. */
export async function copyText(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast({ tone: "good", words: text.site.copied });
  } catch {
    toast({ tone: "bad", words: text.site.notCopied });
  }
}
