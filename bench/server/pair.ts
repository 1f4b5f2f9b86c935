import type { Seat } from "@holmgang/kernel";
import type { Move } from "@holmgang/orcain";

/** Two connections to a rival's server whose players play each other: all that a driver has to know. */
export interface Pair {
  /** Opens the next match for both. */
  sit(): Promise<void>;
  /** Makes a move; resolves when its seat hears that it was taken. */
  move(seat: Seat, move: Move): Promise<void>;
  /** Resolves when the seat has seen the round's end: whether the match goes on. */
  roundEnds(seat: Seat): Promise<boolean>;
  leave(): void;
}

/** Connects two players. */
export type OpenPair = (address: string) => Promise<Pair>;

/** Something a seat waits for that may have come already. */
interface Signal<T> {
  give(value: T): void;
  next(): Promise<T>;
}

export function newSignal<T>(): Signal<T> {
  const given: T[] = [];
  let wanted: ((value: T) => void) | null = null;
  return {
    give(value) {
      if (wanted) wanted(value);
      else given.push(value);
      wanted = null;
    },
    next: () =>
      given.length > 0
        ? Promise.resolve(given.shift()!)
        : new Promise((resolve) => void (wanted = resolve)),
  };
}
