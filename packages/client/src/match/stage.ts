import type { Shape } from "@holmgang/kernel";
import { createStore } from "../store/store.ts";
import type { Store } from "../store/store.ts";
import { beatsOf, eventsOf, isBefore } from "./beats.ts";
import type { Beat, Timing } from "./beats.ts";
import type { Told } from "./feed.ts";
import { isTimed, startsOf } from "./question-time.ts";
import { QUIET } from "./scene.ts";
import type { Playing, Scene } from "./scene.ts";

export interface Stage {
  /** Null until the first word. */
  readonly scene: Store<Scene | null>;
  tell(told: Told): void;
  /** Shows the end of everything that is waiting, at once. */
  skip(): void;
  /** From now on waits before every beat, as long as no clock does. */
  hold(): void;
  /** Whether it does, also while a beat is shown. */
  isHolding(): boolean;
  /** Shows the next beat of a stage that is held, or the end of one that is being shown. */
  step(): void;
  /** Back to before the last beat, on a stage that is held. */
  back(): void;
  /** On a stage that is held shows all that comes before the next beat which begins so, or without one all there is, at once. */
  leap(to: Landmark): void;
  /** How that beat begins; null without one. */
  ahead(to: Landmark): Shape["event"] | null;
  /** Holds no longer. */
  release(): void;
  stop(): void;
}

type Landmark = (event: Shape["event"]) => boolean;

interface StageParts extends Timing {
  /** Called as it can be seen; not for old news. */
  seen(event: Shape["event"]): void;
  /** What lengths are multiplied by; 0 is at once. */
  pace(): number;
  now(): number;
}

/** What is being told: its beats, and which comes next. */
interface Current {
  readonly told: Told;
  readonly beats: readonly Beat[];
  /** What lengths are multiplied by; null for what is shown as it is. */
  readonly factor: number | null;
  at: number;
}

