import { ACTS } from "@holmgang/campaign";
import type { View } from "@holmgang/campaign";
import type { ReactNode } from "react";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Glyph } from "../look/glyph.tsx";
import { IconButton } from "../look/icon-button.tsx";
import { Subtitles } from "../sound/subtitles.tsx";
import { text } from "../text/text.ts";
import { navigate } from "../web/route.ts";
import { usePhone } from "../web/use-media.ts";
import { HOME } from "./battle.ts";
import { Gold } from "./parts/gold.tsx";
import { OWN_SIGNS } from "./signs.ts";
import { campaignText as words } from "./text.ts";
import "./campaign-frame.css";

/** What stands round every screen of a run: which act it is, and on a phone health and gold. */
export function CampaignFrame({
  view,
  shows = false,
  children,
}: {
  readonly view: View;
  /** Whether health and gold stand in the head on wide screens too. */
  readonly shows?: boolean;
  readonly children: ReactNode;
}) {
  const phone = usePhone();
  const { act } = view;
  const head = (
    <header className="campaign-head">
      {phone && <IconButton icon="prev" label={text.table.home} onClick={() => navigate("/")} />}
      <h1>{phone ? words.theatre[act].short : words.title}</h1>
      <span className="campaign-head__act">
        {phone ? words.actShort(act) : words.act(act, ACTS[act].title)}
      </span>
      {(phone || shows) && (
        <span className="campaign-head__numbers num">
          <Glyph name={OWN_SIGNS.hp} size={20} />
          <b>{view.hp}</b>
          <small>/ {view.maxHp}</small>
          <Gold amount={view.gold} size={18} />
        </span>
      )}
      <IconButton
        icon="help"
        label={text.rules.of(words.title)}
        onClick={() => navigate(`${HOME}/rules`)}
      />
    </header>
  );
  return (
    <SiteFrame title={words.title} at="play" width="full" game={GAME} phoneBar={head}>
      <div className="campaign">
        {!phone && head}
        {children}
        <Subtitles />
      </div>
    </SiteFrame>
  );
}

/** Whose cards lie on these pages. */
const GAME = "clans-field";
