import { readArgs } from "../args.ts";
import type { Command } from "../command.ts";
import { Complaint } from "../complaint.ts";

export const account: Command = {
  name: "account",
  usage: "account NAME [--server URL]",
  about: "Prints the id of the account that has a nickname, as `serve --admins` takes it.",
  details: () => [
    "",
    "--server URL   the server to ask, http://localhost:8080 by default; PORT stands for another port",
  ],
  async run(argv, terminal) {
    const { words, flags } = readArgs(argv, { server: "text" }, ["NAME"]);
    const server = flags.server ?? `http://localhost:${process.env["PORT"] ?? 8080}`;
    const name = words[0]!; // readArgs has counted
    const { id, nickname, kind } = await ask(server, name);
    terminal.out(id);
    // On stderr: the id alone can be taken into a script.
    if (kind !== "named")
      terminal.err(`${nickname} is a ${kind}, and only a named account can be an admin.`);
  },
};

interface Found {
  readonly id: string;
  readonly nickname: string;
  readonly kind: string;
}

async function ask(server: string, name: string): Promise<Found> {
  const url = URL.parse(`/api/players/${encodeURIComponent(name)}`, server);
  if (!url)
    throw new Complaint(`--server takes an address such as http://localhost:8080, not '${server}'`);
  const reply = await fetch(url).catch(() => null);
  if (!reply) throw new Complaint(`no server answers at ${url.origin}; is it running?`, 1);
  if (reply.status === 404) throw new Complaint(`nobody at ${url.origin} is called '${name}'`, 1);
  if (!reply.ok) throw new Complaint(`the server at ${url.origin} answers ${reply.status}`, 1);
  return ((await reply.json()) as { account: Found }).account; // our own server's word
}
