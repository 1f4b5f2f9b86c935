export { homeOf } from "./home-of.ts";
export { lawKitOf } from "./law-kit-of.ts";
