/**
 * The kinds of fact that an annotation can name, one for each point, and how a statement of the specification reads in
 * the words of an annotation: a flat record of texts. A key that is absent from an annotation must be absent from the
 * statement, but for those in `whenWritten`, which are compared only where the annotation has them.
 */
import type { Evidence, PointName, Shape, Specification, StatementOf } from "@as-built/spec";

export type Fields = Readonly<Record<string, string>>;

/** A statement in the words of an annotation. */
export interface Found {
  readonly kind: string;
  readonly fields: Fields;
  readonly evidence: readonly Evidence[];
}

export interface FactKind {
  readonly point: PointName;
  readonly keys: readonly string[];
  readonly whenWritten: readonly string[];
  /** Keys whose values may have holes, whose names need not survive a minifier. */
  readonly templates: readonly string[];
  readonly read: (specification: Specification) => readonly Found[];
}

type Getters<P extends PointName> = Readonly<Record<string, (statement: StatementOf[P]) => string | undefined>>;

interface Options {
  readonly whenWritten?: readonly string[];
  readonly templates?: readonly string[];
}

function kindOf<P extends PointName>(kind: string, point: P, getters: Getters<P>, options: Options = {}): FactKind {
  const { whenWritten = [], templates = [] } = options;
  const fieldsOf = (statement: StatementOf[P]): Fields => {
    const fields: Record<string, string> = {};
    for (const [key, get] of Object.entries(getters)) {
      const text = get(statement);
      if (text !== undefined) fields[key] = text;
    }
    return fields;
  };
  return {
    point,
    keys: Object.keys(getters),
    whenWritten,
    templates,
    read: ({ points }) =>
      points[point].statements.map((statement) => ({
        kind,
        fields: fieldsOf(statement),
        evidence: statement.evidence,
      })),
  };
}

/** Lists are written `a,b`, sorted; an empty one is absent. */
export const written = (list: readonly string[] | undefined): string | undefined =>
  list === undefined || list.length === 0 ? undefined : [...list].sort().join(",");

const json = (value: unknown): string | undefined =>
  value === undefined || typeof value === "string" ? value : JSON.stringify(value);

/** Names of a payload; those inside an object as `object.name`. */
const namesIn = ({ properties = {} }: Shape): readonly string[] =>
  Object.entries(properties).flatMap(([name, inner]) => {
    const below = namesIn(inner);
    return below.length === 0 ? [name] : below.map((one) => `${name}.${one}`);
  });

/** Names of what is read; elements of a list as `list[].name`. */
const readIn = ({ properties = {}, items, values }: Shape): readonly string[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => {
    const below = readIn(inner);
    return below.length === 0 ? [name] : below.map((one) => joinedName(name, one));
  }),
  ...(items ? inItems(readIn(items)) : []),
  ...(values ? inItems(readIn(values), "{}") : []),
];

/** `[].name` of a list, `{}.name` where the keys of an object are data. */
const inItems = (below: readonly string[], as = "[]"): readonly string[] =>
  below.length === 0 ? [as] : below.map((one) => joinedName(as, one));

const joinedName = (name: string, below: string): string =>
  below.startsWith("[") || below.startsWith("{") ? name + below : `${name}.${below}`;

const parameters = (place: "query" | "header") => (call: StatementOf["calls"]) =>
  written(call.parameters?.filter((parameter) => parameter.in === place).map(({ name }) => name));

export const FACT_KINDS: ReadonlyMap<string, FactKind> = new Map(
  Object.entries({
    purpose: kindOf("purpose", "purpose", { kind: (s) => s.kind, text: (s) => s.text, of: (s) => s.of }),
    screen: kindOf(
      "screen",
      "screens",
      {
        path: (s) => s.path,
        title: (s) => s.title,
        name: (s) => s.name,
        redirectsTo: (s) => s.redirectsTo,
        parent: (s) => s.parent,
        guards: (s) => written(s.guards),
      },
      { whenWritten: ["guards", "name", "parent"] },
    ),
    entity: kindOf(
      "entity",
      "entities",
      {
        name: (s) => s.name,
        fields: (s) => written(s.fields.map(({ name }) => name)),
        source: (s) => s.source,
        refers: (s) => written(s.fields.flatMap(({ name, refersTo }) => (refersTo ? [`${name}>${refersTo}`] : []))),
      },
      { whenWritten: ["refers"] },
    ),
    states: kindOf("states", "states", {
      name: (s) => s.name,
      values: (s) => written(s.values),
      initial: (s) => s.initial,
    }),
    rule: kindOf(
      "rule",
      "validation",
      {
        subject: (s) => s.subject,
        of: (s) => s.of,
        rule: (s) => s.rule,
        value: (s) => json(s.value),
        message: (s) => s.message,
        when: (s) => s.when,
        label: (s) => s.label ?? "none",
      },
      { whenWritten: ["when", "label"] },
    ),
    role: kindOf("role", "roles", { kind: (s) => s.kind, name: (s) => s.name, label: (s) => s.label }),
    call: kindOf(
      "call",
      "calls",
      {
        protocol: ({ protocol }) => (protocol === "http" ? undefined : protocol),
        method: (s) => s.method,
        url: (s) => s.url,
        defaultBase: ({ defaultBase }) => defaultBase,
        query: parameters("query"),
        headers: parameters("header"),
        body: (s) => written(namesIn(s.request ?? {})),
        operation: (s) => s.operation?.name,
        response: (s) => written(readIn(s.response ?? {})) ?? "nothing",
        statuses: (s) => written(s.statuses?.map(String)),
      },
      { whenWritten: ["response", "statuses", "defaultBase"], templates: ["url"] },
    ),
    error: kindOf(
      "error",
      "errors",
      { kind: (s) => s.kind, code: (s) => s.code, message: (s) => s.message ?? s.messageKey, when: (s) => s.when },
      { whenWritten: ["when"], templates: ["message"] },
    ),
    constant: kindOf("constant", "constants", {
      name: (s) => s.name,
      value: (s) => json(s.value),
      unit: (s) => s.unit,
    }),
  }),
);
