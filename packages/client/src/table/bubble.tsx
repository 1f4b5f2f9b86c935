import { useEffect, useState } from "react";
import type { Said } from "../match/feed.ts";
import { text } from "../text/text.ts";
import "./bubble.css";

const SHOWN_MS = 4_000;

/** What somebody at the table has just said, for a moment. */
export function Bubble({ said }: { readonly said: Said | null }) {
  const [gone, setGone] = useState<number | null>(null);
  const id = said?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setGone(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (!said || gone === id) return null;
  return (
    <span className="bubble" role="status" data-testid="bubble">
      {text.table.emotes[said.emote]}
    </span>
  );
}
