import { coalition } from "./coalition.ts";
import { egypt } from "./egypt.ts";
import { italy } from "./italy.ts";
import type { Theatre } from "./theatre.ts";

export const THEATRES: Readonly<Record<Theatre["id"], Theatre>> = { italy, egypt, coalition };
