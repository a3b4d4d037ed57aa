/** What a name stands for, without what it becomes of itself: `t = t.iso` is a part of what it was, or another form of it. */

import { rememberFor } from "../../remember.ts";
import type { Binding, Definition } from "../../scope/binding.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";

/** Asked of a binding for each of its uses. */
export const otherDefinitions = rememberFor((binding: Binding, module: Module): readonly Definition[] =>
  binding.definitions.filter((one) => !isOwnPart(one, binding, module)),
);

const isOwnPart = (definition: Definition, binding: Binding, { script }: Module): boolean =>
  definition.kind === "value" &&
  definition.path.length === 0 &&
  alternatives(definition.from).some((one) => {
    let root = one;
    while (root.type === "MemberExpression") root = root.object;
    return root !== one && root.type === "Identifier" && script.scopes.bindingOf.get(root) === binding;
  });
