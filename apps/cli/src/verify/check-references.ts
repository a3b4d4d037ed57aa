/** Ids are unique, and what names a statement, a file or a component names one that is there; both sides of a relation agree. */
import { type AnyStatement, locatedStatements, POINTS, type Specification } from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";

export function checkReferences(specification: Specification): readonly Falsehood[] {
  const statements = Array.from(locatedStatements(specification), ({ statement }) => statement);
  const ids = new Set<string>(statements.map(({ id }) => id));
  const { files } = specification.material;
  const { components, regions } = specification.provenance;
  const fileIds = new Set<string>(files.map(({ id }) => id));
  const componentIds = new Set<string>(components.map(({ id }) => id));
  const leftOut = POINTS.flatMap(({ name }) => specification.points[name].leftOut ?? []);
  return [
    ...doubles(statements.map(({ id }) => id)),
    ...doubles(components.map(({ id }) => id)),
    ...statements.flatMap((statement) => dangling(statement.id, referencesOf(statement), ids)),
    ...statements.flatMap((statement) =>
      dangling(statement.id, "chunk" in statement && statement.chunk ? [statement.chunk] : [], fileIds),
    ),
    ...dangling(
      "/provenance/regions",
      regions.map(({ file }) => file),
      fileIds,
    ),
    ...dangling(
      "/material/bundlers",
      (specification.material.bundlers ?? []).flatMap((bundler) => bundler.files ?? []),
      fileIds,
    ),
    ...dangling(
      "/provenance/regions",
      regions.flatMap(({ component }) => component ?? []),
      componentIds,
    ),
    ...dangling(
      "/points",
      leftOut.map(({ component }) => component),
      componentIds,
    ),
    ...dangling(
      "/material/failures",
      specification.material.failures.map(({ file }) => file).filter((id) => fileIds.has(id)),
      fileIds,
    ),
    ...statements.flatMap(twice),
    ...oneSided(specification),
  ];
}

function doubles(ids: readonly string[]): readonly Falsehood[] {
  const seen = new Set<string>();
  return ids.flatMap((id): readonly Falsehood[] => {
    if (seen.has(id)) return [{ code: "same-id", where: id, what: id }];
    seen.add(id);
    return [];
  });
}

const dangling = (where: string, references: readonly string[], known: ReadonlySet<string>): readonly Falsehood[] =>
  [...new Set(references)].flatMap((what) => (known.has(what) ? [] : [{ code: "dangling", where, what } as const]));

/** Properties that hold ids of statements and nothing else. */
const ID_LISTS = ["screens", "calls", "usedBy"] as const;

const NAME_LISTS = [...ID_LISTS, "guards", "allows", "texts", "links"];

function referencesOf(statement: AnyStatement): readonly string[] {
  const lists = ID_LISTS.flatMap((key): readonly string[] => (key in statement ? listAt(statement, key) : []));
  const fields = "fields" in statement ? statement.fields.flatMap(({ refersTo }) => refersTo ?? []) : [];
  const guards = [...listAt(statement, "guards"), ...listAt(statement, "allows")].filter((one) =>
    /^(?:role|screen|call):/.test(one),
  );
  return [...lists, ...fields, ...guards, ...textAt(statement, "parent"), ...textAt(statement, "entity")];
}

/** A list of names has each of them once. */
const twice = (statement: AnyStatement): readonly Falsehood[] =>
  [...NAME_LISTS.map((key) => listAt(statement, key)), fieldsOf(statement)].flatMap((names) =>
    doubles(names).map((one) => ({ ...one, where: statement.id })),
  );

function fieldsOf(statement: AnyStatement): readonly string[] {
  if ("fields" in statement) return statement.fields.map(({ name }) => name);
  return "parameters" in statement ? (statement.parameters ?? []).map((one) => `${one.in} ${one.name}`) : [];
}

function listAt(statement: object, key: string): readonly string[] {
  const value: unknown = Reflect.get(statement, key);
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

function textAt(statement: object, key: string): readonly string[] {
  const value: unknown = Reflect.get(statement, key);
  return typeof value === "string" ? [value] : [];
}

/** A screen lists a call exactly where the call lists the screen, and a role as its guard where the role allows the screen. */
function oneSided({ points }: Specification): readonly Falsehood[] {
  const byScreens = new Set(
    points.screens.statements.flatMap(({ id, calls = [] }) => calls.map((call) => `${id} ${call}`)),
  );
  const byCalls = new Set(
    points.calls.statements.flatMap(({ id, usedBy = [] }) => usedBy.map((screen) => `${screen} ${id}`)),
  );
  const guarded = new Set(
    points.screens.statements.flatMap(({ id, guards = [] }) => guards.filter(isRole).map((role) => `${id} ${role}`)),
  );
  const allowed = new Set(
    points.roles.statements.flatMap(({ id, allows = [] }) =>
      allows.filter(isScreen).map((screen) => `${screen} ${id}`),
    ),
  );
  const odd = [...apart(byScreens, byCalls), ...apart(guarded, allowed)];
  return odd.map((what) => ({ code: "one-sided", where: "/points", what }));
}

const isRole = (id: string): boolean => id.startsWith("role:");
const isScreen = (id: string): boolean => id.startsWith("screen:");

const apart = (these: ReadonlySet<string>, those: ReadonlySet<string>): readonly string[] => [
  ...without(these, those),
  ...without(those, these),
];

const without = (these: ReadonlySet<string>, those: ReadonlySet<string>): readonly string[] =>
  [...these].filter((one) => !those.has(one));
