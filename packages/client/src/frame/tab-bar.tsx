import { Icon } from "../look/icon.tsx";
import { text } from "../text/text.ts";
import { Link } from "../web/link.tsx";
import { TABS } from "../web/site-nav.ts";
import type { NavId } from "../web/site-nav.ts";
import { usePhone } from "../web/use-media.ts";
import "./tab-bar.css";

/** The pages within reach of a thumb; phones only. */
export function TabBar({ at }: { readonly at: NavId | null }) {
  if (!usePhone()) return null;
  return (
    <nav className="tab-bar" aria-label={text.site.nav}>
      {TABS.map(({ id, href, icon, short }) => (
        <Link key={id} href={href} aria-current={id === at ? "page" : undefined}>
          <Icon name={icon} size={22} />
          {short}
        </Link>
      ))}
    </nav>
  );
}
