/**
 * What the basis of a statement promises: what is `shown` stands whole in one range, where a derivation has one a part; what
 * is `shown` or `derived` of an error names code around its text; code of unknown origin makes nothing but inferences.
 */
import { type AnyStatement, type Evidence, type Located, locatedStatements, type Specification } from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";
import { unescaped } from "./literals.ts";
import type { PlainMaterial } from "./plain-material.ts";
import { pieces, textOf } from "./stands.ts";

export const checkBasis = (specification: Specification, files: PlainMaterial): readonly Falsehood[] =>
  Array.from(locatedStatements(specification)).flatMap((located) => [
    ...ofStatement(located.statement),
    ...raised(located, files).map((what) => ({ code: "wrong-basis", where: located.statement.id, what }) as const),
  ]);

function ofStatement({ id, basis, origin, evidence, sightings }: AnyStatement): readonly Falsehood[] {
  if (origin === "unknown" && basis !== "inferred") return [{ code: "wrong-basis", where: id, what: basis }];
  if (basis === "derived" && evidence.length < 2) return [{ code: "no-premise", where: id, what: "one range" }];
  if (sightings !== undefined && sightings < evidence.length)
    return [{ code: "wrong-total", where: id, what: `sightings: ${sightings}` }];
  return [];
}

/** What a statement says that its basis is too high for. */
function raised({ point, statement }: Located, files: PlainMaterial): readonly string[] {
  if (statement.basis === "inferred") return [];
  const isShown = statement.basis === "shown";
  switch (point) {
    case "screens":
      return isShown && !standsWhole(statement.path, rangesFor(statement, "/path"), files) ? [statement.path] : [];
    case "calls":
      // An event is shown where it is listened to, its address where the stream is opened.
      return isShown &&
        statement.operation === undefined &&
        !standsWhole(statement.url, rangesFor(statement, "/url"), files)
        ? [statement.url]
        : [];
    case "errors": {
      const { message = "" } = statement;
      return (isShown && message !== pieces(message).join("")) || isBare(statement) ? [message] : [];
    }
    default:
      return [];
  }
}

/** Those of a part, or all where none is said to be for it. */
function rangesFor({ evidence }: AnyStatement, pointer: string): readonly Evidence[] {
  const own = evidence.filter((one) => one.for === pointer);
  return own.length > 0 ? own : evidence;
}

/** Whether one range holds all that stands between the holes of an address; slashes between parts may be left out. */
function standsWhole(address: string, ranges: readonly Evidence[], files: PlainMaterial): boolean {
  const parts = pieces(address).map((piece) => piece.replace(/^\/|\/$/g, ""));
  return ranges.some((range) => {
    const text = unescaped(textOf(range, files));
    return parts.every((part) => text.includes(part));
  });
}

/** Whether nothing but the text itself stands for an error: no code that throws or shows it. */
function isBare({ evidence }: AnyStatement): boolean {
  const places = new Set(evidence.filter((one) => one.for === "/message").map(placeOf));
  return places.size > 0 && evidence.every((one) => one.for !== undefined || places.has(placeOf(one)));
}

const placeOf = ({ file, start, end }: Evidence): string => `${file} ${start} ${end}`;
