/**
 * What a property of a component of options (Vue 2 and 3) stands for where it is tested: `computed: {valid() {...}}`, and
 * a flag that one place sets, `this.valid = this.form.name === this.name`. Takes the read of the property.
 */
import { computedBy } from "../../evaluate/options-component.ts";
import { literalValue, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { refusingTests, type Tested } from "./component-states.ts";
import type { Place } from "./violation-types.ts";

const TESTS = new Set(["BinaryExpression", "LogicalExpression", "UnaryExpression", "CallExpression"]);

/** The tests by one of which the property is true, or, negated, false. */
export function componentTests(read: Node, negated: boolean, { ev, module }: Place): readonly Tested[] {
  const key = memberName(read);
  if (read.type !== "MemberExpression" || key === undefined) return [];
  const component = ev.handed.componentAt(read.object, module);
  // the places of what is found are read in this module
  if (!component || component.module !== module) return [];
  const computed = computedBy(component, key);
  if (computed) return refusingTests(computed, negated);
  const set = component.written.get(key)?.filter((node) => literalValue(node) === undefined) ?? [];
  const [only, ...more] = set;
  return only && more.length === 0 && TESTS.has(only.type) ? [{ test: only, negated }] : [];
}
