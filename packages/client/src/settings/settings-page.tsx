import { PageHead } from "../frame/page-head.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Panel } from "../look/panel.tsx";
import { text } from "../text/text.ts";
import { SettingsForm } from "../preferences/settings-form.tsx";
import "./settings-page.css";

/** How this browser likes its table, as a page. */
export function SettingsPage() {
  return (
    <SiteFrame title={text.settings.title} at="you" width="narrow">
      <PageHead title={text.settings.title} words={text.settings.saved} />
      <Panel className="settings-page">
        <SettingsForm />
      </Panel>
    </SiteFrame>
  );
}
