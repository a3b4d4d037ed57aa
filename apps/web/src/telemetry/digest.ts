/**
 * A short name for an error, the same wherever it is seen: people read it aloud, logs are searched for it. An error of
 * the server brings the digest that its log has; any other gets one from its name, its message and where it was thrown.
 */
import { ApiError } from "../api/problem.ts";

export function digestOf(error: unknown): string {
  if (error instanceof ApiError && error.problem.digest !== undefined) return error.problem.digest;
  if (!(error instanceof Error)) return hash(String(error));
  return hash(`${error.name}\n${error.message}\n${placeOf(error.stack)}`);
}

/** The first frame of a stack, without the address that the scripts came from. */
const placeOf = (stack = ""): string => /([\w.-]+\.[jt]sx?(?:\?[^:)\s]*)?:\d+:\d+)/.exec(stack)?.[1] ?? "";

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a over UTF-16 code units, 32 bits, as eight hexadecimal digits. */
function hash(text: string): string {
  let value = OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), PRIME);
  }
  return (value >>> 0).toString(16).padStart(8, "0");
}
