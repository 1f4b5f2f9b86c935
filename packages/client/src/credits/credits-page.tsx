import { PageHead } from "../frame/page-head.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { creditsText } from "../text/credits.ts";
import "./credits-page.css";

const words = creditsText;

/** Whose work this stands on, and by which licence. */
export function CreditsPage() {
  return (
    <SiteFrame title={words.title} width="narrow">
      <PageHead title={words.title} words={words.words} />
      <ul className="credits">
        {words.parts.map(({ what, name, href, who, licence, licenceHref, note }) => (
          <li key={name} className="panel">
            <p className="label">{what}</p>
            <h2>
              <a href={href} rel="noreferrer">
                {name}
              </a>
            </h2>
            <p>
              {words.by(who)},{" "}
              {licenceHref === "" ? (
                licence
              ) : (
                <a href={licenceHref} rel="noreferrer">
                  {licence}
                </a>
              )}
              . {note}
            </p>
          </li>
        ))}
      </ul>
    </SiteFrame>
  );
}
