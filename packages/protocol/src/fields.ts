import * as v from "valibot";

/** A field of a message: what it may hold and what it means. The documentation is made of both. */
const field = <S extends v.GenericSchema>(schema: S, about: string) =>
  v.pipe(schema, v.description(about));

/** No zero bytes: databases do not keep them. */
const text = (max: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(max), v.excludes("\0"));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.picklist([0, 1]);
const millis = v.pipe(v.number(), v.safeInteger());

export const schemas = { text, count, seat, millis };

export const fields = {
  match: field(text(64), "The match."),
  invite: field(text(64), "The invitation; the last part of its link."),
  game: field(text(32), "The game, by its id."),
  mode: field(text(32), "The pace, by its id: every game and pace has a queue and a rating."),
  entry: field(
    v.optional(v.unknown()),
    "What you bring (a hand, a deck); absent is the game's default.",
  ),
  settings: field(
    v.optional(v.unknown()),
    "The settings that differ from the game's defaults, by name.",
  ),
  wantedSeat: field(v.optional(seat), "The seat you want; absent is by lot."),
  seen: field(
    count,
    "The last `seq` you have of this match, 0 for none: you get what came after it.",
  ),
  about: field,
};

/** The values that a row's fields hold. */
export type FieldsOf<F> = F extends v.ObjectEntries
  ? v.InferOutput<v.StrictObjectSchema<F, undefined>>
  : never;
