/**
 * A base that something else may set, beside the one that holds where nothing is set: the code fixes neither the scheme nor
 * the host of the address then.
 *
 *     const server = localStorage.getItem("server") || "http://localhost:3000/api"; fetch(`${server}/items`)
 */
import { type TextTemplate, texts } from "../../evaluate/text.ts";
import { outcomes, type Value } from "../../evaluate/value.ts";

interface Based {
  readonly address: Value;
  /** What stands for the base where nothing is set. */
  readonly otherwise?: TextTemplate;
}

const BASE: Value = { kind: "named", name: "base" };

/** The address with its base as a hole, where something else may set it. */
export function withoutDefault(address: Value): Based {
  if (address.kind !== "template") return { address };
  const [head, ...rest] = address.parts;
  if (head === undefined || typeof head === "string") return { address };
  if (head.kind === "template") {
    const { address: inner, otherwise } = withoutDefault(head);
    return otherwise ? { address: { ...address, parts: [inner, ...rest] }, otherwise } : { address };
  }
  const otherwise = rest.length > 0 ? defaultOf(head) : undefined;
  return otherwise ? { address: { ...address, parts: [BASE, ...rest] }, otherwise } : { address };
}

function defaultOf(value: Value, depth = 0): TextTemplate | undefined {
  if (value.kind !== "choice" || depth > MAX_DEPTH) return undefined;
  const { first, second, when, begins } = value;
  // `({ base = "https://example.org" }) => ...` says what holds where callers give none, and they are asked
  if (when === "undefined" && !begins) return defaultOf(second, depth + 1);
  const given = outcomes(first).filter((one) => !(one.kind === "constant" && !one.value));
  if (given.length === 0 || !given.every(isSetElsewhere)) return undefined;
  const [text, ...others] = texts(second);
  const [start] = text?.parts ?? [];
  return others.length === 0 && typeof start === "string" && ABSOLUTE.test(start) ? text : undefined;
}

/** Defaults of defaults. */
const MAX_DEPTH = 4;
const ABSOLUTE = /^(?:[a-z]+:)?\/\/[^/]/i;

/** What is read from the browser, the page or a setting when the program runs. */
const isSetElsewhere = (value: Value): boolean =>
  value.kind === "result" || value.kind === "member" || (value.kind === "global" && value.path[0] !== "process");
