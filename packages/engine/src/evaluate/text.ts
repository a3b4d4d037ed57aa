/** Strings with holes: building them, and reading them as templates such as `/users/{id}`. */
import type { Primitive } from "../syntax/literals.ts";
import { decidedTogether } from "./decided-together.ts";
import type { Choice, Constant, Source, Template, Value } from "./value.ts";
import {
  BOUND_REACHED,
  constant,
  isOpenTable,
  isSeveral,
  joinSources,
  MAX_OPTIONS,
  MAX_SOURCES,
  MAX_TEXT,
  stringOf,
  unknown,
} from "./value.ts";

/** Most parts of a template; a longer one is no address and no message. */
const MAX_PARTS = 48;

const asText = (value: Primitive): string => String(value);

/** Nobody writes "undefined" or "null" into a text on purpose: a value that is not there is one that is not known. */
const piece = (value: Constant): string | Value =>
  value.value === undefined || value.value === null ? unknown("runtime-value") : asText(value.value);

/**
 * Concatenates as JavaScript's `+` on strings does. `sources` are ranges that hold all of the literal text, `places` the
 * ranges of values that have none of their own, such as the text between the holes of a template literal.
 */
export function concat(
  values: readonly Value[],
  sources: readonly Source[] = [],
  places: readonly (readonly Source[])[] = [],
): Value {
  const parts: (string | Value)[] = [];
  const pieces: (readonly Source[])[] = [];
  // counted before anything is built: a list joined by a long text would be longer than any text may be
  let length = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (value?.kind === "template") value.parts.forEach((part, at) => void append(part, value.pieces[at] ?? []));
    else if (value) append(value.kind === "constant" ? piece(value) : value, places[index] ?? joinSources([value]));
    if (parts.length > MAX_PARTS || length > MAX_TEXT) return BOUND_REACHED;
  }
  const given = [...sources, ...joinSources(values)];
  const from = values.some(hasSources) ? inOrder(given, pieces.flat()) : given.slice(0, MAX_SOURCES);
  if (parts.every((part) => typeof part === "string")) return constant(parts.join(""), from);
  return { kind: "template", parts, sources: from, pieces };

  function append(part: string | Value, own: readonly Source[]): void {
    const last = parts.at(-1);
    if (part === "") return;
    length += typeof part === "string" ? part.length : 0;
    if (typeof part === "string" && typeof last === "string") {
      parts[parts.length - 1] = last + part;
      pieces[pieces.length - 1] = [...(pieces.at(-1) ?? []), ...own].slice(0, MAX_SOURCES);
    } else {
      parts.push(part);
      pieces.push(own);
    }
  }
}

const hasSources = (value: Value): boolean => "sources" in value && value.sources.length > 0;

/** The ranges that hold whole texts, then the pieces in the order of the text that they make. */
function inOrder(sources: readonly Source[], pieces: readonly Source[]): readonly Source[] {
  const wholes = sources.filter((whole) => !pieces.some((one) => isSame(one, whole)));
  return [...wholes, ...pieces].slice(0, MAX_SOURCES);
}

export const isSame = (a: Source, b: Source): boolean =>
  a.script === b.script && a.start === b.start && a.end === b.end;

/** A template with some of its holes filled in. */
export const filled = ({ sources, pieces }: Template, parts: Template["parts"]): Value =>
  concat(
    parts.map((part) => (typeof part === "string" ? constant(part) : part)),
    sources,
    parts.map((part, index) => (typeof part === "string" ? (pieces[index] ?? []) : joinSources([part]))),
  );

/** In a string, an object or function can only be a hole. */
export const asHole = (value: Value): Value =>
  value.kind === "function" || value.kind === "class" ? unknown("too-dynamic") : value;

/** A string as text and holes; `sources` show its literal pieces. */
export interface TextTemplate {
  /** Text, or the name of a hole where the value has one. */
  readonly parts: readonly (string | { readonly hole: string | undefined })[];
  readonly sources: readonly Source[];
  /** Whether it was put together from several pieces. */
  readonly built: boolean;
}

/**
 * The strings that a value may be: one for each outcome, at most eight; what is no string becomes a hole, and so does a
 * piece of a longer text that may be more than `each` strings. Where that gives too many, such pieces are left open.
 */
export function texts(value: Value, each = MAX_OPTIONS): readonly TextTemplate[] {
  return within(value, { each, isSaid: false, isPiece: false, isQuery: false });
}

