import { useEffect, useState } from "react";
import { subtitle } from "./play-cue.ts";
import { useStore } from "../store/store.ts";

const SHOWN_MS = 1_600;

/** What is heard, in words, for as long as it takes to read. */
export function Subtitles() {
  const cue = useStore(subtitle);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!cue) return;
    setShown(cue.words);
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [cue]);
  return shown === null ? null : (
    <p className="subtitles" aria-hidden="true">
      {shown}
    </p>
  );
}
