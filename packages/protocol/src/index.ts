export { PROTOCOL } from "./version.ts";
