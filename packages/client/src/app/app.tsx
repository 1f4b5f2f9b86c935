import { lazy, Suspense, useEffect, useState } from "react";
import { TableGround } from "../look/table-ground.tsx";
import { Toasts } from "../look/toasts.tsx";
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
      <Suspense fallback={<TableGround />}>{pageAt(place)}</Suspense>
      {settled && (
        <Suspense>
          <Companion />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}
