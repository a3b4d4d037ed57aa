/** Which part of the address of the page a value is. */
import { globalName } from "../../../evaluate/global-name.ts";
import type { Member, Result, Value } from "../../../evaluate/value.ts";
import { outcomes, stringOf } from "../../../evaluate/value.ts";

/** The path, with what stands before it or without, or its first part. */
export type AddressPart = "whole" | "first";

type Read = "path" | "cut" | "parts" | "parts of a cut" | "first";

/** Deepest chain of methods that is looked through. */
const MAX_CHAIN = 12;

/** Nothing where a value is, or may be, something else than a part of the address or a text in its place. */
export function addressPart(value: Value): AddressPart | undefined {
  const read = readOf(value, 0);
  if (read === undefined || read.startsWith("parts")) return undefined;
  return read === "first" ? "first" : "whole";
}

function readOf(value: Value, depth: number): Read | undefined {
  if (depth > MAX_CHAIN) return undefined;
  switch (value.kind) {
    case "global":
      return /^location\.(?:hash|pathname)$/.test(globalName(value) ?? "") ? "path" : undefined;
    case "union":
    case "choice":
      return oneOf(
        outcomes(value)
          .filter(isOpen)
          .map((option) => readOf(option, depth + 1)),
      );
    case "member":
      return element(value, depth);
    case "result":
      return called(value, depth);
    default:
      return undefined;
  }
}

/** A text stands there where the address has none; of a state it is not known what sets it. */
const isOpen = ({ kind }: Value): boolean => kind !== "constant" && kind !== "unknown";

/** `let path=location.hash;path=path.replace(/^#/,"")`: what is cut later is cut. */
function oneOf([first, ...others]: readonly (Read | undefined)[]): Read | undefined {
  if (others.every((other) => other === first)) return first;
  const cut = [first, ...others].find((one) => one === "cut" || one === "parts of a cut");
  const plain: Read = cut === "cut" ? "path" : "parts";
  return [first, ...others].every((one) => one === cut || one === plain) ? cut : undefined;
}

/** `path.split("/")[1]`, and where the sign before it was cut off `[0]`. */
function element({ object, key }: Member, depth: number): Read | undefined {
  const read = key === "0" || key === "1" ? readOf(object, depth + 1) : undefined;
  return read === "parts" || (read === "parts of a cut" && key === "0") ? "first" : undefined;
}

const CUTS = new Set(["replace", "slice", "substring", "substr"]);
const KEEPS = new Set(["toLowerCase", "trim", "toString", "map", "filter"]);

function called({ callee, args: [first] }: Result, depth: number): Read | undefined {
  const { object, key } = methodOf(callee) ?? {};
  if (!object) {
    const decodes = first && /^decodeURI(?:Component)?$/.test(globalName(callee) ?? "");
    return decodes ? readOf(first, depth + 1) : undefined;
  }
  const read = readOf(object, depth + 1);
  if (read === undefined || KEEPS.has(key ?? "")) return read;
  if (key === "split") return first && stringOf(first) === "/" ? partsOf(read) : undefined;
  if (key === "shift") return read === "parts of a cut" ? "first" : undefined;
  return CUTS.has(key ?? "") && (read === "path" || read === "cut") ? "cut" : undefined;
}

/** `location.hash.split` is a value of the platform as a whole. */
function methodOf(callee: Value): Pick<Member, "object" | "key"> | undefined {
  if (callee.kind === "member") return callee;
  if (callee.kind !== "global" || callee.path.length < 2) return undefined;
  return { object: { kind: "global", path: callee.path.slice(0, -1) }, key: callee.path.at(-1) ?? "" };
}

const partsOf = (read: Read): Read | undefined =>
  read === "path" ? "parts" : read === "cut" ? "parts of a cut" : undefined;
