import { connect, granted, rankedDuelOf, visit } from "@holmgang/server/testing";
import type { Client } from "@holmgang/server/testing";

/** Who lives on a server that is looked at: the first wins most. */
export const PEOPLE = ["Brynja", "Kettil", "Asger", "Runa"] as const;

/** Lets a few people play on an empty server, and leaves two of them at tables without a clock. */
export async function invitePeople(address: string): Promise<void> {
  const clients = await Promise.all(PEOPLE.map((nickname) => arrive(address, nickname)));
  const pair = (a: number, b: number) => [clients[a]!, clients[b]!] as const;
  for (const both of [pair(0, 1), pair(0, 2), pair(1, 0), pair(0, 3), pair(2, 3)]) {
    const { match, clients: seated } = await rankedDuelOf(both);
    const loser = seated.find(({ visitor }) => visitor === both[1].visitor)!; // both sit there
    granted(await loser.ask({ kind: "resign", match }));
    for (const each of seated) await each.next("settled", (message) => message.match === match);
  }
  for (const [client, bot] of [
    [clients[2], "equilibrium"],
    [clients[3], "scatter"],
  ] as const) {
    const settings = { prepMs: 0 };
    granted(await client!.ask({ kind: "play_bot", game: "orcain", bot, settings })); // everybody came
  }
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
