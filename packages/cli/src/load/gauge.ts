import { readFileSync } from "node:fs";
import type { ServerProcess } from "./spawn-server.ts";

/** What a server uses, as far as it can be known from outside. */
export interface Gauge {
  /** Time of all its threads so far, in milliseconds. */
  cpuMs(): Promise<number>;
  heapBytes(): Promise<number>;
  residentBytes(): Promise<number>;
}

/** The system counts time in hundredths of a second. */
const TICK_MS = 10;
const KILO = 1024;

/** Asks the system about one process. */
export const processGauge = ({ pid, heapBytes }: ServerProcess): Gauge => ({
  cpuMs: () => Promise.resolve(cpuMsOf(pid)),
  heapBytes,
  residentBytes: () => Promise.resolve(residentBytesOf(pid)),
});

export function cpuMsOf(pid: number): number {
  // The name of the program, in brackets, may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function residentBytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? NaN) * KILO;
}

/** Asks a server anywhere for its own numbers. */
export function metricsGauge(address: string): Gauge {
  async function read(name: string): Promise<number> {
    const text = await (await fetch(`${address}/metrics`)).text();
    const found = new RegExp(`^holmgang_process_${name} (\\S+)`, "m").exec(text)?.[1];
    return Number(found ?? NaN);
  }
  return {
    cpuMs: async () => (await read("process_cpu_seconds_total")) * 1000,
    heapBytes: () => read("nodejs_heap_size_used_bytes"),
    residentBytes: () => read("process_resident_memory_bytes"),
  };
}
