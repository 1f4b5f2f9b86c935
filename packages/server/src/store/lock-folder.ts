import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A data folder that cannot be used, in one sentence. */
export class FolderRefused extends Error {
  override readonly name = "FolderRefused";
}

/**
 * Takes a data folder for this process alone and returns how to give it back. The embedded database would let a second
 * process in and be ruined; a lock left behind by a process that was killed is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "holmgang.lock");
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  try {
    mkdirSync(folder, { recursive: true });
    take(file, own);
  } catch (error) {
    if (error instanceof FolderRefused) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new FolderRefused(`The data folder ${folder} cannot be written to (${code}).`);
  }
  return () => rmSync(file, { force: true });
}

function take(file: string, own: string): void {
  try {
    writeFileSync(file, own, { flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    const holder = holderOf(file);
    if (holder !== null) {
      throw new FolderRefused(
        `Another server (process ${holder}) is using this data folder. Stop it, or set HOLMGANG_DATA to another folder.`,
      );
    }
    rmSync(file, { force: true });
    take(file, own);
  }
}

/** The process that wrote the lock, if it still lives; null if it is gone, also if another has its number now. */
function holderOf(file: string): number | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, "utf8")) as {
      pid: number;
      started: string | null;
    };
    process.kill(pid, 0);
    return startOf(pid) === started ? pid : null;
  } catch {
    return null;
  }
}

/** When a process started, where the system tells: a number alone may belong to another process by now. */
function startOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\)/, "").split(" ")[20] ?? null;
  } catch {
    return null;
  }
}
