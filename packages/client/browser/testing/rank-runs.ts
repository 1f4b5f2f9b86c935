import type { Served } from "@holmgang/server";
import { enroll } from "./enroll.ts";

/** How far somebody came. */
interface Came {
  readonly nickname: string;
  readonly won: boolean;
  readonly act: number;
  readonly encounters: number;
  readonly hp: number;
}

/** Who stands in the table of best runs: among them a long name, and somebody who gave up at once. */
const BEST: readonly Came[] = [
  { nickname: "Thorgerd", won: true, act: 3, encounters: 31, hp: 64 },
  { nickname: "Marshal Davout", won: true, act: 3, encounters: 38, hp: 7 },
  { nickname: "Ulf", won: false, act: 3, encounters: 27, hp: 0 },
  { nickname: "Ragnhild Uppsala", won: false, act: 2, encounters: 19, hp: 0 },
  { nickname: "Sigrun", won: false, act: 2, encounters: 12, hp: 0 },
  { nickname: "Einar", won: false, act: 1, encounters: 6, hp: 0 },
  { nickname: "Vigdis", won: false, act: 1, encounters: 0, hp: 50 },
];

/** Lets each of them begin a run and give it up, and says of it that it went farther. */
export const rankRuns = async (site: Served): Promise<void> =>
  void (await Promise.all(BEST.map((came) => rank(site, came))));

async function rank(site: Served, { nickname, ...came }: Came): Promise<void> {
  const { token } = await enroll(site.address, nickname);
  const send = async (path: string, body: object): Promise<{ readonly id: string }> => {
    const reply = await fetch(`${site.address}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { id: string }; // a run, as its player is told of it
  };
  const { id } = await send("/api/runs", { relic: "war-chest" });
  await send(`/api/runs/${id}/moves`, { seq: 0, move: { kind: "abandon" } });
  await site.node.db.updateTable("run").set(came).where("id", "=", id).execute();
}
