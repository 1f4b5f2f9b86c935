// Keeps the built client, so that it opens without a network. Bundled by build/service-worker.ts, which fills these in.
import type { Asked, Lasting, WorkerSelf } from "./worker-world.ts";

/** Everything to keep, as paths. */
declare const BUILT_FILES: readonly string[];
/** Another one for every other build. */
declare const BUILT_VERSION: string;

declare const self: WorkerSelf;

const FILES = BUILT_FILES;
const CACHE = `holmgang-${BUILT_VERSION}`;
/** What must come from the server, or not at all. */
const LIVE = /^\/(api|socket|admin|metrics|healthz|readyz|wires)(\/|$)/;
const PATIENT_MS = 3_000;

self.addEventListener("install", (event) => {
  // Past the browser's own cache, except for what cannot have changed: an old page would ask for files that are gone.
  const requests = FILES.map(
    (path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "reload" }),
  );
  const keep = caches.open(CACHE).then((cache) => cache.addAll(requests));
  (event as Lasting).waitUntil(keep);
});

// A new version waits until no page of the old one is open: those still find their files in the old cache.
self.addEventListener("activate", (event) => {
  const clear = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map(forget)));
  (event as Lasting).waitUntil(clear.then(() => self.clients.claim()));
});
const forget = (name: string): Promise<boolean> => caches.delete(name);

self.addEventListener("fetch", (event) => {
  const { request } = event as Asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || LIVE.test(pathname)) return;
  if (request.mode === "navigate") (event as Asked).respondWith(page(request));
  else if (pathname.startsWith("/assets/")) (event as Asked).respondWith(asset(request));
  else if (FILES.includes(pathname)) (event as Asked).respondWith(renewed(request));
});

/** A page as it is now, or as it was if the server is slow, broken or gone. */
async function page(request: Request): Promise<Response> {
  const kept = await keptFor("/");
  if (!kept) return fetch(request);
  const slow = new Promise<Response>((resolve) => void setTimeout(resolve, PATIENT_MS, kept));
  const fresh = fetch(request).then((response) => (response.status < 500 ? response : kept));
  return Promise.race([fresh, slow]).catch(() => kept);
}

const asset = async (request: Request): Promise<Response> =>
  (await keptFor(request)) ?? fetch(request);

const renewed = (request: Request): Promise<Response> =>
  fetch(request).catch(async () => (await keptFor(request)) ?? Response.error());

/** Whatever a browser would rather be sent: there is one of each. */
const keptFor = (request: Request | string): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true, ignoreSearch: true });
