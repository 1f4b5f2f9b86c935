import { ban } from "../me/ban.ts";
import { useStore } from "../store/store.ts";

export const useIsBanned = (): boolean => useStore(ban) !== null;
