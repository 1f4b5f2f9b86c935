import * as v from "valibot";
import { EMOTES } from "./emotes.ts";
import { fields, schemas } from "./fields.ts";
import type { FieldsOf } from "./fields.ts";

const { match, invite, game, about } = fields;
const { text, count, seat, millis } = schemas;

const orNull = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);
const rating = v.number();

/** A player as everybody may know it. */
const player = v.strictObject({
  account: about(orNull(v.string()), "Null for a bot of the server's own."),
  nickname: v.string(),
  kind: v.picklist(["guest", "named", "bot"]),
  avatar: v.string(),
  rating: about(orNull(rating), "Null where there is no rating to go by."),
  league: orNull(v.string()),
});

const outcome = v.variant("result", [
  v.strictObject({ result: v.literal("win"), seat, reason: v.string() }),
  v.strictObject({ result: v.picklist(["draw", "both-lose", "void"]), reason: v.string() }),
]);

/** Why a match that would count does not: its players come from one address, or have met very often today. */
const UNCOUNTED = ["same-household", "met-often"] as const;

const worth = v.strictObject({
  lines: about(
    v.array(v.strictObject({ reason: v.string(), count, worth: count })),
    "What the rules pay for, by the game's own words.",
  ),
  wins: about(count, "Paid matches you have now won in a row."),
  streak: about(count, "What that adds."),
  earned: about(count, "The sum."),
  kept: about(count, "What of it went into your purse."),
  purse: about(count, "What was in it then."),
  unpaid: about(
    orNull(v.picklist(["arranged", "other-rules", "enough-today", ...UNCOUNTED])),
    "Why nothing was paid: a match that was arranged, unusual rules, enough matches with bots today, or a match that does not count. Null if it was.",
  ),
});

const bank = v.strictObject({
  ms: about(count, "All of it, for the whole match."),
  leftMs: about(
    count,
    "What was left when the question's clock started, or last stood still in a pause.",
  ),
  deadline: about(orNull(millis), "When nothing is left, in server time. Null while paused."),
});

const question = {
  id: about(count, "Named by the `move` that answers it."),
  kind: v.string(),
  limitMs: about(orNull(count), "How long one may think; null is for ever."),
  deadline: about(
    orNull(millis),
    "In server time. Null without a limit, and while the match is paused. A question that goes on as another keeps it.",
  ),
};

const decision = {
  ...question,
  bank: about(
    v.optional(bank),
    "The time bank of whoever is asked, with a question that draws on it: whichever falls first, limit or bank, rings.",
  ),
};

const now = about(millis, "The server's time in milliseconds since 1970.");

