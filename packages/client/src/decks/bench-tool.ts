/** What can lie over the bench. */
export type BenchTool = "draw" | "simulate" | "pass" | "list";
