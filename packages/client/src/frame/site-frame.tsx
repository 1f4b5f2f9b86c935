import type { ReactNode } from "react";
import { opened } from "../palette/opened.ts";
import { SiteKeys } from "../palette/site-keys.tsx";
import { TableGround } from "../look/table-ground.tsx";
import { text } from "../text/text.ts";
import { Link } from "../web/link.tsx";
import { SiteHeader } from "./site-header.tsx";
import type { NavId } from "../web/site-nav.ts";
import { TabBar } from "./tab-bar.tsx";
import { usePhone } from "../web/use-media.ts";
import { useTitle } from "../web/use-title.ts";
import "./site-frame.css";

/** What stands round every page but the tables: where one can go, who one is, and the room's light and sound. */
export function SiteFrame({
  title,
  at = null,
  width = "wide",
  game,
  phoneBar,
  children,
}: {
  /** Of the window; null on the home page. */
  readonly title: string | null;
  /** The part of the site this page belongs to. */
  readonly at?: NavId | null;
  /** A `narrow` page is one column to read or fill in; a `full` one is a workplace that fills the window. */
  readonly width?: "wide" | "narrow" | "full";
  /** The game whose pieces lie on the page. */
  readonly game?: string;
  /** Stands on a phone instead of the site's own bars, for a page that needs the room. */
  readonly phoneBar?: ReactNode;
  readonly children: ReactNode;
}) {
  useTitle(title);
  const isBare = usePhone() && phoneBar !== undefined;
  return (
    <>
      <TableGround />
      <a className="skip-link" href="#page">
        {text.site.skip}
      </a>
      <div className={isBare ? "site site--bare" : "site"}>
        {isBare ? phoneBar : <SiteHeader at={at} />}
        <main
          id="page"
          className={`site__page site__page--${width}`}
          data-game={game}
          tabIndex={-1}
        >
          {children}
        </main>
        {width !== "full" && <Foot />}
        {!isBare && <TabBar at={at} />}
      </div>
      <SiteKeys />
    </>
  );
}

function Foot() {
  return (
    <footer className="site__foot">
      <span>{text.site.fair}</span>
      <nav aria-label={text.site.foot}>
        <button type="button" onClick={() => opened.set("keys")}>
          {text.site.keys}
        </button>
        <Link href="/settings">{text.site.settings}</Link>
        <Link href="/credits">{text.site.credits}</Link>
      </nav>
    </footer>
  );
}
