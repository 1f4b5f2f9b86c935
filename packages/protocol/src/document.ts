import * as v from "valibot";
import { COMMANDS } from "./commands.ts";
import { MESSAGES } from "./messages.ts";
import { REFUSALS } from "./refusals.ts";
import { PROTOCOL } from "./version.ts";

/** The protocol as a page for people, made of the same rows as its parser. */
export function documentation(): string {
  const parts = [
    HEAD,
    "## Commands",
    "What a client may send. Every command has an `id` of the client's choice, up to 64 characters, new for every command of a connection; its answer is `ok` or `refused` with that id in `re`.",
    ...Object.entries(COMMANDS).map(([kind, row]) => section(kind, row)),
    "## Messages",
    "What the server says, on its own or as an answer.",
    ...Object.entries(MESSAGES).map(([kind, row]) => section(kind, row)),
    "## Refusals",
    "Besides these, a game has codes of its own for moves it does not accept, like `not-in-hand`.",
    table(
      ["code", "meaning"],
      Object.entries(REFUSALS).map(([code, words]) => [`\`${code}\``, words]),
    ),
  ];
  return parts.join("\n\n") + "\n";
}

const HEAD = `# The protocol, version ${PROTOCOL}

Written by \`npm run protocol\` from \`packages/protocol/src\`; do not edit.

JSON texts over a WebSocket at \`/socket?v=${PROTOCOL}\`, one object a message, whose \`kind\` says what it is. Whoever
connects is signed in: by the cookie that \`POST /api/guest\` or \`POST /api/sign-in\` sets, or by
\`Authorization: Bearer TOKEN\`. Another version than the server's is turned away with status 426,
whoever is banned with 403 and a sentence that says why and until when. When the
session ends by which somebody came in (signed out, ended from elsewhere, a new password), the server closes the
connection with code 4001; 1012 is a restart.

The life of a match: \`queue\` (or \`invite\` and \`accept\`, or \`play_bot\`), then \`match_found\`, answered with a
\`nonce\`; then an \`update\` whenever something changes that you may know, each with your own next \`seq\`; a \`move\`
for every decision; at the end an \`update\` with an outcome, and \`settled\`. After a lost connection: connect again,
\`resume\` with the last \`seq\` you have, and you get exactly what you missed.`;

interface Row {
  readonly about: string;
  readonly fields: Readonly<Record<string, v.GenericSchema>>;
}

function section(kind: string, { about, fields }: Row): string {
  const rows = rowsOf(fields);
  const head = `### \`${kind}\`\n\n${about}`;
  return rows.length === 0 ? head : `${head}\n\n${table(["field", "holds", ""], rows)}`;
}

/** The fields of an object, and under them those of the objects they hold. */
const rowsOf = (fields: Row["fields"], prefix = ""): string[][] =>
  Object.entries(fields).flatMap(([name, schema]) => [
    [`\`${prefix}${name}\``, holds(schema), v.getDescription(schema) ?? ""],
    ...rowsOf(entriesOf(schema), `${prefix}${name}${isList(schema) ? "[]" : ""}.`),
  ]);

/** The parts of a schema that this page needs; valibot's own types differ from kind to kind. */
interface Shown {
  readonly type: string;
  readonly options?: readonly unknown[];
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly items?: readonly v.GenericSchema[];
  readonly entries?: Row["fields"];
  readonly literal?: unknown;
}

const shown = (schema: v.GenericSchema): Shown => schema; // every part may be absent

function holds(schema: v.GenericSchema): string {
  const { type, options, wrapped, item, items, literal } = shown(schema);
  switch (type) {
    case "optional":
      return `${holds(wrapped!)}, or absent`;
    case "nullable":
      return `${holds(wrapped!)} or null`;
    case "picklist":
      return options!.map((option) => `\`${JSON.stringify(option)}\``).join(", ");
    case "literal":
      return `\`${JSON.stringify(literal)}\``;
    case "array":
      return `list of ${holds(item!)}`;
    case "tuple":
      return `${items!.length} × ${holds(items![0]!)}`;
    case "variant":
      return (options as v.GenericSchema[]).map(fieldsInline).join(" or ");
    case "unknown":
      return "anything";
    case "strict_object":
    case "loose_object":
      return "object";
    default:
      return type;
  }
}

const fieldsInline = (schema: v.GenericSchema): string =>
  `{${Object.entries(entriesOf(schema))
    .map(([name, field]) => `${name}: ${holds(field)}`)
    .join("; ")}}`;

function entriesOf(schema: v.GenericSchema): Row["fields"] {
  const { entries, wrapped, item, items } = shown(schema);
  const inner = wrapped ?? item ?? items?.[0];
  return entries ?? (inner ? entriesOf(inner) : {});
}

const isList = (schema: v.GenericSchema): boolean =>
  ["array", "tuple"].includes(shown(schema).type);

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
