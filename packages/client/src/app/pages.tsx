import { lazy } from "react";
import type { ComponentType, ReactNode } from "react";
import { firstGame } from "../games/first-game.ts";
import { HomePage } from "../home/home-page.tsx";
import type { Place } from "../web/route.ts";

const LocalPage = late(async () => (await import("../local/local-page.tsx")).LocalPage);
const OnlinePage = late(async () => (await import("../online/online-page.tsx")).OnlinePage);
const SetUpPage = late(async () => (await import("../set-up/set-up-page.tsx")).SetUpPage);
const RulesPage = late(async () => (await import("../rules/rules-page.tsx")).RulesPage);
const WatchPage = late(async () => (await import("../watch/watch-page.tsx")).WatchPage);
const DecksPage = late(async () => (await import("../decks/decks-page.tsx")).DecksPage);
const RanksPage = late(async () => (await import("../ranks/ranks-page.tsx")).RanksPage);
const PlayerPage = late(async () => (await import("../player/player-page.tsx")).PlayerPage);
const YouPage = late(async () => (await import("../account/you-page.tsx")).YouPage);
const ShopPage = late(async () => (await import("../shop/shop-page.tsx")).ShopPage);
const SignInPage = late(async () => (await import("../account/sign-in-page.tsx")).SignInPage);
const SettingsPage = late(async () => (await import("../settings/settings-page.tsx")).SettingsPage);
const CreditsPage = late(async () => (await import("../credits/credits-page.tsx")).CreditsPage);
const NotFoundPage = late(async () => (await import("./not-found-page.tsx")).NotFoundPage);
const LearnPage = late(async () => (await import("../learn/learn-page.tsx")).LearnPage);
const CampaignPage = late(async () => (await import("../campaign/campaign-page.tsx")).CampaignPage);
const ReplayPage = late(async () => (await import("../replay/replay-page.tsx")).ReplayPage);
const BannedPage = late(async () => (await import("../account/banned-page.tsx")).BannedPage);
const InvitePage = late(async () => (await import("../set-up/invite-page.tsx")).InvitePage);

/** A page by the first part of its address; its code is loaded when somebody goes there. A new page is one row. */
const PAGES: Readonly<Record<string, (place: Place) => ReactNode>> = {
  "": () => <HomePage />,
  local: ({ path: [, id = ""] }) => <LocalPage key={id} id={id} />,
  match: ({ path: [, id = ""] }) => <OnlinePage key={id} id={id} />,
  play: ({ path: [, game = firstGame().row.id] }) => <SetUpPage key={game} game={game} />,
  rules: ({ path: [, game] }) => <RulesPage game={game ?? null} />,
  watch: () => <WatchPage />,
  decks: ({ path: [, game, id, part], query }) => (
    <DecksPage game={game ?? null} id={id ?? null} part={Number(part)} code={query.get("code")} />
  ),
  leaderboard: ({ path: [, game, mode] }) => <RanksPage game={game ?? null} mode={mode ?? null} />,
  player: ({ path: [, name = ""] }) => <PlayerPage key={name} name={name} />,
  shop: ({ path: [, game = ""] }) => <ShopPage key={game} game={game} />,
  you: () => <YouPage />,
  "sign-in": () => <SignInPage />,
  settings: () => <SettingsPage />,
  credits: () => <CreditsPage />,
  learn: ({ path: [, game = firstGame().row.id] }) => <LearnPage game={game} />,
  campaign: ({ path: [, part, id] }) => <CampaignPage part={part ?? null} id={id ?? null} />,
  replay: ({ path }) => <ReplayPage key={path.join("/")} path={path} />,
  invite: ({ path: [, id = ""] }) => <InvitePage key={id} id={id} />,
};

/** What stands at an address. */
export function pageAt(place: Place): ReactNode {
  const [first = ""] = place.path;
  return Object.hasOwn(PAGES, first) ? PAGES[first]?.(place) : <NotFoundPage />;
}

/** What needs nobody but this browser, and is open to everybody. */
const STILL_OPEN: ReadonlySet<string> = new Set(
  "credits learn local replay rules settings".split(" "),
);

/** The same for whoever is banned. */
export const bannedPageAt = (place: Place): ReactNode =>
  STILL_OPEN.has(place.path[0] ?? "") ? pageAt(place) : <BannedPage />;

function late<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load() }));
}