/** Everything the server says: one row a message. */
export const MESSAGES = {
  welcome: {
    about: "The first message on every connection.",
    fields: {
      version: about(count, "The protocol's version."),
      now,
      account: v.strictObject({ id: v.string(), nickname: v.string(), kind: v.string() }),
      matches: about(v.array(text(64)), "Your matches that are not over: `resume` them."),
      queue: about(orNull(v.strictObject({ game, mode: v.string() })), "Where you are waiting."),
    },
  },
  ok: {
    about: "A command was carried out. What it changed is durable.",
    fields: {
      re: about(text(64), "The command's id."),
      now,
      match: about(v.optional(text(64)), "The match it opened."),
      invite: about(v.optional(text(64)), "The invitation it made."),
    },
  },
  refused: {
    about: "A command was not carried out, and nothing has changed.",
    fields: {
      re: about(orNull(text(64)), "The command's id; null where none could be made out."),
      code: about(v.string(), "For programs."),
      words: about(v.string(), "For people."),
      retryAfterSeconds: about(
        v.optional(count),
        "When to ask again, if it was refused because it was too much or too soon.",
      ),
    },
  },
  match_found: {
    about:
      "You sit in a match. Answer with a `nonce` at once; the match opens when both are in, or after two seconds.",
    fields: {
      match,
      game,
      rules: about(count, "The number of the game's rules."),
      mode: about(orNull(v.string()), "The queue it came from; null for one that was arranged."),
      rated: v.boolean(),
      settings: about(v.unknown(), "What both play by."),
      seat: about(seat, "Yours."),
      players: about(v.tuple([player, player]), "By seat."),
      pot: about(count, "Tokens at stake."),
      uncounted: about(
        v.optional(v.picklist(UNCOUNTED)),
        "Why it is neither rated nor staked, although its queue is: you both come from one address, or have met ten times today.",
      ),
      commitment: about(
        v.string(),
        "Binds the server to its part of the chance, which is shown at the end.",
      ),
      run: about(
        v.optional(text(64)),
        "The run of the campaign of which it is a battle: it is open without nonces, and waits for you.",
      ),
    },
  },
  update: {
    about:
      "What you heard, what you see now, what you are asked, and who else is asked in the open. Nothing else about the match is ever sent.",
    fields: {
      match,
      seq: about(
        count,
        "Counts your own updates of this match, from 1, without gaps. Whoever begins to watch may hear a later one first.",
      ),
      events: about(
        v.array(v.looseObject({ kind: v.string() })),
        "As far as you may know them, in order.",
      ),
      view: about(v.unknown(), "All you may know."),
      decisions: about(v.array(v.strictObject(decision)), "Your own open questions."),
      others: about(
        v.array(v.strictObject({ seat, ...decision })),
        "Questions that are open to others and no secret: the rival's clock, for a spectator both.",
      ),
      outcome: about(orNull(outcome), "Null while the match goes on."),
    },
  },
  presence: {
    about: "A player of the match has gone, or is back.",
    fields: {
      match,
      seat,
      connected: v.boolean(),
      until: about(orNull(millis), "When being gone becomes a loss, in server time."),
    },
  },
  audience: { about: "How many people watch.", fields: { match, spectators: count } },
  settled: {
    about: "What the end of a match changed for you.",
    fields: {
      match,
      tokens: about(count, "What you have now."),
      tokensWon: about(millis, "What the match brought you, your stake deducted."),
      rating: about(
        orNull(v.strictObject({ before: rating, after: rating })),
        "Null if it was not rated.",
      ),
      points: about(
        orNull(v.strictObject({ before: count, after: count, league: v.string() })),
        "On the game's own ladder, if it has one.",
      ),
      gold: about(orNull(worth), "What the match was worth in gold, if its game has any."),
      serverSeed: about(
        orNull(v.string()),
        "The server's part of the chance: check it against the commitment.",
      ),
    },
  },
  invited: {
    about: "Somebody asks you to play.",
    fields: { invite, game, settings: v.unknown(), from: player, expiresAt: millis },
  },
  invite_closed: {
    about: "An invitation of yours, or to you, is no longer open.",
    fields: { invite, state: v.picklist(["taken", "cancelled", "declined", "expired"]) },
  },
  left_queue: {
    about: "You are no longer waiting, and did not ask for that.",
    fields: { code: v.string(), words: v.string() },
  },
  emote: {
    about: "A player of the match says something. It is told once, and never again.",
    fields: { match, seat, emote: v.picklist(EMOTES) },
  },
  rematch_offered: {
    about:
      "Your rival offers another match. Every connection of yours hears it, and each new one while it stands.",
    fields: { match, until: about(millis, "How long the offer stands, in server time.") },
  },
  rematch_closed: {
    about: "No offer of a rematch stands any more: it was taken back, or too old.",
    fields: { match },
  },
  departed: {
    about: "A player has left the table after the end, or lost the connection.",
    fields: { match, seat },
  },
  returned: {
    about: "A player whose connection was lost after the end is back.",
    fields: { match, seat },
  },
  banned: {
    about:
      "You are put out, and the connection ends. Your matches go on as whenever somebody leaves.",
    fields: {
      words: about(v.string(), "All of it, in a sentence."),
      reason: v.string(),
      until: about(orNull(millis), "When it ends, in server time; null is never."),
    },
  },
  closing: {
    about: "This server goes away; connect again. Clocks stand still until you are back.",
    fields: { words: v.string() },
  },
} as const;

export type MessageKind = keyof typeof MESSAGES;

/** A message of one kind. */
export type MessageOf<K extends MessageKind> = { readonly kind: K } & Readonly<
  FieldsOf<(typeof MESSAGES)[K]["fields"]>
>;

export type Message = { [K in MessageKind]: MessageOf<K> }[MessageKind];
export type Player = v.InferOutput<typeof player>;
