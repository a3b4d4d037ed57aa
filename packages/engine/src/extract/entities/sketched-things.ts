/**
 * Things in what is known of an answer, or of other data: what a field holds is another thing, named by the field, and parts
 * that are alike are one thing.
 */
import { pushAll } from "../../lists.ts";
import { Sharing } from "../../sharing.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Unit } from "../../unpack/units.ts";
import type { Sketch } from "../answers/sketch.ts";
import type { Answered } from "../answers/with-answers.ts";
import type { Named } from "../subjects/named.ts";
import { longPartName, partName } from "../subjects/words.ts";
import type { Sighting } from "../survey.ts";
import { isField } from "./collect.ts";
import type { FieldSighting, SightingKind } from "./sighting.ts";
import { areAlike } from "./things.ts";

/** A thing of an answer, by its fields. */
export interface AnsweredThing {
  readonly name: string;
  readonly fields: ReadonlyMap<string, readonly FieldSighting[]>;
  /** The data of a page: frameworks call that of every page by the same word. */
  readonly isPage?: boolean;
  /** All that a call answers, or is given: one field may be all that there is of it. */
  readonly isWhole?: boolean;
  /** What it is called beside another thing of its name: a message in the data of a page is a `DataMessage`. */
  readonly longName: string;
}

/** What is known of one field: where it is read, and what is read of what it holds. */
export interface Field {
  readonly at: Sighting<Node>[];
  readonly put: { readonly at: Sighting<Node>; readonly type?: string }[];
  readonly within: Part[];
}

export type Part = Map<string, Field>;

/** What a thing is called, and the code that asks for it. */
export interface Asked extends Named {
  readonly unit: Unit | undefined;
  readonly longName?: string;
}

export function partsOf(sketch: Sketch, answer: Answered): readonly Part[] {
  const items = sketch.knownItems();
  const part = partOf(sketch, answer);
  if (items) return part.size > 0 ? [] : partsOf(items, answer);
  return part.size > 0 ? [part] : [];
}

export function partOf(sketch: Sketch, answer: Answered): Part {
  const out: Part = new Map();
  for (const [key, { of, reads }] of sketch.parts()) {
    const at = reads.flatMap((read) => answer.placed(read) ?? []);
    if ((isField(key) || isExact(answer)) && at.length > 0)
      out.set(key, { at, put: [], within: [...partsOf(of, answer)] });
  }
  return out;
}

/** What is handed in for one purpose has those fields only, whatever they are called. */
const isExact = ({ call, held }: Answered): boolean => held !== undefined || call?.answer?.into !== undefined;

/** Parts that are alike are one thing. The one of which most is known has the name. */
export function thingsOf(parts: readonly Part[], named: Asked, bodies: readonly Part[]): readonly AnsweredThing[] {
  const things = new Things();
  for (const part of [...parts].sort((a, b) => b.size - a.size)) things.add(part, true);
  for (const body of bodies) things.add(body, false);
  // what the same address answers otherwise has no name
  const [thing] = things.all;
  if (!thing) return [];
  const { name, longName = name } = named;
  const within = [...thing].flatMap(([key, field]) =>
    thingsOf(field.within, { ...named, name: partName(key, name), longName: longPartName(key, name) }, []),
  );
  return [{ name, longName, fields: sightingsOf(thing, named) }, ...within];
}

/** Things of which none is like another: a part is held against those only that have one of its fields. */
class Things {
  readonly all: Part[] = [];
  private readonly sharing = new Sharing();

  add(part: Part, isNew: boolean): void {
    const keys = new Set(part.keys());
    const known = this.sharing.near(keys).find((at) => areAlike(keys, this.all[at] ?? NOTHING));
    if (known === undefined && !isNew) return;
    const place = known ?? this.all.push(new Map()) - 1;
    add(this.all[place] ?? new Map(), part);
    this.sharing.add(keys, place);
  }
}

const NOTHING: Part = new Map();

function add(into: Part, part: Part): void {
  for (const [key, { at, put, within }] of part) {
    const known = into.get(key);
    if (!known) into.set(key, { at: [...at], put: [...put], within: [...within] });
    else {
      pushAll(known.at, at);
      pushAll(known.put, put);
      pushAll(known.within, within);
    }
  }
}

function sightingsOf(
  part: Part,
  { unit, longName: _, ...named }: Asked,
): ReadonlyMap<string, readonly FieldSighting[]> {
  return new Map(
    [...part].map(([field, { at, put }]) => {
      const seen = (one: Sighting<Node>, kind: SightingKind): FieldSighting => ({
        owner: named.name,
        named,
        field,
        kind,
        at: one,
        group: one.node,
        ...(unit && { asked: unit }),
      });
      return [
        field,
        [
          ...at.map((one) => seen(one, "answered")),
          ...put.map(({ at: one, type }) => ({ ...seen(one, "put"), ...(type === undefined ? {} : { type }) })),
        ],
      ];
    }),
  );
}
