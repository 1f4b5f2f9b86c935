import type { RunRecord } from "@holmgang/campaign";
import { useEffect, useState } from "react";
import type { Chapter } from "./chapters.ts";
import { findRun } from "./find-run.ts";
import { useReading } from "./use-reading.ts";

/** A run that is over, told from its record; nothing until it has been read, and nothing if there is none to read. */
export function useTold(id: string): readonly Chapter[] {
  const [record, setRecord] = useState<RunRecord | null>(null);
  useEffect(() => {
    let isLeft = false;
    void findRun(id).then((found) => {
      if (!isLeft) setRecord(found.ok ? found.value : null);
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
  return useReading(record, 0).chapters;
}
