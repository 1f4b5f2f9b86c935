import { ButtonLink } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { text } from "../text/text.ts";
import { follow, Link } from "./link.tsx";
import { SiteFrame } from "./site-frame.tsx";

const words = text.site.missing;

/** For every address that leads nowhere. */
export function NotFoundPage() {
  return (
    <SiteFrame title={words.title} width="narrow">
      <h1 className="visually-hidden">{words.title}</h1>
      <EmptyState
        glyph="lantern-flame"
        title={words.title}
        action={
          <>
            <ButtonLink href="/" kind="primary" onClick={(event) => follow(event, "/")}>
              {words.home}
            </ButtonLink>
            <Link href="/rules">{words.rules}</Link>
          </>
        }
      >
        {words.words}
      </EmptyState>
    </SiteFrame>
  );
}
