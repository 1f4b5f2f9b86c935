import { append, host, invariant, openJournal, parseConfig } from "@holmgang/kernel";
import type { Journal } from "@holmgang/kernel";
import { CARD_IDS, orcain, words } from "@holmgang/orcain";
import type { CardId, Layout, Move, Orcain } from "@holmgang/orcain";
import type { Beat, Lesson } from "../../game/lesson.ts";
import { lessonText } from "./lesson-text.ts";

/** No clock, and no end before the lesson's own. */
const SETTINGS = { prepMs: 0, afkLimit: 20 };

interface Round {
  readonly id: keyof typeof lessonText;
  /** Health at its start, the learner's first. */
  readonly hp: readonly [number, number];
  /** What the teacher has laid, for all to see. */
  readonly theirs: Layout;
  /** Whether what the learner laid shows that they have it. */
  learned(mine: Layout): boolean;
}

const ROUNDS: readonly Round[] = [
  { id: "lay", hp: [10, 10], theirs: [null, null, null], learned: () => true },
  {
    id: "attack",
    hp: [10, 8],
    theirs: [null, "counter", "defense"],
    learned: ([first]) => first === "attack",
  },
  {
    id: "defense",
    hp: [6, 8],
    theirs: ["attack", null, null],
    learned: ([first]) => first === "defense" || first === "counter",
  },
  {
    id: "counter",
    hp: [6, 4],
    theirs: [null, "attack", null],
    learned: ([, second]) => second === "counter",
  },
  {
    id: "heal",
    hp: [5, 4],
    theirs: [null, "defense", "counter"],
    learned: (mine) => mine.includes("heal"),
  },
  {
    id: "win",
    hp: [6, 2],
    theirs: ["attack", "heal", null],
    learned: ([first, second, third]) =>
      first === "counter" || second === "attack" || third === "attack",
  },
];

export const lesson: Lesson<Orcain> = {
  host: host(orcain, words),
  beats: ROUNDS.map(beatOf),
};

/** A round is over when the learner has confirmed: then the teacher's draft is played too. */
function beatOf({ id, hp, theirs, learned }: Round): Beat<Orcain> {
  return {
    id,
    words: lessonText[id],
    open: () => opened(hp, theirs),
    rings: isConfirm,
    verdict: (move) => (isConfirm(move) ? learned(laid(move)) : null),
  };
}

const isConfirm = ({ kind }: Move): boolean => kind === "layout_confirm";

/** A confirm that was taken is three cards of the hand. */
const laid = ({ layout: [first, second, third] }: Move): Layout => [
  known(first),
  known(second),
  known(third),
];

const known = (card: string | null): CardId | null => CARD_IDS.find((id) => id === card) ?? null;

/** The round as it begins: both healths set, the teacher's cards laid. */
function opened(hp: Round["hp"], theirs: Layout): Journal<Orcain> {
  const config = parseConfig(orcain, { settings: SETTINGS });
  invariant(config.ok, "a lesson's settings are playable");
  const { journal } = openJournal(orcain, config.value, "lesson");
  const { state } = journal.position;
  state.seats[0].hp = hp[0];
  state.seats[1].hp = hp[1];
  const staged = append(orcain, journal, 0, {
    kind: "move",
    seat: 1,
    move: { kind: "layout_draft", layout: theirs, roundIndex: null },
  });
  invariant(staged.ok, "the teacher's cards are legal");
  return staged.value.journal;
}
