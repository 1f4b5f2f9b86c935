import { SEATS } from "@holmgang/kernel";
import { CLASS_IDS, CLASSES, MINIONS, SKILLS, skillsOf, skillText, UNITS } from "@holmgang/tactics";
import type { HeroClass, Minion, SkillId, View } from "@holmgang/tactics";
import { useBoard } from "../../board/use-board.ts";
import { Glyph } from "../../look/glyph.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import type { Aim } from "./aim.ts";
import { Choice } from "./choice.tsx";
import { FIGURES, SKILL_GLYPHS } from "./looks.ts";
import { tacticsText } from "./text.ts";
import { Numbers } from "./unit-numbers.tsx";
import "./draft.css";

/** The draft: a class, two minions, a skill, one after another; what is looked at is explained below. */
export function Draft({ view, aim }: { readonly view: View; readonly aim: Aim }) {
  const step = view.own?.step ?? "ready";
  return (
    <div className="draft" data-step={step}>
      {view.own && <Progress view={view} />}
      {step === "class" && <ClassChoice aim={aim} />}
      {step === "minions" && <MinionChoice aim={aim} chosen={view.own?.minions ?? []} />}
      {step === "skill" && view.own?.class && <SkillChoice aim={aim} hero={view.own.class} />}
      {step === "ready" && <Ready view={view} />}
    </div>
  );
}

const STEPS = ["class", "minions", "skill"] as const;

/** Where in the draft one is, and what has been chosen. */
function Progress({ view: { own } }: { readonly view: View }) {
  const at = own ? STEPS.findIndex((step) => step === own.step) : -1;
  const chosen = [
    own?.class ? CLASSES[own.class].name : null,
    own && own.minions.length > 0 ? own.minions.map((id) => UNITS[id].name).join(", ") : null,
    own?.skill ? SKILLS[own.skill].name : null,
  ];
  return (
    <ol className="draft__steps">
      {tacticsText.draft.steps.map((name, index) => (
        <li key={name} aria-current={index === at ? "step" : undefined}>
          <span>{name}</span>
          <b>{chosen[index] ?? "–"}</b>
        </li>
      ))}
    </ol>
  );
}

function ClassChoice({ aim }: { readonly aim: Aim }) {
  const { grid, place } = useBoard(aim, CLASS_ROWS);
  const looked =
    CLASS_IDS.find((id) => id === aim.over) ??
    CLASS_IDS.find((id) => aim.chosen.includes(id)) ??
    CLASS_IDS[0]!;
  return (
    <>
      <div
        className="draft__choices draft__choices--six"
        aria-label={tacticsText.draft.classes}
        {...grid}
      >
        {CLASS_ROWS.map((row) => (
          <div key={row[0]} role="row">
            {row.map((id) => (
              <Choice
                key={id}
                id={id}
                {...{ place, aim }}
                name={CLASSES[id].name}
                {...FIGURES[id]}
              />
            ))}
          </div>
        ))}
      </div>
      <section className="draft__about" aria-label={CLASSES[looked].name}>
        <p className="label">{tacticsText.draft.skillsOf(CLASSES[looked].name)}</p>
        <ul className="draft__skills">
          {skillsOf(looked).map((skill) => (
            <li key={skill}>
              <SkillWords skill={skill} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const CLASS_ROWS: readonly (readonly HeroClass[])[] = [CLASS_IDS.slice(0, 3), CLASS_IDS.slice(3)];
const MINION_ROWS: readonly (readonly Minion[])[] = [MINIONS];

function MinionChoice({ aim, chosen }: { readonly aim: Aim; readonly chosen: readonly Minion[] }) {
  const { grid, place } = useBoard(aim, MINION_ROWS);
  const { unit } = tacticsText;
  const lines = { tank: unit.guards, archer: unit.shoots, assassin: unit.fleet };
  return (
    <div
      className="draft__choices draft__choices--large"
      aria-label={tacticsText.draft.minions}
      {...grid}
    >
      <div role="row">
        {MINIONS.map((id) => (
          <Choice
            key={id}
            id={id}
            {...{ place, aim }}
            name={UNITS[id].name}
            {...FIGURES[id]}
            isTaken={chosen.includes(id)}
          >
            <Numbers
              numbers={[
                [UNITS[id].hp, tacticsText.hp],
                [UNITS[id].attack, unit.attack],
                [UNITS[id].move, unit.move],
                [UNITS[id].range, unit.range],
              ]}
            />
            <span className="choice__line">{lines[id]}</span>
          </Choice>
        ))}
      </div>
    </div>
  );
}

function SkillChoice({ aim, hero }: { readonly aim: Aim; readonly hero: HeroClass }) {
  const skills = skillsOf(hero);
  const { grid, place } = useBoard(aim, [skills]);
  return (
    <div
      className="draft__choices draft__choices--large"
      aria-label={tacticsText.draft.skills}
      {...grid}
    >
      <div role="row">
        {skills.map((id) => (
          <Choice
            key={id}
            id={id}
            {...{ place, aim }}
            name={SKILLS[id].name}
            glyph={SKILL_GLYPHS[id]}
            field={FIGURES[hero].field}
          >
            <span className="choice__line">{skillText(id)}</span>
          </Choice>
        ))}
      </div>
    </div>
  );
}

const SkillWords = ({ skill }: { readonly skill: SkillId }) => (
  <>
    <Glyph name={SKILL_GLYPHS[skill]} size={24} />
    <span>
      <b>{SKILLS[skill].name}</b> {skillText(skill)}
    </span>
  </>
);

/** Everything is chosen: one's own team, while the rival still ponders. */
function Ready({ view: { own, classes } }: { readonly view: View }) {
  if (!own) return <Watched classes={classes} />;
  const figures = [...(own.class ? [own.class] : []), ...own.minions];
  return (
    <div className="draft__team">
      <p className="label">{tacticsText.draft.yours}</p>
      <div>
        {figures.map((figure) => (
          <PaintedField key={figure} field={FIGURES[figure].field} className="choice__field">
            <Glyph name={FIGURES[figure].glyph} />
          </PaintedField>
        ))}
      </div>
      {own.skill && (
        <p className="draft__skills">
          <SkillWords skill={own.skill} />
        </p>
      )}
    </div>
  );
}

/** For whoever only looks: the classes once they are shown, and before that two who ponder. */
const Watched = ({ classes }: { readonly classes: View["classes"] }) => (
  <div className="draft__team">
    <p className="label">{tacticsText.prompt.drafting}</p>
    <div>
      {SEATS.map((seat) => (
        <PaintedField
          key={seat}
          field={classes ? FIGURES[classes[seat]].field : "none"}
          className="choice__field"
        >
          <Glyph name={classes ? FIGURES[classes[seat]].glyph : "hourglass"} />
        </PaintedField>
      ))}
    </div>
  </div>
);
