import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The embedded database's programs, compiled. */
export interface PgliteModules {
  readonly pgliteWasmModule: object;
  readonly initdbWasmModule: object;
}

let modules: PgliteModules | null = null;

/** Compiled once a process, for all threads it starts: to compile them is half of what it costs to open a database. */
export const pgliteModules = (): PgliteModules =>
  (modules ??= { pgliteWasmModule: compiled("pglite"), initdbWasmModule: compiled("initdb") });

const programs = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));

const compiled = (name: string): object =>
  new WebAssembly.Module(readFileSync(join(programs, `${name}.wasm`)));

const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { readonly Module: new (bytes: Uint8Array) => object };
}; // Node has it, its types have not
