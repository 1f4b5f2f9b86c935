import { connect, granted, rankedDuelOf, sitDown, visit } from "@holmgang/server/testing";
import type { Client, Duel } from "@holmgang/server/testing";

/** Who lives on a server that is looked at: the first wins most. */
export const PEOPLE = ["Brynja", "Kettil", "Asger", "Runa"] as const;

/** Lets a few people play on an empty server, and leaves two of them at tables without a clock. */
export async function invitePeople(address: string): Promise<void> {
  const [brynja, kettil, asger, runa] = await Promise.all([
    arrive(address, PEOPLE[0]),
    arrive(address, PEOPLE[1]),
    arrive(address, PEOPLE[2]),
    arrive(address, PEOPLE[3]),
  ]);
  // Equals meet at once; after the first result the queue would look for somebody nearer, so they stay together.
  let duel = await rankedDuelOf([brynja, kettil]);
  for (const loser of [kettil, brynja, kettil]) {
    await giveUp(duel, loser);
    duel = await again(duel);
  }
  await giveUp(duel, kettil);
  await giveUp(await rankedDuelOf([asger, runa]), runa);
  await playBot(asger, "equilibrium");
  await playBot(runa, "scatter");
}

async function giveUp({ match, clients }: Duel, loser: Client): Promise<void> {
  granted(await loser.ask({ kind: "resign", match }));
  for (const each of clients) await each.next("settled", (message) => message.match === match);
}

async function again({ match, clients }: Duel): Promise<Duel> {
  for (const each of clients) granted(await each.ask({ kind: "rematch", match }));
  return sitDown(clients);
}

async function playBot(client: Client, bot: string): Promise<void> {
  const settings = { prepMs: 0 };
  granted(await client.ask({ kind: "play_bot", game: "orcain", bot, settings }));
}

async function arrive(address: string, nickname: string): Promise<Client> {
  const visitor = await visit(address);
  const reply = await fetch(`${address}/api/me/claim`, {
    method: "POST",
    headers: { authorization: `Bearer ${visitor.token}`, "content-type": "application/json" },
    body: JSON.stringify({ nickname, password: `the password of ${nickname}` }),
  });
  if (!reply.ok) throw new Error(`no ${nickname}: ${reply.status} ${await reply.text()}`);
  return connect(visitor);
}
