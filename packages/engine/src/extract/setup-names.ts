/**
 * Names that the `setup` of a component of Vue's (2.7 and 3) gives to what its template uses, whatever a minifier calls
 * them: `setup() {const n = ref(""); return {shelfName: n}}`.
 */

import { returnedExpressions } from "../evaluate/returns.ts";
import type { Source } from "../evaluate/value.ts";
import { rememberFor } from "../remember.ts";
import type { Binding } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import { type FunctionNode, isFunction, type ObjectExpression } from "../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../syntax/object-keys.ts";
import { alternatives } from "../syntax/unwrap.ts";
import type { Module } from "../unpack/module.ts";
import { objectsWith } from "./objects-with.ts";
import type { Sighting } from "./survey.ts";

export interface SetupName {
  readonly name: string;
  readonly sources: readonly Source[];
}

export type SetupNames = ReadonlyMap<Binding, SetupName>;

/** Shorter names are a minifier's. */
const LEAST = 3;

/** Several extractors ask for the names in the same objects. */
export const setupNames = rememberFor((objects: readonly Sighting<ObjectExpression>[]): SetupNames => {
  const found = new Map<Binding, SetupName>();
  for (const { node, module } of objectsWith(objects, "setup")) {
    const setup = propertyOf(node, "setup");
    if (setup && isFunction(setup)) noteReturned(setup, module, found);
  }
  return found;
});

function noteReturned(setup: FunctionNode, module: Module, found: Map<Binding, SetupName>): void {
  for (const returned of returnedExpressions(setup).flatMap((node) => alternatives(node)))
    for (const [name, { value, start, end }] of returned.type === "ObjectExpression" ? fixedProperties(returned) : []) {
      const binding = bindingAt(value, module.script.scopes);
      if (!binding || name.length < LEAST) continue;
      found.set(binding, { name, sources: [{ script: module.script, start, end }] });
    }
}
