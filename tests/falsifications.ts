/**
 * Falsifications of a specification, made systematically: of every field of every kind of statement, at any depth, a value
 * that is another, a part that is taken away or added; of every piece of evidence another range, file and quote; and what an
 * application says of itself. Each kind is planted in all statements that have the field, each of which is then to be found.
 */
import { type AnyStatement, POINTS, type PointName, type Specification } from "@as-built/spec";

/** One kind of falsification, planted in a copy. */
export interface Planted {
  /** `calls.parameters[].name` */
  readonly field: string;
  /** What was done to it, in words that go on a sentence: "another value". */
  readonly how: string;
  readonly specification: Specification;
  /** Ids of the statements that are false now. */
  readonly ids: readonly string[];
}

/** A word that stands in no material. */
const WORD = "zebrafish";

type Loose = Record<string, unknown>;
type Key = string | number;

/** A change to what stands at a key of a holder; gives whether there was something to change. */
type Change = (holder: Loose | unknown[], key: Key, other: unknown) => boolean;

const CHANGES: Readonly<Record<string, Change>> = {
  "another value": (holder, key) => set(holder, key, changed(at(holder, key))),
  "the value of another statement": (holder, key, other) =>
    other !== undefined && other !== at(holder, key) && set(holder, key, other),
  // Of what has to be there; to leave out another part is to say less, and not false.
  "taken away": (holder, key) => remove(holder, key),
  "one added": (holder, key) => {
    const list = at(holder, key);
    if (!Array.isArray(list) || list.length === 0) return false;
    list.push(deepChanged(list[0]));
    return true;
  },
  "another key": (holder, key) => {
    if (Array.isArray(holder) || typeof key !== "string") return false;
    holder[`${WORD}${key}`] = holder[key];
    return remove(holder, key);
  },
};

/** What a statement of a point has to have. */
const REQUIRED: ReadonlySet<string> = new Set([
  ...POINTS.map(({ name }) => `${name}.basis`),
  ..."purpose.kind purpose.text screens.path entities.name entities.fields entities.fields[].name entities.source".split(
    " ",
  ),
  ..."states.name states.values validation.subject validation.rule roles.kind roles.name".split(" "),
  ..."calls.protocol calls.url calls.parameters[].name calls.parameters[].in errors.kind constants.value".split(" "),
]);

const at = (holder: Loose | unknown[], key: Key): unknown => Reflect.get(holder, key);

const set = (holder: Loose | unknown[], key: Key, value: unknown): boolean =>
  value !== undefined && Reflect.set(holder, key, value);

const remove = (holder: Loose | unknown[], key: Key): boolean =>
  !Array.isArray(holder) && Reflect.deleteProperty(holder, key);

function changed(value: unknown): unknown {
  if (typeof value === "string") return value.startsWith("/") ? `/${WORD}` : WORD;
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return value === null ? WORD : undefined;
}

function deepChanged(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepChanged);
  if (typeof value !== "object" || value === null) return changed(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deepChanged(inner)]));
}

/** Objects whose keys are the material's: of payloads, labels, values. */
const KEYED = new Set(["properties", "labels"]);
/** What is planted otherwise: what a statement is called, and what shows it. */
const OTHERWISE = new Set(["id", "evidence"]);

interface Place {
  readonly holder: Loose | unknown[];
  readonly key: Key;
}

/** Every place below a value, by its path; of a list the first element. */
function* placesIn(value: unknown, path: string, isKeyed = false): Generator<[string, Place]> {
  if (typeof value !== "object" || value === null) return;
  const holder = value as Loose | unknown[];
  const keys: readonly Key[] = Array.isArray(value) ? (value.length > 0 ? [0] : []) : Object.keys(value);
  for (const key of keys) {
    if (OTHERWISE.has(String(key))) continue;
    const own = typeof key === "number" ? `${path}[]` : isKeyed ? `${path}{}` : path === "" ? key : `${path}.${key}`;
    yield [own, { holder, key }];
    yield* placesIn(at(holder, key), own, KEYED.has(String(key)));
  }
}

const placesOf = (statement: object): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  for (const [path, place] of placesIn(statement, "")) if (!places.has(path)) places.set(path, place);
  return places;
};

const statementsOf = (specification: Specification, point: PointName): readonly AnyStatement[] =>
  specification.points[point].statements;

/** All of the fields of statements. */
export function* plantedInFields(specification: Specification): Generator<Planted> {
  for (const { name: point } of POINTS) {
    const paths = new Set(statementsOf(specification, point).flatMap((one) => [...placesOf(one).keys()]));
    for (const path of paths) for (const how of Object.keys(CHANGES)) yield* planted(specification, point, path, how);
  }
}

