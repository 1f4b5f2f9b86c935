import type { IconName } from "../look/icon-drawings.ts";

/** Something that can be found and done. */
export interface Command {
  readonly id: string;
  readonly words: string;
  /** What kind of thing it is. */
  readonly note: string;
  readonly icon: IconName;
  run(this: void): void;
}

/** The commands that a few typed letters mean: every part of it must begin a word. Those that begin with it come first. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const parts = wordsIn(typed);
  const found = commands.filter(({ words, note }) => {
    const those = wordsIn(`${words} ${note}`);
    return parts.every((part) => those.some((word) => word.startsWith(part)));
  });
  const first = parts[0] ?? "";
  const begins = ({ words }: Command): number => (plain(words).startsWith(first) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
}

const wordsIn = (line: string): readonly string[] => plain(line).split(/\s+/).filter(Boolean);

const plain = (line: string): string =>
  line.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").trim();
