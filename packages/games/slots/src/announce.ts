import { announcer } from "@holmgang/kernel";
import type { Events } from "./shape.ts";

export const announce = announcer<Events>();
