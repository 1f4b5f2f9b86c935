import { lazy } from "react";
import type { ComponentType, ReactNode } from "react";
import { HomePage } from "../home/home-page.tsx";
import type { Place } from "./route.ts";

const LocalPage = late(async () => (await import("../local/local-page.tsx")).LocalPage);
const OnlinePage = late(async () => (await import("../online/online-page.tsx")).OnlinePage);
const SetUpPage = late(async () => (await import("../set-up/set-up-page.tsx")).SetUpPage);
const InvitePage = late(async () => (await import("../set-up/invite-page.tsx")).InvitePage);

/** A page by the first part of its address; its code is loaded when somebody goes there. A new page is one row. */
export const PAGES: Readonly<Record<string, (place: Place) => ReactNode>> = {
  "": () => <HomePage />,
  local: ({ path: [, id = ""] }) => <LocalPage key={id} id={id} />,
  match: ({ path: [, id = ""] }) => <OnlinePage key={id} id={id} />,
  play: ({ path: [, game = "orcain"] }) => <SetUpPage key={game} game={game} />,
  invite: ({ path: [, id = ""] }) => <InvitePage key={id} id={id} />,
};

function late<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load() }));
}
