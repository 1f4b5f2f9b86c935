export { lawKitOf } from "./law-kit-of.ts";
export { isStress, SIZES } from "./sizes.ts";
