/** How a method of HTTP is marked, by what it does; events and unknown methods are not. */
import type { Tone } from "./line.ts";

const TONES: Readonly<Record<string, Tone>> = {
  GET: "read",
  HEAD: "read",
  OPTIONS: "read",
  POST: "write",
  PUT: "change",
  PATCH: "change",
  DELETE: "remove",
};

export const toneOf = (method: string): Tone => TONES[method] ?? "neutral";
