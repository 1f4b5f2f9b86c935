import { ButtonLink } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { text } from "../text/text.ts";
import { follow } from "../web/link.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";

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
            <ButtonLink href="/rules" kind="quiet" onClick={(event) => follow(event, "/rules")}>
              {words.rules}
            </ButtonLink>
          </>
        }
      >
        {words.words}
      </EmptyState>
    </SiteFrame>
  );
}
