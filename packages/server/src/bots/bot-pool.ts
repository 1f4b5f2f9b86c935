import { fileURLToPath } from "node:url";
import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import { BotFailed } from "./bot-task.ts";
import type { BotAnswer, BotTask } from "./bot-task.ts";
import { fairLine } from "./fair-line.ts";
import type { Asker, FairLine } from "./fair-line.ts";
import type { Thinking } from "./think.ts";

interface BotPoolOptions {
  readonly threads: number;
  /** How long a bot is told it may think. */
  readonly thinkMs: number;
  /** How long it may go without an answer before its thread is killed. */
  readonly hangMs: number;
  /** The file whose `think` the threads run. */
  readonly worker?: URL;
}

/** Bots at work, off the thread that serves people. */
export interface BotPool {
  /** What the bot answers; rejects with `BotFailed` if it throws, hangs or takes its thread down. */
  choose(task: BotTask, asker: Asker): Promise<BotAnswer>;
  /** How much thinking waits that somebody has asked for, and all who come from the same place. */
  waiting: FairLine["waiting"];
  /** Ends all threads, whatever they do. */
  close(): Promise<void>;
}

const WORKER = new URL("./think.ts", import.meta.url);

/** Starts the threads, for which everybody waits in turn. One that dies takes its own task with it, and another takes its place. */
export function botPool({ threads, thinkMs, hangMs, worker = WORKER }: BotPoolOptions): BotPool {
  const pool = new Piscina<Thinking, BotAnswer>({
    filename: fileURLToPath(worker),
    name: "think",
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // A thread may die with no task in hand. Nobody waits for it; without a listener the process ends.
  pool.on("error", () => {});
  const line = fairLine(threads);
  let isClosed = false;

  /** The time runs from the moment a thread takes the task up: waiting behind others is no fault of the bot's. */
  async function think(task: BotTask): Promise<BotAnswer> {
    if (isClosed) throw new BotFailed(`bot '${task.bot}' of ${task.game}: the server is closing`);
    const hung = new AbortController();
    const { port1: begins, port2: begun } = new MessageChannel();
    let alarm: NodeJS.Timeout | undefined;
    begins.once("message", () => {
      alarm = setTimeout(() => hung.abort(), hangMs);
    });
    try {
      const options = { signal: hung.signal, transferList: [begun] };
      return await pool.run({ ...task, thinkMs, begun }, options);
    } catch (error) {
      const why = hung.signal.aborted ? `no answer in ${hangMs} ms` : String(error);
      throw new BotFailed(`bot '${task.bot}' of ${task.game}: ${why}`, { cause: error });
    } finally {
      begins.removeAllListeners().close();
      clearTimeout(alarm);
    }
  }

  return {
    choose: (task, asker) => line.take(asker, () => think(task)),
    waiting: line.waiting,
    close() {
      isClosed = true;
      return pool.destroy();
    },
  };
}

/** More than any bot of ours needs. */
const MEMORY_MB = 256;
