import { ndjson } from "./ndjson.ts";
import type { Ndjson } from "./ndjson.ts";

/** The streams that are open here. */
export interface Streams {
  open(): Ndjson;
  /** Puts a stream in the place of the older one of its name, which ends: nobody needs the same twice. */
  place(name: string, stream: Ndjson): void;
  /** Ends all, also those that are opened from now on. */
  endAll(): void;
}

export function openStreams(): Streams {
  const open = new Set<Ndjson>();
  const placed = new Map<string, Ndjson>();
  let isClosing = false;
  return {
    open() {
      const stream = ndjson();
      open.add(stream);
      void stream.closed.then(() => open.delete(stream));
      if (isClosing) stream.end();
      return stream;
    },
    place(name, stream) {
      placed.get(name)?.end();
      placed.set(name, stream);
      void stream.closed.then(() => {
        if (placed.get(name) === stream) placed.delete(name);
      });
    },
    endAll() {
      isClosing = true;
      for (const stream of open) stream.end();
    },
  };
}