export function createStage({ seen, pace, now, ...timing }: StageParts): Stage {
  const scene = createStore<Scene | null>(null);
  const waiting: Told[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let current: Current | null = null;
  let isHeld = false;

  /** Takes the next beat of the current word, or commits its view and takes the next word. */
  function proceed(): void {
    timer = null;
    while ((current ??= next())) {
      const beat = current.beats[current.at];
      if (!beat) {
        commit(current.told);
        current = null;
      } else if (isHeldBefore(beat)) return put({ held: true, timeless: true });
      else if (begin(beat)) return;
    }
  }

  /** Begins a beat; whether it takes time. */
  function begin(beat: Beat): boolean {
    const factor = current?.factor ?? 0;
    if (current) current.at++;
    const lengthMs = beat.lengthMs * factor;
    const hiddenMs = Math.min(lengthMs, beat.turningMs * factor);
    show(beat, { lengthMs, pace: factor });
    if (hiddenMs > 0)
      timer = setTimeout(() => {
        see();
        timer = setTimeout(proceed, lengthMs - hiddenMs);
      }, hiddenMs);
    else {
      see();
      if (lengthMs > 0) timer = setTimeout(proceed, lengthMs);
    }
    return lengthMs > 0;
  }

  const isHeldBefore = (beat: Beat): boolean =>
    isHeld && beat.lengthMs > 0 && current?.factor !== null && isTimeless();

  const isTimeless = (): boolean =>
    (!current || isClockless(current.told)) && waiting.every(isClockless);

  function next(): Current | null {
    const told = waiting.shift();
    if (!told) return null;
    const beats = beatsOf(told.events, timing);
    // The first word has no view to play on: it is shown as it is.
    const still = told.old || scene.get() === null;
    return { told, beats, factor: still ? null : fitting(told, beats), at: 0 };
  }

  /** Clocks never charge animation: all of it fits into the time before the first clock starts. */
  function fitting(told: Told, beats: readonly Beat[]): number {
    const wanted = pace();
    const total = beats.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
    const starts = told.questions.flatMap(startsOf);
    if (total === 0 || starts.length === 0) return wanted;
    return Math.max(0, Math.min(wanted, (Math.min(...starts) - now()) / total));
  }

  /** In the middle of things nothing is asked. */
  const put = (change: Partial<Scene>): void =>
    scene.set((was) => ({ ...(was ?? QUIET), questions: [], others: [], ...change }));

  function show({ events }: Beat, length: Pick<Playing, "lengthMs" | "pace">): void {
    const { shown, playing } = scene.get() ?? QUIET;
    put({
      shown: playing ? [...shown, ...playing.events] : shown,
      playing: { event: events[0], events, ...length, seen: false },
      timeless: isTimeless(),
      held: false,
    });
  }

  /** What is playing has been seen, if it was not before: now it counts. */
  function see(): void {
    const { playing, heard } = scene.get() ?? QUIET;
    if (!playing || playing.seen) return;
    if (current && !current.told.old) playing.events.forEach(seen);
    put({ playing: { ...playing, seen: true }, heard: [...heard, ...playing.events] });
  }

  /** On a stage that is held nobody waits for the end of a beat; whether there was one. */
  function finish(): boolean {
    if (!isHeld || timer === null) return false;
    clearTimeout(timer);
    see();
    proceed();
    return true;
  }

  /** Waits before this beat once more: what came after it has not been seen. */
  function rewind(word: Current, at: number): void {
    const past = word.beats.slice(0, at);
    const undone = eventsOf(word.beats.slice(at, word.at)).length;
    const last = past.at(-1)?.events;
    const length = { lengthMs: 0, pace: word.factor ?? 0 };
    word.at = at;
    put({
      shown: eventsOf(past.slice(0, -1)),
      playing: last ? { event: last[0], events: last, ...length, seen: true } : null,
      heard: (scene.get()?.heard ?? []).slice(0, -undone),
      held: true,
    });
  }

  function commit({ view, questions, others, outcome }: Told): void {
    const { heard } = scene.get() ?? QUIET;
    const timeless = isClockless({ questions, others }) && isTimeless();
    scene.set({ ...QUIET, view, questions, others, outcome, heard, timeless });
  }

  return {
    scene,
    tell(told) {
      waiting.push(told);
      if (timer === null && (current === null || scene.get()?.held)) proceed();
    },
    skip() {
      if (timer !== null) clearTimeout(timer);
      see();
      if (current) {
        const rest = eventsOf(current.beats.slice(current.at));
        waiting.unshift({ ...current.told, events: rest });
      }
      current = null;
      hurry();
    },
    hold() {
      isHeld = true;
    },
    isHolding: () => isHeld,
    step() {
      if (finish()) return;
      const beat = scene.get()?.held ? current?.beats[current.at] : undefined;
      if (beat && !begin(beat)) proceed();
    },
    back() {
      finish();
      const at = scene.get()?.held ? current?.beats.findLastIndex(isBefore(current.at)) : -1;
      if (current && at !== undefined && at >= 0) rewind(current, at);
    },
    leap(to) {
      finish();
      const word = scene.get()?.held ? current : null;
      if (!word) return;
      const ahead = landmarkAfter(word, to);
      const passed = word.beats.slice(word.at, ahead < 0 ? undefined : ahead);
      for (const beat of passed) {
        show(beat, AT_ONCE);
        see();
      }
      word.at += passed.length;
      proceed();
    },
    ahead: (to) => current?.beats[landmarkAfter(current, to)]?.events[0] ?? null,
    release() {
      isHeld = false;
      if (scene.get()?.held) proceed();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      current = null;
      waiting.length = 0;
    },
  };

  /** Everything that waits, with no time for any of it. */
  function hurry(): void {
    for (let told = waiting.shift(); told; told = waiting.shift()) {
      for (const beat of beatsOf(told.events, timing)) {
        show(beat, AT_ONCE);
        see();
      }
      commit(told);
    }
    timer = null;
  }
}

const AT_ONCE = { lengthMs: 0, pace: 0 };

const landmarkAfter = (word: Current, to: Landmark): number =>
  word.beats.findIndex(({ events }, at) => at > word.at && to(events[0]));

const isClockless = ({ questions, others }: Pick<Told, "questions" | "others">): boolean =>
  ![...questions, ...others].some(isTimed);
