import { startServer } from "@holmgang/server/testing";
import { expect, test } from "vitest";
import { call } from "../testing/fake-terminal.ts";

test("holmgang account prints the id that belongs to a name, and says if it can be no admin's", async () => {
  const served = await startServer();
  try {
    const guest = await fetch(`${served.address}/api/guest`, { method: "POST" });
    const { id, nickname } = (await guest.json()) as { id: string; nickname: string };
    const ask = (name: string) => call(["account", name, "--server", served.address]);
    expect(await ask(nickname)).toEqual({
      code: 0,
      out: id,
      err: `${nickname} is a guest, and only a named account can be an admin.`,
    });
    await fetch(`${served.address}/api/me/claim`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: guest.headers.get("set-cookie")!.split(";")[0]!,
      },
      body: JSON.stringify({ nickname: "Keeper", password: "long enough" }),
    });
    expect(await ask("keeper")).toEqual({ code: 0, out: id, err: "" });
    expect(await ask("Nobody Here")).toMatchObject({
      code: 1,
      err: `holmgang: nobody at ${served.address} is called 'Nobody Here'`,
    });
  } finally {
    await served.stop();
  }
  expect(await call(["account", "Keeper", "--server", served.address])).toMatchObject({
    code: 1,
    err: `holmgang: no server answers at ${served.address}; is it running?`,
  });
  expect(await call(["account", "Keeper", "--server", "nowhere"])).toMatchObject({ code: 2 });
});
