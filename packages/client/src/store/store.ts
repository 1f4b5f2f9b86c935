import { useSyncExternalStore } from "react";

/** A value that can be watched. Whoever sets it gives a new value, never a changed old one. */
export interface Store<V> {
  get(): V;
  set(next: V | ((now: V) => V)): void;
  /** Calls back after every change; returns how to stop. */
  watch(listener: () => void): () => void;
}

export function createStore<V>(first: V): Store<V> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      // A stored value is data and never a function: what can be called makes the next value.
      const now = typeof next === "function" ? (next as (now: V) => V)(value) : next;
      if (Object.is(now, value)) return;
      value = now;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useStore = <V>(store: Store<V>): V => useSyncExternalStore(store.watch, store.get);
