/**
 * Holds a specification against a new analysis of its material. An analysis of the same files by the same version is the same
 * to the byte, so whatever differs was changed afterwards. Where the input lies, and so its name, may differ.
 */
import { isDeepStrictEqual } from "node:util";
import { type AnyStatement, POINTS, type Specification } from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";

type Parts = Readonly<Record<string, unknown>>;

const MISSING = "the analysis states it, and the specification does not";
const ADDED = "the analysis does not state it";

/** @returns one entry a statement, and one a part of what stands beside them */
export function notReproduced(stated: Specification, again: Specification): readonly Falsehood[] {
  return [
    ...differences(frameOf(stated), frameOf(again)).map((where) => differs(where, "it is another")),
    ...POINTS.flatMap(({ name }) => [
      ...differences(besidesStatements(stated.points[name]), besidesStatements(again.points[name])).map((part) =>
        differs(`/points/${name}/${part}`, "it is another"),
      ),
      ...inStatements(stated.points[name].statements, again.points[name].statements),
    ]),
  ];
}

const differs = (where: string, what: string): Falsehood => ({ code: "not-reproduced", where, what });

/** What stands beside the points, by JSON pointer. */
function frameOf({ format, tool, subject, material, provenance, traffic }: Specification): Parts {
  const { input: _, ...of } = subject;
  const groups = { subject: of, material, provenance };
  const parts = Object.entries(groups).flatMap(([group, value]) =>
    Object.entries(value).map(([part, held]) => [`/${group}/${part}`, held] as const),
  );
  return { "/format": format, "/tool": tool, "/traffic": traffic, ...Object.fromEntries(parts) };
}

const besidesStatements = ({ statements: _, ...rest }: { readonly statements: readonly AnyStatement[] }): Parts => rest;

function inStatements(stated: readonly AnyStatement[], again: readonly AnyStatement[]): readonly Falsehood[] {
  const there = new Map(again.map((statement) => [statement.id, statement]));
  const here = new Set(stated.map(({ id }) => id));
  return [
    ...stated.flatMap((statement) => {
      const other = there.get(statement.id);
      if (other === undefined) return [differs(statement.id, ADDED)];
      const parts = differences({ ...statement }, { ...other });
      return parts.length === 0 ? [] : [differs(statement.id, parts.join(", "))];
    }),
    ...again.filter(({ id }) => !here.has(id)).map(({ id }) => differs(id, MISSING)),
  ];
}

const differences = (one: Parts, other: Parts): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => !isDeepStrictEqual(one[key], other[key]))
    .sort();
