import type { Message, MessageOf } from "@holmgang/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NO_LIMITS } from "../limits/limits.ts";
import { newPlayer, openHouse, pickUp } from "../testing/house.ts";
import type { House, Thread } from "../testing/house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({ limits: { ...NO_LIMITS, pairADay: 10 } });
});
afterAll(() => house.close());

async function playerAt(address: string): Promise<Thread & { readonly account: string }> {
  const account = await newPlayer(house);
  await house.node.addresses.note(account, address);
  return { account, ...(await pickUp(house, account)) };
}

/** The next match somebody hears of. */
async function found({ heard }: Thread): Promise<MessageOf<"match_found">> {
  for (;;) {
    const at = heard.findIndex(({ kind }) => kind === "match_found");
    if (at >= 0) return heard.splice(at, 1)[0] as MessageOf<"match_found">; // as was looked at
    await house.settle();
  }
}

function granted(answer: Message): MessageOf<"ok"> {
  if (answer.kind !== "ok") throw new Error(JSON.stringify(answer));
  return answer;
}

async function endOf(match: string, [one, two]: readonly [Thread, Thread]): Promise<void> {
  for (const each of [one, two]) granted(await each.ask({ kind: "nonce", match, nonce: "n" }));
  await house.settle();
  granted(await one.ask({ kind: "resign", match }));
  await house.settle();
}

async function invited(one: Thread, two: Thread): Promise<MessageOf<"match_found">> {
  const { invite } = granted(await one.ask({ kind: "invite", game: "orcain" }));
  granted(await two.ask({ kind: "accept", invite }));
  await found(one);
  return found(two);
}

async function queued(one: Thread, two: Thread): Promise<MessageOf<"match_found">> {
  for (const each of [one, two])
    granted(await each.ask({ kind: "queue", game: "orcain", mode: "standard" }));
  await found(one);
  return found(two);
}

async function again(match: string, pair: readonly [Thread, Thread]) {
  for (const each of pair) granted(await each.ask({ kind: "rematch", match }));
  await found(pair[0]);
  return found(pair[1]);
}

const FOR_NOTHING = { rated: false, pot: 0, uncounted: "same-household" };

test("rivals of one household play for nothing by invitation and in its rematch, where strangers play for their stakes", async () => {
  const near = [await playerAt("2001:db8::1"), await playerAt("2001:db8::2")] as const;
  const first = await invited(...near);
  expect(first).toMatchObject(FOR_NOTHING);
  await endOf(first.match, near);
  expect(await again(first.match, near)).toMatchObject(FOR_NOTHING);

  const far = [await playerAt("203.0.113.7"), await playerAt("198.51.100.9")] as const;
  const other = await invited(...far);
  expect(other).toMatchObject({ rated: false, pot: 2 });
  expect(other.uncounted).toBeUndefined();
});

test("a rematch is looked at anew: one that counted has none that does once both are seen at one place", async () => {
  const pair = [await playerAt("203.0.113.17"), await playerAt("198.51.100.19")] as const;
  const first = await queued(...pair);
  expect(first).toMatchObject({ rated: true, pot: 2 });
  await endOf(first.match, pair);
  await house.node.addresses.note(pair[1].account, "203.0.113.17");
  expect(await again(first.match, pair)).toMatchObject(FOR_NOTHING);
});
