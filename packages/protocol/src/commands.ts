import * as v from "valibot";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { EMOTES } from "./emotes.ts";
import { fields, schemas } from "./fields.ts";
import type { FieldsOf } from "./fields.ts";

const { match, invite, game, mode, entry, settings, wantedSeat, seen, about } = fields;

/** Everything a client can ask for: one row a command. */
export const COMMANDS = {
  ping: { about: "Asks whether the server is there, and for its time.", fields: {} },
  queue: {
    about: "Waits for a rival of about your strength. The match counts for the rating.",
    fields: { game, mode, entry },
  },
  unqueue: { about: "Stops waiting.", fields: {} },
  play_bot: {
    about: "Opens a match against one of the server's bots. Answered with `match`.",
    fields: {
      game,
      bot: about(schemas.text(32), "The bot, by its name."),
      settings,
      entry,
      seat: wantedSeat,
    },
  },
  invite: {
    about: "Makes a link to a match with you, or asks one account. Answered with `invite`.",
    fields: {
      game,
      settings,
      entry,
      seat: wantedSeat,
      to: about(
        v.optional(schemas.text(64)),
        "The account that is asked; absent is whoever has the link.",
      ),
    },
  },
  uninvite: { about: "Takes an invitation of yours back.", fields: { invite } },
  accept: { about: "Accepts an invitation. Answered with `match`.", fields: { invite, entry } },
  decline: { about: "Declines an invitation that was made to you.", fields: { invite } },
  nonce: {
    about: "Your part of the match's chance, once, right after `match_found`.",
    fields: {
      match,
      nonce: about(
        v.pipe(v.string(), v.maxLength(64), v.excludes("\0")),
        "Any text nobody can guess.",
      ),
    },
  },
  resume: {
    about: "Asks for the updates of a match of yours: what you have missed, then all that follow.",
    fields: { match, seq: seen },
  },
  move: {
    about: "Answers a decision.",
    fields: {
      match,
      decision: about(
        schemas.count,
        "The decision you answer: an answer that comes too late is refused.",
      ),
      move: about(v.unknown(), "The move, as its game writes it."),
    },
  },
  resign: { about: "Gives the match up.", fields: { match } },
  rematch: {
    about:
      "Offers another match with sides swapped; it opens when both have. An offer stands for a minute.",
    fields: { match },
  },
  unrematch: { about: "Takes the offer of a rematch back.", fields: { match } },
  leave: {
    about:
      "Leaves the table of a match that is over: the rival is told, and an offer is taken back.",
    fields: { match },
  },
  emote: {
    about:
      "Says one of a few things to whoever sits at the table and whoever watches. It is in no record.",
    fields: { match, emote: about(v.picklist(EMOTES), "What is said.") },
  },
  watch: {
    about:
      "Asks for a match as spectators see it: how it stands now, in an update with the `seq` it has, and all that follow.",
    fields: {
      match,
      seq: about(
        v.optional(schemas.count),
        "Absent is how it stands. Otherwise you get every update after this one; 0 is the whole story. What is told again is counted.",
      ),
    },
  },
  unwatch: { about: "Stops watching.", fields: { match } },
} as const;

export type CommandKind = keyof typeof COMMANDS;

/** A command of one kind, parsed. */
export type CommandOf<K extends CommandKind> = { readonly kind: K; readonly id: string } & Readonly<
  FieldsOf<(typeof COMMANDS)[K]["fields"]>
>;

export type Command = { [K in CommandKind]: CommandOf<K> }[CommandKind];

const id = about(schemas.text(64), "Chosen by the client; the answer names it.");

const SCHEMAS = Object.fromEntries(
  Object.entries(COMMANDS).map(([kind, command]) => [
    kind,
    v.strictObject({ kind: v.literal(kind), id, ...command.fields }),
  ]),
);

const WITH_ID = v.object({ id });
const WITH_KIND = v.object({ kind: v.string() });

/** The command's id, where one can be made out; so that also a wrong command gets its answer. */
export const idOf = (raw: unknown): string | null => {
  const parsed = v.safeParse(WITH_ID, raw);
  return parsed.success ? parsed.output.id : null;
};

/** A command from the wire. Only these fields, each of its kind. */
export function parseCommand(raw: unknown): Result<Command> {
  const kind = v.safeParse(WITH_KIND, raw);
  if (!kind.success) return refuse("malformed", "A command is an object with a kind and an id.");
  const name = kind.output.kind;
  const schema = Object.hasOwn(SCHEMAS, name) ? SCHEMAS[name] : undefined;
  if (!schema) return refuse("unknown-command", `There is no command '${name.slice(0, 40)}'.`);
  const parsed = v.safeParse(schema, raw, { abortEarly: true });
  // The schema was made from the row of this kind, so what it lets through is that command.
  if (parsed.success) return accept(parsed.output as unknown as Command);
  return refuse("malformed", `${name}: ${complaint(parsed.issues[0])}`);
}

function complaint(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return `${path === null ? "" : `${path.slice(0, 40)}: `}${issue.message.slice(0, 120)}`;
}
