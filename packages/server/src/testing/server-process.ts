// A server of one's own in a process of its own, which a test can freeze: it tells its address and goes with its parent.
import type { StorePlace } from "../store/open-store.ts";
import { startServer } from "./server.ts";

const place = JSON.parse(process.argv[2] ?? "null") as StorePlace | null; // as `freezable` writes it
const { address } = await startServer(place ? { place } : {});
process.send?.(address);
process.on("disconnect", () => process.exit());
