import { visit } from "@holmgang/server/testing";

export const passwordOf = (nickname: string): string => `the password of ${nickname}`;

/** A visitor who has claimed a name. */
export async function enroll(address: string, nickname: string) {
  const visitor = await visit(address);
  const reply = await fetch(`${address}/api/me/claim`, {
    method: "POST",
    headers: { authorization: `Bearer ${visitor.token}`, "content-type": "application/json" },
    body: JSON.stringify({ nickname, password: passwordOf(nickname) }),
  });
  if (!reply.ok) throw new Error(`no ${nickname}: ${reply.status} ${await reply.text()}`);
  return visitor;
}
