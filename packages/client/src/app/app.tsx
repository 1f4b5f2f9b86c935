import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { TableGround } from "../look/table-ground.tsx";
import { Toasts } from "../look/toasts.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { useIsBanned } from "../account/use-is-banned.ts";
import { whenIdle } from "../web/idle.ts";
import { bannedPageAt, pageAt } from "./pages.tsx";
import { usePlace } from "../web/route.ts";

const Companion = lazy(async () => ({
  default: (await import("../online/companion.tsx")).Companion,
}));

export function App() {
  const place = usePlace();
  const isBanned = useIsBanned();
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  useFocusOnPage(place.path.join("/"));
  return (
    <>
      <ErrorBoundary key={place.path.join("/")}>
        <Suspense fallback={<TableGround />}>
          {isBanned ? bannedPageAt(place) : pageAt(place)}
        </Suspense>
      </ErrorBoundary>
      {settled && (
        <Suspense>
          <Companion />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}

/** Whoever goes to another page begins to read at its top, not where the last page's link was. */
function useFocusOnPage(path: string): void {
  const first = useRef(path);
  useEffect(() => {
    if (path !== first.current)
      document.querySelector<HTMLElement>("#page")?.focus({ preventScroll: true });
    first.current = "";
  }, [path]);
}
