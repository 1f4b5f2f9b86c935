import { SEATS } from "@holmgang/kernel";
import { newSignal } from "../pair.ts";
import type { OpenPair } from "../pair.ts";
import { fromColyseus } from "../peers.ts";

/** What the room's schema shows to both. */
export interface Shown {
  /** Rounds revealed in this room. */
  readonly rounds: number;
  readonly hp: number[];
  readonly layouts: string[];
  /** Empty while the match goes on. */
  readonly outcome: string;
}

interface Room {
  readonly roomId: string;
  readonly reconnection: { enabled: boolean };
  send(kind: string, message: unknown): void;
  onMessage(kind: string, hear: () => void): void;
  onStateChange(see: (state: Shown) => void): void;
  leave(): Promise<unknown>;
}

interface Sdk {
  readonly Client: new (address: string) => {
    create(name: string): Promise<Room>;
    joinById(id: string): Promise<Room>;
  };
}

/** A new room for every match, as Colyseus has it; or the same one for ever, which spares it all but the moves. */
export const colyseusPair =
  ({ stays }: { stays: boolean }): OpenPair =>
  (address) => {
    const { Client } = fromColyseus("@colyseus/sdk") as Sdk;
    const client = new Client(address);
    const taken = SEATS.map(() => newSignal<null>());
    const ends = SEATS.map(() => newSignal<boolean>());
    let rooms: readonly Room[] = [];

    function enter(room: Room, seat: 0 | 1): void {
      let rounds = 0;
      room.reconnection.enabled = false; // it would go on when its server has gone
      room.onMessage("ok", () => taken[seat]!.give(null));
      room.onStateChange((shown) => {
        if (shown.rounds > rounds) ends[seat]!.give(shown.outcome === "");
        rounds = shown.rounds;
      });
    }

    return Promise.resolve({
      async sit() {
        if (stays && rooms.length > 0) return;
        for (const room of rooms) void room.leave();
        const first = await client.create("orcain");
        enter(first, 0);
        const second = await client.joinById(first.roomId);
        enter(second, 1);
        rooms = [first, second];
      },
      async move(seat, move) {
        rooms[seat]!.send("move", move);
        await taken[seat]!.next();
      },
      roundEnds: (seat) => ends[seat]!.next(),
      leave() {
        for (const room of rooms) void room.leave();
      },
    });
  };
