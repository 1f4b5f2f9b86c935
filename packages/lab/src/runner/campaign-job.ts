import { steward } from "@holmgang/bots/clans-campaign";
import { parseSetup, writeRun } from "@holmgang/campaign";
import { invariant } from "@holmgang/kernel";
import { playCampaign } from "../campaign/index.ts";
import type { RunResult } from "../campaign/index.ts";

/** Runs of the campaign by names and raw data alone, as they travel to worker threads. */
export interface CampaignJob {
  /** A set-up without its seed. */
  readonly setup: object;
  readonly seed: number;
  readonly runs: number;
  /** Which player of the field fights the battles. */
  readonly fighter: string;
  readonly iterations: number;
  /** Whether every run is written down as well. */
  readonly records: boolean;
}

/** One run of a job, played. */
export interface PlayedCampaign {
  readonly index: number;
  readonly result: RunResult;
  /** The run as text; null unless the job wants it. */
  readonly text: string | null;
}

/** Run `index` takes its chance from the seed and its index alone. */
export function playCampaignAt(job: CampaignJob, index: number): PlayedCampaign {
  const setup = parseSetup({ ...job.setup, seed: `${job.seed}/${index}` });
  invariant(setup.ok, setup.ok ? "" : setup.refusal.words);
  const { fighter, iterations } = job;
  const { record, result } = playCampaign({
    setup: setup.value,
    player: steward,
    fighter,
    iterations,
  });
  return { index, result, text: job.records ? writeRun(record) : null };
}
