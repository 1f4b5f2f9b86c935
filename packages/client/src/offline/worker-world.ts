/** As much of a service worker's world as ours uses: the compiler knows only a page's. */
export type WorkerSelf = EventTarget & { readonly clients: { claim(): Promise<void> } };

/** An event that keeps the worker awake until its work is done. */
export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page asks for something. */
export interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
