/**
 * What is known of the data that a call answers: the keys that are read of it, as they are found, and where. Grows while
 * the code is followed; becomes a shape of the format in the end.
 */
import type { Shape } from "@as-built/spec";
import type { Source } from "../../evaluate/value.ts";
import { pushAll } from "../../lists.ts";
import type { Placed } from "../../unpack/module.ts";
import type { FactEvidence } from "../fact.ts";
import { placeOfNode } from "../name-place.ts";

/** Deepest nesting that is described. */
const MAX_DEPTH = 8;
/** Most keys of one object. */
const MAX_KEYS = 60;
/** Most places that are given as evidence. */
const MAX_PLACES = 8;
/** Most places of one key that are remembered. */
const MAX_READS = 40;

/** A place where a key is read, and the calls by which its function was entered. */
interface Read extends Placed {
  readonly via: readonly Source[];
}

export interface Part {
  readonly of: Sketch;
  readonly reads: readonly Placed[];
}

/** Whether something is known to be a list, or an object whose keys are data. */
type Holds = "list" | "values";

/** Pieces of code that are meant, and those that are for something else. */
interface Spans {
  readonly own: readonly Source[];
  readonly others: readonly Source[];
}

interface Growing extends Part {
  readonly reads: Read[];
}

export class Sketch {
  private readonly keys = new Map<string, Growing>();
  private element: Sketch | undefined;
  private holds: Holds | undefined;
  private readonly places: FactEvidence[];
  private readonly path: string;
  private readonly depth: number;

  constructor(places: FactEvidence[] = [], path = "/response", depth = 0) {
    this.places = places;
    this.path = path;
    this.depth = depth;
  }

  /** Whether it takes no more keys. */
  get isFull(): boolean {
    return this.keys.size >= MAX_KEYS;
  }

  /** The value under a key, which is read at a place; undefined where enough is known. */
  key(name: string, at: Placed, via: readonly Source[] = []): Sketch | undefined {
    const { node, module } = at;
    const known = this.keys.get(name);
    if (known) {
      if (known.reads.length < MAX_READS) known.reads.push({ node, module, via });
      return known.of;
    }
    if (this.depth >= MAX_DEPTH || this.isFull) return undefined;
    const path = pathUnder(this.path, name);
    const of = new Sketch(this.places, path, this.depth + 1);
    this.keys.set(name, { of, reads: [{ node, module, via }] });
    if (this.places.length < MAX_PLACES)
      this.places.push({ ...placeOfNode(node, module), says: "read from the answer", for: path });
    return of;
  }

  /** The elements of a list; undefined where it lies too deep. */
  items(): Sketch | undefined {
    this.holds = "list";
    return this.any("items");
  }

  /** What an object holds whose keys are data, `Object.values(byId)`. */
  values(): Sketch | undefined {
    this.holds ??= "values";
    return this.any("values");
  }

  /** What is found by a key or an index that is computed: whether this is a list is for others to say. */
  anyOf(): Sketch | undefined {
    return this.any("values");
  }

  private any(as: string): Sketch | undefined {
    if (!this.element && this.depth < MAX_DEPTH)
      this.element = new Sketch(this.places, `${this.path}/${as}`, this.depth + 1);
    return this.element;
  }

  /** Takes keys away that are only read at certain places. */
  forget(isNone: (at: Placed) => boolean): void {
    for (const [name, { reads }] of this.keys) {
      if (!reads.every(isNone)) continue;
      this.keys.delete(name);
      const path = pathUnder(this.path, name);
      const kept = this.places.filter((one) => one.for !== path && !one.for?.startsWith(`${path}/`));
      this.places.length = 0;
      pushAll(this.places, kept);
    }
  }

  /** What was read under a key, if it was. */
  known(name: string): Sketch | undefined {
    return this.keys.get(name)?.of;
  }

  /** What is in the list, or under keys that are data; undefined where it is an object that is also asked by computed keys. */
  knownItems(): Sketch | undefined {
    return this.holds || this.keys.size === 0 ? this.element : undefined;
  }

  /** What is known below a key, as a sketch of its own. */
  under(name: string): Sketch | undefined {
    return this.keys.get(name)?.of.copy();
  }

  /** What was read by keys. */
  parts(): ReadonlyMap<string, Part> {
    return this.keys;
  }

  names(): readonly string[] {
    return [...this.keys.keys()].sort();
  }

  /**
   * What is read in certain pieces of code only, or in functions that they call, as a sketch of its own: not what came there
   * through other pieces, a list of which one message holds all and another one changes some.
   */
  within(own: readonly Source[], others: readonly Source[]): Sketch {
    return this.copy({ own, others });
  }

  /** With pieces of code, of what is read in them only. */
  private copy(spans?: Spans, into = new Sketch()): Sketch {
    for (const [name, { of, reads }] of this.keys) {
      const [first] = reads;
      const read = spans ? reads.find((one) => isReadIn(one, spans)) : first;
      if (!first || (!read && !of.hasKeysIn(spans))) continue;
      const inner = into.key(name, read ?? first);
      if (inner) of.copy(spans, inner);
    }
    const items = !spans || this.element?.hasKeysIn(spans) ? this.element && into.any("items") : undefined;
    if (items) this.element?.copy(spans, items);
    into.holds = items && this.holds;
    return into;
  }

  private hasKeysIn(spans: Spans | undefined): boolean {
    const { keys, element } = this.copy(spans);
    return keys.size > 0 || element !== undefined;
  }

  /** Undefined where nothing was read. */
  shape(): Shape | undefined {
    const shape = this.own();
    return Object.keys(shape).length > 0 ? shape : undefined;
  }

  /** Places of what the shape says: of what is read in two ways it says nothing. */
  evidence(): readonly FactEvidence[] {
    const paths = new Set<string>();
    addPaths(this.own(), this.path, paths);
    return this.places.filter(({ for: path }) => path === undefined || paths.has(path));
  }

  /** What is read by keys and as a list in different places is an object here: only one of both can be. */
  private own(): Shape {
    const { element, holds } = this;
    if (this.keys.size === 0) {
      if (!element || !holds) return {};
      return holds === "list" ? { type: "array", items: element.own() } : { type: "object", values: element.own() };
    }
    if (element && holds) return {};
    return {
      type: "object",
      properties: Object.fromEntries(this.names().map((name) => [name, this.known(name)?.own() ?? {}])),
    };
  }
}

function addPaths({ items, values, properties }: Shape, path: string, to: Set<string>): void {
  to.add(path);
  if (items) addPaths(items, `${path}/items`, to);
  if (values) addPaths(values, `${path}/values`, to);
  for (const [name, shape] of Object.entries(properties ?? {})) addPaths(shape, pathUnder(path, name), to);
}

const pathUnder = (path: string, name: string): string =>
  `${path}/properties/${name.replace(/~/g, "~0").replace(/\//g, "~1")}`;

/** Whether the first of the pieces on the way is one of those that are meant. */
function isReadIn({ node, module, via }: Read, { own, others }: Spans): boolean {
  const isIn = (spans: readonly Source[], one: Source): boolean => spans.some((span) => holds(span, one));
  const place = placeOfNode(node, module);
  const first = [...via, place].find((one) => isIn(own, one) || isIn(others, one));
  // a listener of another message may hear of this one by the same list
  return first !== undefined && isIn(own, first) && (isIn(own, place) || !isIn(others, place));
}

const holds = (outer: Source, inner: Source): boolean =>
  outer.script === inner.script && outer.start <= inner.start && inner.end <= outer.end;
