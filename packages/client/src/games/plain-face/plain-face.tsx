import type { Host, Shape } from "@holmgang/kernel";
import { rival } from "@holmgang/kernel";
import { departure } from "../../game/departure.ts";
import type { GameFace, Names, Parts, Sitting } from "../../game/face.ts";
import type { GlyphName } from "../../look/glyph-names.ts";
import { text } from "../../text/text.ts";
import { MovesList } from "./moves-list.tsx";
import { useMoves } from "./use-moves.ts";
import "./plain-face.css";

/** How a game without a face of its own looks and reads: all of it in the game's own words. */
export function plainFace(host: Host, glyph: GlyphName): GameFace<Shape> {
  const { game, words } = host;
  const said = (event: Shape["event"], { viewer }: Names): string | null =>
    words.event(event, viewer) || null;
  return {
    id: game.id,
    glyph,
    words,
    typed: null,
    turningMs: () => 0,
    isTogether: () => false,
    lengthOf: (event) => (words.event(event, "spectator") ? LENGTH_MS : 0),
    cueOf: () => "tap",
    logLine(event, _earlier, names) {
      const line = said(event, names);
      return line === null
        ? null
        : { head: words.name, mark: null, words: line, changes: [], thing: null };
    },
    sentence: (event, _earlier, names) => said(event, names),
    chapterOf: () => null,
    leaving: (settings) =>
      game.terms(settings).disconnectGraceMs === 0 ? text.table.leaving(words.name) : null,
    ending: (view, outcome, names) => ({
      why:
        departure(outcome, names, game.forfeits) ?? words.reasons[outcome.reason] ?? outcome.reason,
      score: words.score(view),
      chapters: [],
    }),
    useParts: (sitting) => useParts(host, sitting),
  };
}

/** Long enough to read a line at speed 1. */
const LENGTH_MS = 700;

function useParts(host: Host, sitting: Sitting): Parts {
  const { words } = host;
  const { scene, names, info, mine } = sitting;
  const moves = useMoves(host, sitting);
  const near = info.viewer === 1 ? 1 : 0;
  const asked = mine ? (scene.questions[0]?.kind ?? null) : null;
  const playing = scene.playing && words.event(scene.playing.event, names.viewer);
  const score = words.score(scene.view);
  return {
    heading: words.heading(scene.view),
    mood: "calm",
    field: <Lines lines={words.view(scene.view)} seats={[near, rival(near)]} />,
    stock: <MovesList {...moves} />,
    caption: null,
    prompt: scene.outcome
      ? null
      : { words: playing || words.prompt(scene.view, asked), hint: null },
    numbers: (seat) => (
      <div>
        <p className="plain-score num">{score[seat]}</p>
      </div>
    ),
    standing: null,
    aside: null,
    primary: null,
    others: [],
  };
}

/** What the viewer sees, line by line; a line about somebody has their colour. */
const Lines = ({
  lines,
  seats: [own, other],
}: {
  readonly lines: readonly string[];
  readonly seats: readonly [0 | 1, 0 | 1];
}) => (
  // Nothing in it can be pressed: without this the keyboard could not scroll it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="plain-field" role="group" aria-label={text.table.board} tabIndex={0}>
    {lines.map((line, index) => (
      <p
        key={index}
        data-seat={line.startsWith("You") ? own : line.startsWith("Rival") ? other : undefined}
      >
        {line}
      </p>
    ))}
  </div>
);
