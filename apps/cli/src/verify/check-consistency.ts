/**
 * What one part of a statement says of another: transitions and labels are of values, parameters of a path stand in it, a
 * screen below another has its path; and only code that may speak for the product shows what the product is.
 */
import {
  type AnyStatement,
  type Located,
  locatedStatements,
  type Region,
  type Shape,
  type Specification,
} from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";

export function checkConsistency(specification: Specification): readonly Falsehood[] {
  const speakers = speakersIn(specification);
  const paths = new Map(specification.points.screens.statements.map(({ id, path }): [string, string] => [id, path]));
  return Array.from(locatedStatements(specification)).flatMap((located) => {
    const { id } = located.statement;
    const odd = oddParts(located, paths);
    const wrong = odd.map((what): Falsehood => ({ code: "contradiction", where: id, what }));
    // Bundlers and frameworks list the routes of an application, and name its chunks by them.
    return located.point === "screens" || speakers(located.statement)
      ? wrong
      : [...wrong, { code: "wrong-origin", where: id, what: "third-party code" }];
  });
}

/** Where no region is, no script was parsed: a page, a manifest, a failure. */
function speakersIn({ provenance }: Specification): (statement: AnyStatement) => boolean {
  const byFile = Map.groupBy(provenance.regions, ({ file }): string => file);
  const originAt = (file: string, at: number): Region["origin"] | undefined =>
    byFile.get(file)?.find(({ start, end }) => start <= at && at < end)?.origin;
  return ({ evidence, origin: stated }) =>
    evidence.some(({ file, start, end }) =>
      // What stands around a value may begin in other code.
      [originAt(file, start), originAt(file, end - 1)].some(
        (origin) => origin === undefined || origin === "product" || (origin === "unknown" && stated === "unknown"),
      ),
    );
}

function oddParts({ point, statement }: Located, paths: ReadonlyMap<string, string>): readonly string[] {
  switch (point) {
    case "states": {
      const { values, initial, labels = {}, transitions = [] } = statement;
      const named = [...Object.keys(labels), ...transitions.flatMap(({ from, to }) => [from ?? to, to])];
      const all = new Set<string>([...values, "*"]);
      return [...named, ...(initial === undefined ? [] : [initial])].filter((value) => !all.has(value));
    }
    case "calls":
      return [
        ...oddParameters(statement),
        ...(statement.statuses ?? []).filter((status) => status < 100 || status > 599).map(String),
        ...[...wrongTypes(statement.request, 0), ...wrongTypes(statement.response, 0)],
      ];
    case "screens": {
      const above = statement.parent === undefined ? undefined : paths.get(statement.parent);
      return above === undefined || isBelow(statement.path, above) ? [] : [above];
    }
    case "validation":
      return oddScreens(statement, paths);
    case "constants":
      return statement.unit === undefined || UNITS.has(statement.unit) ? [] : [statement.unit];
    default:
      return [];
  }
}

/** A rule of a screen's form lists that screen. */
function oddScreens(
  { of, screens = [] }: Extract<Located, { point: "validation" }>["statement"],
  paths: ReadonlyMap<string, string>,
): readonly string[] {
  if (of === undefined || !of.startsWith("/")) return [];
  return screens.some((screen) => paths.get(screen) === of) ? [] : [of];
}

/** The format's own words of what a number counts. */
const UNITS: ReadonlySet<string> = new Set(
  "ms milliseconds seconds minutes hours days weeks months quarters years bytes characters cents px %".split(" "),
);

/** Parameters of a path are its holes, and its holes are parameters; a hole at the beginning is a host or a base. */
function oddParameters({
  url,
  protocol,
  parameters = [],
}: Extract<Located, { point: "calls" }>["statement"]): readonly string[] {
  const named = new Set(parameters.flatMap(({ in: place, name }) => (place === "path" ? [name] : [])));
  const holes = new Set(Array.from(url.matchAll(/\{([^{}]*?)[?*]?\}/g), ([, name = ""]) => name));
  const unlisted = protocol === "http" ? Array.from(holes).filter((hole) => hole !== "base" && !named.has(hole)) : [];
  return [...Array.from(named).filter((name) => !holes.has(name)), ...unlisted];
}

const open = (path: string): string => path.replace(/\{[^{}]*\}/g, "{}");

/** What a screen leaves to those below it is no part of their path. */
const isBelow = (path: string, above: string): boolean => {
  const own = open(above.replace(/\/?\{[^{}]*\*\}$/, ""));
  return own === "/" || open(path).startsWith(own);
};

const TYPES: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean", "object", "array", "null"]);
/** Deepest shape that is looked at. */
const MAX_DEPTH = 32;

function wrongTypes(shape: Shape | undefined, depth: number): readonly string[] {
  if (shape === undefined || depth > MAX_DEPTH) return [];
  const { type, properties = {}, items } = shape;
  const isWrong = type !== undefined && (!TYPES.has(type) || (shape.properties !== undefined && type !== "object"));
  const inner = Object.values(properties).flatMap((one) => wrongTypes(one, depth + 1));
  return [...(isWrong ? [type] : []), ...inner, ...wrongTypes(items, depth + 1)];
}
