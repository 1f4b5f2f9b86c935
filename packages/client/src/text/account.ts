import { account } from "./en/account.ts";

export const accountText: typeof account = account;
