import type { GameSpeeds } from "./measure.ts";

/** What the command may cost over the kernel's own playouts, and what a match of Clans must beat a battle of Showdown by. */
const LAB_BAR = 10;
const SHOWDOWN_BAR = 50;

const WIDTHS = [22, 14, 14, 18, 14];

export function gamesTable({ games, showdown }: GameSpeeds): string {
  const rows = games.map(({ game, kernel, simulate }) => [
    game,
    whole(kernel),
    whole(simulate),
    `${(kernel / simulate).toPrecision(3)}×`,
    showdown === null ? "—" : `${Number((kernel / showdown).toPrecision(3)).toLocaleString("en")}×`,
  ]);
  const theirs = showdown === null ? [] : [["Pokémon Showdown", showdown.toFixed(1), "", "", "1×"]];
  return [
    "Random matches a second, one core each",
    "",
    ...[["game", "kernel", "simulate", "kernel/simulate", "to Showdown"], ...rows, ...theirs].map(
      line,
    ),
    "",
    ...bars({ games, showdown }),
  ].join("\n");
}

function bars({ games, showdown }: GameSpeeds): readonly string[] {
  const speed = (id: string) => games.find(({ game }) => game === id)!; // games that there are
  const { kernel, simulate } = speed("orcain");
  const slower = kernel / simulate;
  const lab = `simulate orcain ≤ ${LAB_BAR}× slower than the kernel: ${slower.toPrecision(3)}×, ${met(slower <= LAB_BAR)}`;
  const ahead = showdown === null ? null : speed("clans").kernel / showdown;
  const theirs =
    ahead === null ? "not measured" : `${ahead.toPrecision(3)}×, ${met(ahead >= SHOWDOWN_BAR)}`;
  return [lab, `Clans ≥ ${SHOWDOWN_BAR}× Showdown's gen 9 random battles: ${theirs}`];
}

const met = (isMet: boolean): string => (isMet ? "met" : "NOT met");

const whole = (value: number): string => Math.round(value).toLocaleString("en");

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[at]!) : cell.padStart(WIDTHS[at]!)))
    .join("")
    .trimEnd();
