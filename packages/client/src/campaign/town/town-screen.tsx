import { ACTS, BUILDINGS, PLACES } from "@holmgang/campaign";
import type { BuildingId, View } from "@holmgang/campaign";
import { Button } from "../../look/button.tsx";
import { Charge } from "../../look/charge.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import { Panel } from "../../look/panel.tsx";
import { Prompt } from "../../look/prompt.tsx";
import { SelectField } from "../../look/select-field.tsx";
import { signed } from "../../look/signed.ts";
import { useKeys } from "../../pieces/keys.ts";
import { navigate } from "../../web/route.ts";
import { ReserveCards } from "../army/reserve-cards.tsx";
import { HOME } from "../battle.ts";
import { CampaignFrame } from "../campaign-frame.tsx";
import { Gold } from "../parts/gold.tsx";
import { BUILDING_SIGNS } from "../signs.ts";
import { campaignText } from "../text.ts";
import type { Playing } from "../use-run.ts";
import "./town-screen.css";

const words = campaignText.townPage;

type Built = View["town"]["buildings"][number];

/** The home town: what each building takes from here, what it would cost to build more, and who waits in the Reserves. */
export function TownScreen({ playing }: { readonly playing: Playing }) {
  const { view, journal, can, act } = playing;
  const name = PLACES[ACTS[view.act].town].name;
  const leave = (): void => navigate(HOME);
  useKeys({ Enter: leave, Escape: leave });
  const { hurryCost } = journal.setup.settings;
  const { buildings, plans, metres } = view.town;
  const first = buildings[0];
  return (
    <CampaignFrame view={view} shows>
      <div className="run-town">
        <aside className="run-town__side">
          <Panel>
            <p className="run-town__far">
              <b className="num">{campaignText.km(metres)}</b> {words.from(name)}
            </p>
            {first && (
              <dl className="run-town__sum num">
                <dt>{words.distanceLine}</dt>
                <dd>{signed(first.distance)}</dd>
                <dt>{words.perksLine}</dt>
                <dd>{signed(-first.perks)}</dd>
                <dt>{words.added}</dt>
                <dd>{signed(first.distance - first.perks)}</dd>
              </dl>
            )}
          </Panel>
          <Panel head={words.hurry}>
            <p className="camp-side__none">{words.hurryWords}</p>
            <Button
              missing={!can({ kind: "hurry" })}
              data-testid="hurry"
              onClick={() => act({ kind: "hurry" })}
            >
              {words.hurryFor(hurryCost)}
            </Button>
          </Panel>
          <Panel head={words.road}>
            {view.town.convoys.length === 0 && <p className="camp-side__none">{words.nothing}</p>}
            <ul className="camp-side__rows">
              {view.town.convoys.map(({ building, left }, at) => (
                <li key={at}>
                  <span>
                    <b>{BUILDINGS[building].name}</b>
                  </span>
                  <span className="camp-side__due num">{campaignText.comesIn(left)}</span>
                </li>
              ))}
            </ul>
          </Panel>
        </aside>
        <section className="run-town__rows">
          <h2>
            {name} <small>{words.built(buildings.length)}</small>
          </h2>
          {buildings.map((built) => (
            <BuiltRow key={built.building} built={built} playing={playing} />
          ))}
          {plans.map(({ building, cost }) => (
            <PlanRow key={building} building={building} cost={cost} playing={playing} />
          ))}
        </section>
        <aside className="run-town__side">
          <Panel head={campaignText.reserves} aside={view.reserves.length}>
            <ReserveCards playing={playing} />
          </Panel>
        </aside>
      </div>
      <footer className="campaign-foot">
        <Prompt>{words.prompt}</Prompt>
        <Button kind="primary" size="lg" keyHint="Enter" data-testid="to-map" onClick={leave}>
          {campaignText.toMap}
        </Button>
      </footer>
    </CampaignFrame>
  );
}

const Picture = ({ building }: { readonly building: BuildingId }) => (
  <PaintedField field={BUILDING_SIGNS[building].field} className="run-town__picture">
    <Charge glyph={BUILDING_SIGNS[building].glyph} className="run-town__charge" />
  </PaintedField>
);

/** Base and distance less what helps is the cycle. */
function Equation({
  built,
}: {
  readonly built: Pick<Built, "base" | "distance" | "perks" | "cycle">;
}) {
  const parts = [
    ["", built.base, words.base],
    [built.distance < 0 ? "−" : "+", Math.abs(built.distance), words.distance],
    ["−", built.perks, words.perk],
    ["=", built.cycle, words.cycle],
  ] as const;
  return (
    <span className="run-town__equation num">
      {parts.map(([sign, value, name]) => (
        <span key={name}>
          <i>{sign}</i>
          <b>{value}</b>
          <small>{name}</small>
        </span>
      ))}
    </span>
  );
}

function BuiltRow({
  built,
  playing: { act },
}: {
  readonly built: Built;
  readonly playing: Playing;
}) {
  const { building, left, element, elements } = built;
  const { name, text } = BUILDINGS[building];
  return (
    <article className="run-town__row">
      <Picture building={building} />
      <span className="run-town__words">
        <b>{name}</b>
        <small>{text}</small>
        {elements.length > 1 && element !== null && (
          <SelectField
            label={words.sends}
            value={element}
            options={elements.map((each) => ({ value: each, words: each }))}
            onChange={(next) => act({ kind: "element", building, element: next })}
          />
        )}
      </span>
      {left === null ? (
        <span className="run-town__always">{words.always}</span>
      ) : (
        <Equation built={built} />
      )}
      <span className="run-town__due">{left !== null && words.arrives(left)}</span>
    </article>
  );
}

function PlanRow({
  building,
  cost,
  playing: { view, can, act },
}: {
  readonly building: BuildingId;
  readonly cost: number;
  readonly playing: Playing;
}) {
  const move = { kind: "build", building } as const;
  const short = cost - view.gold;
  return (
    <article className="run-town__row" data-planned>
      <Picture building={building} />
      <span className="run-town__words">
        <b>{BUILDINGS[building].name}</b>
        <small>{BUILDINGS[building].text}</small>
      </span>
      <span className="run-town__always" />
      <span className="run-town__due">
        <Button
          size="sm"
          missing={!can(move)}
          data-testid={`build-${building}`}
          onClick={() => act(move)}
        >
          <Gold amount={cost} size={15} />
        </Button>
        <small className="num">
          {short > 0 ? campaignText.shop.short(short) : `${view.gold} → ${view.gold - cost}`}
        </small>
      </span>
    </article>
  );
}
