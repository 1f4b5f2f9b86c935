import { verifySteps } from "@holmgang/campaign";
import type { RunJournal, RunRecord } from "@holmgang/campaign";
import type { Result } from "@holmgang/kernel";
import { useEffect, useState } from "react";
import { tellPage } from "./chapters.ts";
import type { Chapter } from "./chapters.ts";

/** A run as far as it was played again: its acts, where it stands, and in the end what its record proves. */
interface Reading {
  readonly chapters: readonly Chapter[];
  readonly journal: RunJournal | null;
  readonly verdict: Result<RunJournal> | null;
}

const NOTHING: Reading = { chapters: [], journal: null, verdict: null };
/** How long it plays before the page may draw. */
const BREATH_MS = 40;

/** Plays a record again from its seed, a little at a time; `again` counts how often it is asked for. Without one it waits. */
export function useReading(record: RunRecord | null, again: number): Reading {
  const [reading, setReading] = useState(NOTHING);
  useEffect(() => {
    setReading(NOTHING);
    return record ? read(record, setReading) : undefined;
  }, [record, again]);
  return reading;
}

/** Reads on whenever the page has time; returns how to stop. */
function read(record: RunRecord, show: (reading: Reading) => void): () => void {
  const steps = verifySteps(record);
  const chapters: Chapter[] = [];
  let journal: RunJournal | null = null;
  const goOn = (): void => {
    const until = performance.now() + BREATH_MS;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done) return show({ chapters, journal, verdict: step.value });
      ({ journal } = step.value);
      tellPage(chapters, step.value, journal.inputs.at(-1)?.move.kind ?? null);
    }
    show({ chapters: [], journal, verdict: null });
    timer = setTimeout(goOn);
  };
  let timer = setTimeout(goOn);
  return () => clearTimeout(timer);
}
