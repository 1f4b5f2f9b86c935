// `npm run picture`: plays the match shown in the README and draws the terminal it was played in.
import { writeFileSync } from "node:fs";
import { runCommand } from "../packages/cli/src/run-command.ts";
import type { Style, Terminal } from "../packages/cli/src/terminal.ts";

const COLOURS: Record<Style, string> = {
  bold: "#f3e3bd",
  dim: "#8d8270",
  red: "#e0705c",
  green: "#8fbf6a",
  yellow: "#e2b04a",
  cyan: "#6fb7c9",
  magenta: "#c98fb6",
};
const ANSWERS = ["hint", "cda", "dca", "ahc"];
const SHOWN = 19;

const lines: { text: string; colour: string }[] = [];
const say = (text: string): void => {
  for (const line of text.split("\n")) {
    const [, style, plain] = /^‹(\w+)›(.*)$/.exec(line) ?? [];
    lines.push({ text: plain ?? line, colour: COLOURS[style as Style] ?? "#d8cdb6" }); // `style` below wrote it
  }
};
const terminal: Terminal = {
  isInteractive: true,
  out: say,
  err: say,
  style: (style, text) => `‹${style}›${text}`,
  ask(prompt) {
    const answer = ANSWERS.shift() ?? null;
    say(`${prompt}${answer ?? ""}`);
    return Promise.resolve(answer);
  },
  progress: () => {},
  pause: () => Promise.resolve(),
};
await runCommand(["play", "orcain", "--bot", "orc", "--seed", "5"], terminal);

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const rows = lines
  .slice(0, SHOWN)
  .map(
    ({ text, colour }, i) =>
      `<text x="20" y="${34 + i * 19}" fill="${colour}" xml:space="preserve">${escape(text)}</text>`,
  );
const height = 34 + Math.min(lines.length, SHOWN) * 19;
writeFileSync(
  new URL("../docs/play.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${height}" width="800" height="${height}" role="img" aria-label="A match of Orcain in a terminal">
<rect width="100%" height="100%" rx="10" fill="#1b1712"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14">
${rows.join("\n")}
</g>
</svg>
`,
);
