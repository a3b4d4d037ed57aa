/**
 * Object literals by their fixed keys. Dozens of extractors want objects with certain keys; each of them gets those from
 * one index, in the order of the code, and does not look at the tens of thousands of others.
 */

import { rememberFor } from "../remember.ts";
import { keyName } from "../syntax/literals.ts";
import type { ObjectExpression } from "../syntax/nodes.ts";
import type { Sighting } from "./survey.ts";

type Objects = readonly Sighting<ObjectExpression>[];

/** Places in the list by key. */
type Index = ReadonlyMap<string, readonly number[]>;

/** Those that have one of the keys, or more. */
export const objectsWith = (objects: Objects, ...keys: readonly string[]): Objects => chosen(objects, keys);

/** Those that have a key that is wanted. */
export const objectsWhere = (objects: Objects, isWanted: (key: string) => boolean): Objects =>
  chosen(objects, [...indexOf(objects).keys()].filter(isWanted));

function chosen(objects: Objects, keys: readonly string[]): Objects {
  const index = indexOf(objects);
  const lists = keys.flatMap((key) => index.get(key) ?? []);
  const places = keys.length > 1 ? [...new Set(lists)].sort((a, b) => a - b) : lists;
  return places.flatMap((place) => objects[place] ?? []);
}

const indexOf = rememberFor(indexed);

function indexed(objects: Objects): Index {
  const index = new Map<string, number[]>();
  objects.forEach(({ node: { properties } }, place) => {
    for (const property of properties) {
      const key = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
      if (key === undefined) continue;
      const places = index.get(key);
      if (!places) index.set(key, [place]);
      // a key may stand there twice
      else if (places.at(-1) !== place) places.push(place);
    }
  });
  return index;
}
