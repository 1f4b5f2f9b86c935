import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { invariant } from "@holmgang/kernel";
import { turns } from "./turns.ts";

/** What OWASP asks of argon2id at least: 19 MiB and two passes, some 40 ms. Old hashes keep the parameters they name. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** More at once would let a flood of sign-ins eat the memory, and the threads that files and names are read with. */
const inTurn = turns(2);

/** A password or recovery code as it is stored: argon2id in the usual notation, with its parameters and salt. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(salt, await tagOf(secret, { ...COST, salt, tagLength: TAG_BYTES }));
}

/** Whether this is the secret. Takes the same time whichever byte differs. */
export async function isSecret(secret: string, hash: string): Promise<boolean> {
  const parts = NOTATION.exec(hash)?.groups;
  invariant(parts !== undefined, "a stored secret is argon2id in the usual notation");
  const tag = Buffer.from(parts["tag"]!, "base64");
  const found = await tagOf(secret, {
    memory: Number(parts["m"]),
    passes: Number(parts["t"]),
    parallelism: Number(parts["p"]),
    salt: Buffer.from(parts["salt"]!, "base64"),
    tagLength: tag.length,
  });
  return timingSafeEqual(found, tag);
}

const NOTATION =
  /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/;

const encode = (salt: Buffer, tag: Buffer): string => {
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
};

const base64 = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");

/** What no secret fits, at the price of any other: for names that nobody has. */
export const NOBODYS_HASH = encode(Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));

interface Recipe {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tagLength: number;
}

const derive = promisify(argon2);

const tagOf = (message: string, { salt, ...recipe }: Recipe): Promise<Buffer> =>
  inTurn(() => derive("argon2id", { message, nonce: salt, ...recipe }));
