import { useEffect, useState } from "react";
import { Button } from "../look/button.tsx";
import { Spinner } from "../look/spinner.tsx";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import { leaveQueue, waiting } from "./queue.ts";

/** That one waits for a rival, for how long, and a way out; on every page. */
export function QueueChip() {
  const queue = useStore(waiting);
  const seconds = useSeconds(queue?.since ?? null);
  if (!queue) return null;
  return (
    <div className="companion__bar" role="status" data-testid="searching">
      <Spinner label={text.online.searching} size={28} />
      <span>
        {text.online.searching} <b className="num">{text.online.elapsed(seconds)}</b>
      </span>
      <Button size="sm" onClick={() => void leaveQueue()}>
        {text.online.cancel}
      </Button>
    </div>
  );
}

function useSeconds(since: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : Math.max(0, Math.round((now - since) / 1000));
}
