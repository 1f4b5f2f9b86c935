import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { HomePage } from "../home/home-page.tsx";
import { TableGround } from "../look/table-ground.tsx";
import { Toasts } from "../look/toasts.tsx";
import { usePlace } from "./route.ts";
import type { Place } from "./route.ts";

const LocalPage = lazy(async () => ({
  default: (await import("../local/local-page.tsx")).LocalPage,
}));

export function App() {
  const place = usePlace();
  return (
    <>
      <Suspense fallback={<TableGround />}>{pageAt(place)}</Suspense>
      <Toasts />
    </>
  );
}

/** The page at an address. A new page is one row. */
function pageAt({ path: [first, second] }: Place): ReactNode {
  switch (first) {
    case "local":
      return <LocalPage key={second} id={second ?? ""} />;
    default:
      return (
        <>
          <TableGround />
          <HomePage />
        </>
      );
  }
}
