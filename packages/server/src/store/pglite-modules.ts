import { readFileSync } from "node:fs";

/** The embedded database's programs, compiled. */
export interface PgliteModules {
  readonly pgliteWasmModule: object;
  readonly initdbWasmModule: object;
}

let modules: PgliteModules | null = null;

/** Compiled once a process, for all threads it starts: to compile them is half of what it costs to open a database. */
export const pgliteModules = (): PgliteModules =>
  (modules ??= { pgliteWasmModule: compiled("pglite"), initdbWasmModule: compiled("initdb") });

const compiled = (name: string): object =>
  new WebAssembly.Module(
    readFileSync(new URL(`${name}.wasm`, import.meta.resolve("@electric-sql/pglite"))),
  );

const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { readonly Module: new (bytes: Uint8Array) => object };
}; // Node has it, its types have not