function* planted(specification: Specification, point: PointName, path: string, how: string): Generator<Planted> {
  if ((how === "another key") !== path.endsWith("{}")) return;
  if (how === "taken away" && !REQUIRED.has(`${point}.${path}`)) return;
  const copy = structuredClone(specification);
  const places = statementsOf(copy, point).flatMap((one) => {
    const place = placesOf(one).get(path);
    return place === undefined ? [] : [{ one, place, value: at(place.holder, place.key) }];
  });
  const change = CHANGES[how];
  const ids = places.flatMap(({ one, place, value }, index) => {
    const next = [...places.slice(index + 1), ...places].find((other) => isOther(other.value, value));
    return change?.(place.holder, place.key, next?.value) ? [one.id] : [];
  });
  if (ids.length > 0) yield { field: `${point}.${path}`, how, specification: copy, ids };
}

const isOther = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && typeof one !== "object" && one !== other;

type Ranges = { file: string; start: number; end: number; quote: string; for?: string; step?: number }[];

interface OfStatement {
  basis: string;
  origin?: string;
  evidence: Ranges;
  sightings?: number;
}

/** What is done to the evidence and the certainty of each statement; false where it has nothing of the kind. */
const OF_STATEMENTS: Readonly<Record<string, (one: OfStatement, context: Context) => boolean>> = {
  "each range moved by one": ({ evidence }) =>
    all(evidence, (range) => Object.assign(range, { start: range.start + 1, end: range.end + 1 })),
  "each range longer by one": ({ evidence }) => all(evidence, (range) => Object.assign(range, { end: range.end + 1 })),
  "each range in another file": ({ evidence }, { otherFile }) =>
    all(evidence, (range) => Object.assign(range, { file: otherFile(range.file) })),
  "another quote": ({ evidence }) =>
    all(evidence, (range) => Object.assign(range, { quote: `${range.quote.slice(1)}~` })),
  "the evidence of another statement": (one, { other }) => {
    one.evidence = structuredClone(other);
    return true;
  },
  "evidence in library code": (one, { library }) => {
    if (library === undefined) return false;
    one.evidence = one.evidence.map((range) => ({ ...range, ...library }));
    return true;
  },
  "all evidence taken away": (one) => {
    one.evidence = [];
    return true;
  },
  "inferred called shown": (one) => raised(one, "inferred", "shown"),
  "inferred called derived": (one) => raised(one, "inferred", "derived"),
  "derived called shown": (one) => raised(one, "derived", "shown"),
  "a step of the derivation taken away": (one) => {
    const last = Math.max(0, ...one.evidence.map(({ step = 0 }) => step));
    if (last < 2) return false;
    one.evidence = one.evidence.filter(({ step }) => step !== 1);
    return true;
  },
  "code of unknown origin called the product's": (one) =>
    one.origin === "unknown" && Reflect.deleteProperty(one, "origin"),
};

function all(evidence: Ranges, change: (range: Ranges[number]) => unknown): boolean {
  for (const range of evidence) change(range);
  return true;
}

function raised(one: OfStatement, from: string, to: string): boolean {
  if (one.basis !== from) return false;
  one.basis = to;
  return true;
}

interface Context {
  readonly otherFile: (file: string) => string;
  readonly other: Ranges;
  readonly library: Pick<Ranges[number], "file" | "start" | "end" | "quote"> | undefined;
}

/** All of certainty and evidence. @param texts of the files */
export function* plantedInEvidence(
  specification: Specification,
  texts: ReadonlyMap<string, string>,
): Generator<Planted> {
  const files = [...texts.keys()];
  const otherFile = (file: string): string => files.find((one) => one !== file) ?? `${file}x`;
  const region = specification.provenance.regions.find(
    ({ origin, start, end }) => origin === "library" && end - start > 40,
  );
  const library = region && {
    file: region.file,
    start: region.start,
    end: region.start + 30,
    quote: texts.get(region.file)?.slice(region.start, region.start + 30) ?? "",
  };
  for (const { name: point } of POINTS) {
    for (const [how, change] of Object.entries(OF_STATEMENTS)) {
      const copy = structuredClone(specification);
      const list = statementsOf(copy, point);
      const originals = statementsOf(specification, point);
      const ids = list.flatMap((one, index) => {
        const other = originals[(index + 1) % originals.length];
        if (other === undefined || (originals.length < 2 && how.includes("another statement"))) return [];
        const evidence = structuredClone(other.evidence) as unknown as Ranges;
        return change(one as unknown as OfStatement, { otherFile, other: evidence, library }) ? [one.id] : [];
      });
      if (ids.length > 0) yield { field: point, how, specification: copy, ids };
    }
  }
}

/** Of what a specification says beside its statements. */
export function* plantedInFrame(specification: Specification): Generator<Planted> {
  const parts = Object.keys(specification).filter((key) => key !== "points" && key !== "format" && key !== "tool");
  for (const part of parts) {
    const paths = [...placesOf(Object(Reflect.get(specification, part))).keys()];
    for (const path of paths) {
      for (const [how, change] of Object.entries(CHANGES)) {
        const copy = structuredClone(specification);
        const place = placesOf(Object(Reflect.get(copy, part))).get(path);
        if ((how !== "another value" && how !== "one added") || place === undefined) continue;
        if (change(place.holder, place.key, undefined))
          yield { field: `${part}.${path}`, how, specification: copy, ids: [] };
      }
    }
  }
}
