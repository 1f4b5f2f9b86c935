/** The rows of the table under a heading of a rule book, its head left out. */
export const tableUnder = (rules: string, heading: string): readonly (readonly string[])[] =>
  (rules.split(/^## \d+\. /m).find((part) => part.startsWith(`${heading}\n`)) ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