/**
 * What may be said: a piece of a sentence that is only by default what it is, `(who = "nobody") => `Closed for ${who}``,
 * stays open.
 */
export const sentences = (value: Value, each: number): readonly TextTemplate[] =>
  within(value, { each, isSaid: true, isPiece: false, isQuery: false });

interface Bounds {
  /** Most strings that a piece may be. */
  readonly each: number;
  readonly isSaid: boolean;
  /** Whether it stands in a longer text. */
  readonly isPiece: boolean;
  /** Whether it stands behind a `?`: a value of the query, `range=${range}`, which a default does not fix. */
  readonly isQuery: boolean;
}

function within(value: Value, bounds: Bounds): readonly TextTemplate[] {
  const { each } = bounds;
  for (const most of [each, ...FEWER.filter((one) => one < each)]) {
    const found = expand(value, 0, { ...bounds, each: most });
    if (found.length <= MAX_OPTIONS) return found;
  }
  return [{ parts: [{ hole: holeName(value) }], sources: [], built: true }];
}

/** Strings that a piece may be, where a text with all of them would be too many. */
const FEWER = [2, 1];

function expand(value: Value, depth: number, bounds: Bounds): readonly TextTemplate[] {
  if (depth > 6) return [hole(value)];
  switch (value.kind) {
    case "constant":
      return value.value === undefined || value.value === null
        ? []
        : [{ parts: [asText(value.value)], sources: value.sources, built: value.sources.length > 1 }];
    case "template":
      return expandTemplate(value, depth, bounds);
    case "union":
      return value.options.flatMap((option) => expand(option, option.kind === "union" ? depth : depth + 1, bounds));
    case "sum":
      return expandTemplate(
        { kind: "template", parts: [value.left, value.right], sources: [], pieces: [] },
        depth,
        bounds,
      );
    case "choice":
      if (depth > 0 && value.begins && isInput(value.second)) return [hole(value)];
      return expandChoice(value, depth, bounds);
    default:
      return [hole(value)];
  }
}

/** What a user changes, as against an address that a state keeps: in a longer text it stands for all it may be. */
const isInput = (value: Value): boolean =>
  value.kind === "constant" && (typeof value.value === "number" || !String(value.value).includes("/"));

/** Of a value with a default, what is known counts; where neither side is, one hole stands for both. */
function expandChoice(value: Choice, depth: number, bounds: Bounds): readonly TextTemplate[] {
  const given = expand(value.first, depth + 1, bounds);
  if ((bounds.isSaid || bounds.isQuery) && bounds.isPiece && given.some(isOpen)) return [hole(value)];
  const all = [...given, ...expand(value.second, depth + 1, bounds)].filter((text) => !isEmpty(text));
  const known = all.filter(({ parts }) => parts.some((part) => typeof part === "string"));
  return known.length > 0 ? known : all.slice(0, 1);
}

const isEmpty = ({ parts }: TextTemplate): boolean =>
  parts.every((p) => p === "" || p === "undefined" || p === "null" || p === "false");

const hole = (value: Value): TextTemplate => ({ parts: [{ hole: holeName(value) }], sources: [], built: true });

/** Pieces that one test decides, or that one key picks, go together; of others that is not known, and one of them is told apart. */
function expandTemplate(template: Template, depth: number, bounds: Bounds): readonly TextTemplate[] {
  const several = template.parts.filter((part) => typeof part !== "string" && isSeveral(part));
  if (several.length < 2) return expandPieces(template, depth, bounds);
  const pieces: Record<string, Value> = {};
  template.parts.forEach((part, at) => {
    if (typeof part !== "string") pieces[at] = part;
  });
  const ways = decidedTogether(pieces);
  if (ways.length > MAX_OPTIONS) return expandPieces(template, depth, bounds);
  return ways.flatMap((own) =>
    expandPieces({ ...template, parts: template.parts.map((part, at) => own[at] ?? part) }, depth, bounds),
  );
}

/** What is only there or not, or open, goes with anything. */
const saysSeveral = (tails: readonly TextTemplate[]): boolean =>
  new Set(
    tails.map(({ parts }) => parts.filter((one) => typeof one === "string").join(" ")).filter((said) => said !== ""),
  ).size > 1;

const isDecided = (part: Value): boolean => part.kind === "union" && (part.when !== undefined || isOpenTable(part));

