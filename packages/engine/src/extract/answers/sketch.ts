/**
 * What is known of the data that a call answers: the keys that are read of it, as they are found, and where. Grows while
 * the code is followed; becomes a shape of the format in the end.
 */
import type { Shape } from "@as-built/spec";
import type { FactEvidence } from "../fact.ts";

/** Deepest nesting that is described. */
const MAX_DEPTH = 5;
/** Most keys of one object. */
const MAX_KEYS = 60;
/** Most places that are given as evidence. */
const MAX_PLACES = 8;

export class Sketch {
  private readonly keys = new Map<string, Sketch>();
  private element: Sketch | undefined;
  private readonly places: FactEvidence[];
  private readonly path: string;
  private readonly depth: number;

  constructor(places: FactEvidence[] = [], path = "/response", depth = 0) {
    this.places = places;
    this.path = path;
    this.depth = depth;
  }

  /** The value under a key, which is read at a place; undefined where enough is known. */
  key(name: string, at: Pick<FactEvidence, "script" | "start" | "end">): Sketch | undefined {
    const known = this.keys.get(name);
    if (known) return known;
    if (this.depth >= MAX_DEPTH || this.keys.size >= MAX_KEYS) return undefined;
    const path = `${this.path}/properties/${name.replace(/~/g, "~0").replace(/\//g, "~1")}`;
    const made = new Sketch(this.places, path, this.depth + 1);
    this.keys.set(name, made);
    if (this.places.length < MAX_PLACES) this.places.push({ ...at, says: "read from the answer", for: path });
    return made;
  }

  /** The elements of a list; undefined where it lies too deep. */
  items(): Sketch | undefined {
    if (!this.element && this.depth < MAX_DEPTH)
      this.element = new Sketch(this.places, `${this.path}/items`, this.depth + 1);
    return this.element;
  }

  /** Undefined where nothing was read. */
  shape(): Shape | undefined {
    const shape = this.own();
    return Object.keys(shape).length > 0 ? shape : undefined;
  }

  evidence(): readonly FactEvidence[] {
    return this.places;
  }

  /** What is read by keys and as a list in different places is an object here: only one of both can be. */
  private own(): Shape {
    if (this.element && this.keys.size === 0) return { type: "array", items: this.element.own() };
    if (this.keys.size === 0 || this.element) return {};
    const names = [...this.keys.keys()].sort();
    return {
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, this.keys.get(name)?.own() ?? {}])),
    };
  }
}
