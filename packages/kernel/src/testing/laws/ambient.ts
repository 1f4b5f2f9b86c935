/** The doors to the world that rules must leave shut, as paths from the global object. */
const DOORS = [
  ["Math", "random"],
  ["Date", "now"],
  ["performance", "now"],
  ["crypto", "getRandomValues"],
  ["crypto", "randomUUID"],
] as const;

/** Runs `rules` and names the ambient clock or randomness they used, or null. */
export function ambientUse(rules: () => void): string | null {
  let used: string | null = null;
  const note = (name: string): void => void (used ??= name);
  const restore = [
    ...DOORS.map(([owner, name]) => watchMethod(owner, name, note)),
    watchDate(note),
  ];
  try {
    rules();
  } finally {
    for (const undo of restore.toReversed()) undo();
  }
  return used;
}

type Note = (name: string) => void;

function watchMethod(owner: string, name: string, note: Note): () => void {
  const target: unknown = Reflect.get(globalThis, owner);
  if ((typeof target !== "object" && typeof target !== "function") || target === null)
    return () => {};
  const descriptor = Object.getOwnPropertyDescriptor(target, name);
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== "function") return () => {};
  const watched = (...args: unknown[]): unknown => {
    note(`${owner}.${name}`);
    return Reflect.apply(original, target, args);
  };
  Object.defineProperty(target, name, { value: watched, configurable: true, writable: true });
  return () => {
    if (descriptor) Object.defineProperty(target, name, descriptor);
    else Reflect.deleteProperty(target, name);
  };
}

/** `new Date()` and `Date()` read the clock as well. */
function watchDate(note: Note): () => void {
  const original: unknown = Reflect.get(globalThis, "Date");
  if (typeof original !== "function") return () => {};
  const watched = new Proxy(original, {
    apply(target, self, args) {
      note("Date()");
      return Reflect.apply(target, self, args) as unknown;
    },
    construct(target, args) {
      note("new Date()");
      return Reflect.construct(target, args) as object;
    },
  });
  Reflect.set(globalThis, "Date", watched);
  return () => void Reflect.set(globalThis, "Date", original);
}
