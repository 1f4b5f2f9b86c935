import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { ownAccount } from "../accounts/account-view.ts";
import type { OwnAccount } from "../accounts/account-view.ts";
import type { Account } from "../accounts/account.ts";
import type { Rooms } from "./rooms.ts";

/** An account as its owner sees it: nothing else of it leaves the server. */
export const own = (rooms: Rooms, account: Account): Promise<OwnAccount> =>
  ownAccount(rooms.db, account, rooms.isAdmin(account));

export const ownOf = async (rooms: Rooms, changed: Result<Account>): Promise<Result<OwnAccount>> =>
  changed.ok ? accept(await own(rooms, changed.value)) : changed;
