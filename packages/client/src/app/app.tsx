import { lazy, Suspense, useEffect, useState } from "react";
import { TableGround } from "../look/table-ground.tsx";
import { Toasts } from "../look/toasts.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { whenIdle } from "./idle.ts";
import { pageAt } from "./pages.tsx";
import { usePlace } from "./route.ts";

const Companion = lazy(async () => ({
  default: (await import("../online/companion.tsx")).Companion,
}));

export function App() {
  const place = usePlace();
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return (
    <>
      <ErrorBoundary key={place.path.join("/")}>
        <Suspense fallback={<TableGround />}>{pageAt(place)}</Suspense>
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