function expandPieces(template: Template, depth: number, bounds: Bounds): readonly TextTemplate[] {
  let heads: readonly TextTemplate[] = [{ parts: [], sources: [], built: true }];
  let isFilled = false;
  /** Whether a piece before says one of several things, and whether a test or a key decides which. */
  let before: "decided" | "anything" | undefined;
  let { isQuery } = bounds;
  for (const [index, part] of template.parts.entries()) {
    const own = template.pieces[index] ?? [];
    const tails =
      typeof part === "string"
        ? [{ parts: [part], sources: own, built: true }]
        : expand(part, depth + 1, { ...bounds, isPiece: true, isQuery });
    const oneOf =
      typeof part === "string" || !saysSeveral(tails) ? undefined : isDecided(part) ? "decided" : "anything";
    const isCrossed = before !== undefined && oneOf !== undefined && (before === "anything" || oneOf === "anything");
    const isLeft = heads.length * tails.length > MAX_OPTIONS || tails.length === 0 || tails.length > bounds.each;
    const options = isLeft || isCrossed ? [hole(part as Value)] : tails;
    if (!isLeft) before ??= oneOf;
    isQuery ||= options.some(hasQuestion);
    isFilled ||= typeof part !== "string" && options.some(({ sources }) => sources.length > 0);
    heads = heads.flatMap((head) => options.map((tail) => join(head, tail)));
  }
  return heads.map((head) => ({
    ...head,
    sources: isFilled ? inOrder(template.sources, head.sources) : template.sources,
  }));
}

const hasQuestion = ({ parts }: TextTemplate): boolean =>
  parts.some((part) => typeof part === "string" && part.includes("?"));

const isOpen = ({ parts }: TextTemplate): boolean => parts.every((part) => typeof part !== "string");

const join = (head: TextTemplate, tail: TextTemplate): TextTemplate => ({
  parts: joinParts(head.parts, tail.parts),
  sources: [...head.sources, ...tail.sources].slice(0, MAX_SOURCES),
  built: true,
});

/** Texts that meet are one: `":" + PORT` of a constant. */
function joinParts(head: TextTemplate["parts"], tail: TextTemplate["parts"]): TextTemplate["parts"] {
  const last = head.at(-1);
  const [first, ...rest] = tail;
  return typeof last === "string" && typeof first === "string"
    ? [...head.slice(0, -1), last + first, ...rest]
    : [...head, ...tail];
}

/** No place of a list, and no key that nobody gives. */
const NAMES = /^(?!undefined$)[A-Za-z_$][\w$]*$/;

/** A value's own name, where the program gives it one that minifiers keep: a property's. */
export function holeName(value: Value, depth = 0): string | undefined {
  if (depth > 4) return undefined;
  switch (value.kind) {
    case "member":
      return NAMES.test(value.key) ? value.key : holeName(value.object, depth + 1);
    case "external":
    case "global": {
      const last = value.path.at(-1) ?? "default";
      return last === "default" || !NAMES.test(last) ? undefined : last;
    }
    case "choice":
      return holeName(value.first, depth + 1) ?? holeName(value.second, depth + 1);
    case "named":
      return value.name;
    case "result": {
      const [only, ...more] = value.args;
      if (!only || more.length > 0) return undefined;
      // `this.get("room")`, `query.get("page")`: asked for by its name
      const name = value.callee.kind === "member" && value.callee.key === "get" ? stringOf(only) : undefined;
      return name !== undefined && NAMES.test(name) ? name : holeName(only, depth + 1);
    }
    case "union":
      return value.options.map((option) => holeName(option, depth + 1)).find((name) => name !== undefined);
    default:
      return undefined;
  }
}

/** Writes a template with holes as {name}; a name that comes again gets a number: {id}, {id2}. */
export function written({ parts }: TextTemplate, nameless = "value"): string {
  const used = new Map<string, number>();
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      const name = part.hole ?? nameless;
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      return count === 1 ? `{${name}}` : `{${name}${count}}`;
    })
    .join("");
}

/** The literal text of an address, holes left out. */
export function literalText(value: Value): string | undefined {
  if (value.kind === "template") return value.parts.map((part) => (typeof part === "string" ? part : "")).join("");
  return stringOf(value);
}

const QUERY = /^[^\s?]*\?\S*$/;

/** `/users?page=1` */
export function hasQuery(value: Value): boolean {
  const text = literalText(value);
  return text !== undefined && QUERY.test(text);
}
