export { newFolder, startServer } from "./server.ts";
