import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { newSignal } from "../pair.ts";
import type { OpenPair } from "../pair.ts";
import { fromBoardgame } from "../peers.ts";

interface Socket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  disconnect(): void;
}

interface Sockets {
  io(address: string, options: object): Socket;
}

interface Position {
  readonly G: { readonly round: number };
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

interface Deed {
  readonly action: { readonly type: string; readonly payload: { readonly playerID: string } };
}

/** Matches made without the lobby so far: each has a name of its own. */
let matches = 0;

/** Through its lobby, as its guide has it; or straight into a match that is made when first asked for. */
export const boardgamePair =
  ({ lobby }: { lobby: boolean }): OpenPair =>
  async (address) => {
    const { io } = fromBoardgame("socket.io-client") as Sockets;
    const synced = SEATS.map(() => newSignal<null>());
    const taken = SEATS.map(() => newSignal<null>());
    const ends = SEATS.map(() => newSignal<boolean>());
    const credentials: (string | undefined)[] = [];
    let match = "";
    let stateId = 0;

    const sockets = SEATS.map((seat) => {
      const socket = io(`${address}/orcain`, { transports: ["websocket"], forceNew: true });
      let round = 1;
      socket.on("sync", () => {
        round = 1;
        synced[seat]!.give(null);
      });
      socket.on("update", (_match: string, { G, ctx, _stateID }: Position, log: Deed[]) => {
        stateId = _stateID;
        if (log.some(({ action }) => isMove(action, seat))) taken[seat]!.give(null);
        if (G.round > round) ends[seat]!.give(ctx.gameover === undefined);
        round = G.round;
      });
      return socket;
    });

    async function post(path: string, body: object): Promise<Record<string, string>> {
      const reply = await fetch(`${address}/games/orcain/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await reply.json()) as Record<string, string>; // its API is known
    }

    return {
      async sit() {
        match = lobby ? (await post("create", { numPlayers: 2 }))["matchID"]! : String(++matches);
        await Promise.all(
          SEATS.map(async (seat) => {
            const joining = { playerID: String(seat), playerName: String(seat) };
            if (lobby)
              credentials[seat] = (await post(`${match}/join`, joining))["playerCredentials"];
            sockets[seat]!.emit("sync", match, String(seat), credentials[seat], 2);
            await synced[seat]!.next();
          }),
        );
      },
      async move(seat, { kind, layout }) {
        const type = kind === "layout_draft" ? "draft" : "confirm";
        const playerID = String(seat);
        const payload = { type, args: [layout], playerID, credentials: credentials[seat] };
        sockets[seat]!.emit("update", { type: "MAKE_MOVE", payload }, stateId, match, playerID);
        await taken[seat]!.next();
      },
      roundEnds: (seat) => ends[seat]!.next(),
      leave() {
        for (const socket of sockets) socket.disconnect();
      },
    };
  };

const isMove = ({ type, payload }: Deed["action"], seat: Seat): boolean =>
  type === "MAKE_MOVE" && payload.playerID === String(seat);
