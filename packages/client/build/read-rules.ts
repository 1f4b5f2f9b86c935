import { Lexer, Parser, Renderer } from "marked";
import type { Token, Tokens } from "marked";
import type { RulesBlock, RulesDocument, RulesSection } from "../src/game/rules-document.ts";

/** Cuts a RULES.md into its sections and numbered rules. */
export function readRules(markdown: string): RulesDocument {
  let title = "";
  let intro: Token[] = [];
  const sections: { title: string; blocks: Draft[] }[] = [];
  for (const token of new Lexer().lex(markdown)) {
    const section = sections.at(-1);
    if (isHeading(token, 1)) title = token.text;
    else if (isHeading(token, 2)) sections.push({ title: token.text, blocks: [] });
    else if (!section) intro = [...intro, token];
    else addTo(section.blocks, token);
  }
  return { title, intro: htmlOf(intro, title), sections: sections.map(finish) };
}

interface Draft {
  readonly rule: string | null;
  readonly tokens: Token[];
}

const NUMBER = /^\*\*([RC]\d+)\*\* /;

/** A numbered paragraph begins a rule; whatever follows belongs to it. */
function addTo(blocks: Draft[], token: Token): void {
  if (token.type === "space") return;
  const rule = token.type === "paragraph" ? NUMBER.exec(token.raw)?.[1] : undefined;
  const last = blocks.at(-1);
  if (rule === undefined && last) last.tokens.push(token);
  else blocks.push({ rule: rule ?? null, tokens: [withoutNumber(token)] });
}

function withoutNumber(token: Token): Token {
  if (token.type !== "paragraph" || !NUMBER.test(token.raw)) return token;
  const raw = token.raw.replace(NUMBER, "");
  return new Lexer().lex(raw)[0]!; // a paragraph without its first word is still one
}

const finish = ({ title, blocks }: { title: string; blocks: Draft[] }): RulesSection => ({
  id: slug(title),
  title,
  blocks: blocks.map(({ rule, tokens }): RulesBlock => {
    const html = htmlOf(tokens, rule ?? title);
    return { rule, html, text: textOf(html) };
  }),
});

const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Tables may be wider than a phone: each scrolls in a place of its own, which needs a name. */
function htmlOf(tokens: readonly Token[], name: string): string {
  const renderer = new Renderer();
  const plainTable = renderer.table.bind(renderer);
  renderer.table = (table: Tokens.Table) =>
    `<div class="rules__wide" tabindex="0" role="group" aria-label="${name}">${plainTable(table)}</div>`;
  const parser = new Parser({ renderer });
  return linked(parser.parse([...tokens]).trim());
}

/** Where a rule speaks of another, it leads there. */
const linked = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith("<") ? part : part.replaceAll(/\b[RC]\d+\b/g, '<a href="#$&">$&</a>'),
    )
    .join("");

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#39;": "'",
};

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
  token.type === "heading" && token.depth === depth;
