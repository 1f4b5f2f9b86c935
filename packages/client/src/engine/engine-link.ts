import type { AnswerOf, AskOf, Said, Skill } from "./messages.ts";

/** The page's end of a worker. */
export interface EngineLink {
  ask<K extends Skill>(ask: AskOf<K>): Promise<AnswerOf<K>>;
  close(): void;
}

interface EngineEars {
  told?(said: Extract<Said, { kind: "told" }>): void;
  progress?(said: Extract<Said, { kind: "progress" }>): void;
  broken?(words: string): void;
}

/** A worker made before it is needed: the next match takes it. */
let spare: Worker | null = null;

const newWorker = (): Worker =>
  new Worker(new URL("./engine.ts", import.meta.url), { type: "module" });

/** Has a worker ready, so that a match opens without waiting for one. */
export function warmEngine(): void {
  spare ??= newWorker();
}

export function linkEngine({ told, progress, broken }: EngineEars = {}): EngineLink {
  const worker = spare ?? newWorker();
  spare = null;
  const waiting = new Map<number, (answer: AnswerOf<Skill>) => void>();
  let asked = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Said>) => {
    if (data.kind === "told") told?.(data);
    else if (data.kind === "progress") progress?.(data);
    else if (data.kind === "broken") broken?.(data.words);
    else {
      waiting.get(data.re)?.(data.answer);
      waiting.delete(data.re);
    }
  });
  worker.addEventListener("error", ({ message }) => broken?.(message));
  return {
    ask<K extends Skill>(ask: AskOf<K>) {
      const id = ++asked;
      worker.postMessage({ ...ask, id });
      return new Promise<AnswerOf<K>>(
        (done) => waiting.set(id, (answer) => done(answer)), // the engine answers what it was asked
      );
    },
    close: () => worker.terminate(),
  };
}
