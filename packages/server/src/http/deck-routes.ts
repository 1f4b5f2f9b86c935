import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { FastifyInstance, FastifyRequest, RouteGenericInterface } from "fastify";
import { changeDeck } from "../decks/change-deck.ts";
import type { DeckChanges } from "../decks/change-deck.ts";
import { copyDeck } from "../decks/copy-deck.ts";
import { createDeck } from "../decks/create-deck.ts";
import type { NewDeck } from "../decks/create-deck.ts";
import { deleteDeck } from "../decks/delete-deck.ts";
import { listDecks } from "../decks/list-decks.ts";
import { requireCaller } from "./caller.ts";
import { NAME, query } from "./query.ts";
import type { Rooms } from "./rooms.ts";

interface Named {
  Params: { readonly id: string };
}

/** Decks that named accounts keep here. */
export function deckRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { db, now } = rooms;

  app.get<{ Querystring: { readonly game?: string } }>(
    "/api/decks",
    query({ game: NAME }),
    requireNamed(rooms, async (account, { query: { game } }) =>
      accept(await listDecks(db, account, game)),
    ),
  );

  app.post<{ Body: NewDeck }>(
    "/api/decks",
    body({ id: ID, game: NAME, name: TEXT, code: TEXT }, ["game", "name", "code"]),
    requireNamed(rooms, (account, request) => createDeck(db, account, request.body, now())),
  );

  app.patch<Named & { Body: DeckChanges }>(
    "/api/decks/:id",
    body({ name: TEXT, code: TEXT }, []),
    requireNamed(rooms, (account, { params: { id }, body: changes }) =>
      changeDeck(db, { account, id }, changes, now()),
    ),
  );

  app.post<Named & { Body: { readonly name?: string } | null }>(
    "/api/decks/:id/copy",
    body({ name: TEXT }, [], { nullable: true }),
    requireNamed(rooms, (account, { params: { id }, body: copy }) =>
      copyDeck(db, { account, id }, copy?.name, now()),
    ),
  );

  app.delete<Named>(
    "/api/decks/:id",
    query({}),
    requireNamed(rooms, (account, { params: { id } }) => deleteDeck(db, { account, id })),
  );
}

/** A guest's browser keeps its decks, and sends them here when the guest has claimed a name. */
const requireNamed = <Route extends RouteGenericInterface>(
  rooms: Rooms,
  work: (account: string, request: FastifyRequest<Route>) => Promise<Result<unknown>>,
) =>
  requireCaller<Route>(rooms, async ({ id, kind }, request) =>
    kind === "named"
      ? work(id, request)
      : refuse("decks-need-a-name", kind === "bot" ? OF_BOTS : OF_GUESTS),
  );

const OF_GUESTS =
  "A guest's decks are kept in this browser. Claim a name, and they are kept for you here.";
const OF_BOTS = "A bot keeps no decks here: it brings its deck as a code.";

/** Made by a browser: 128 bits that nobody guesses. */
const ID = { type: "string", pattern: "^[0-9a-f]{32}$" };
/** Longer than any name or code; what is wrong with them is said in words of their own. */
const TEXT = { ...NAME, maxLength: 2000 };

const body = (
  properties: Readonly<Record<string, object>>,
  required: readonly string[],
  { nullable = false } = {},
) => ({
  schema: {
    ...query({}).schema,
    body: { type: "object", nullable, additionalProperties: false, properties, required },
  },
});
