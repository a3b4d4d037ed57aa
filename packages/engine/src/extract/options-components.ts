/**
 * The components of the code that is read that are objects of options (Vue 2 and 3), by the functions in which `this`
 * is the component, and by the parameters of compiled templates through which these read it.
 */

import { isOptions, type OptionsComponent, ownFunctions } from "../evaluate/options-component.ts";
import { firstOf } from "../lists.ts";
import type { Binding } from "../scope/binding.ts";
import { bindingAt, functionAt, onlyValue, onlyValueOf } from "../scope/binding-at.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type { CallLike, Expression, Node, ObjectExpression, Self } from "../syntax/nodes.ts";
import { fixedKeys } from "../syntax/object-keys.ts";
import type { Module } from "../unpack/module.ts";
import type { Sighting, Survey } from "./survey.ts";

type Seen = Pick<Survey, "calls" | "objects" | "assignments">;

interface Made extends OptionsComponent {
  readonly written: Map<string, Expression[]>;
}

export class OptionsComponents {
  private readonly byFunction = new Map<Self, Made>();
  private readonly byTemplate = new Map<Binding, Made>();

  constructor({ calls, objects, assignments }: Seen) {
    const made = new Map<ObjectExpression, Made>();
    for (const { node, module } of objects) {
      if (!isOptions(node, fixedKeys(node))) continue;
      const component: Made = { node, module, written: new Map() };
      made.set(node, component);
      for (const fn of ownFunctions(node)) this.byFunction.set(fn, component);
    }
    if (made.size === 0) return;
    for (const at of calls) this.noteTemplate(at, made);
    for (const { node, module } of assignments) {
      const key = node.left.type === "MemberExpression" ? keyName(node.left.property, node.left.computed) : undefined;
      if (key === undefined || node.operator !== "=" || node.left.type !== "MemberExpression") continue;
      const written = this.madeAt(node.left.object, module)?.written;
      const known = written?.get(key);
      if (known) known.push(node.right);
      else written?.set(key, [node.right]);
    }
  }

  /** The component that `this` is in a function. */
  ofFunction(fn: Self): OptionsComponent | undefined {
    return this.byFunction.get(fn);
  }

  /** The component that an expression reaches: `this`, a name for it, what a template is given. */
  at(node: Node, module: Module): OptionsComponent | undefined {
    return this.madeAt(node, module);
  }

  private madeAt(node: Node, { script: { scopes } }: Module): Made | undefined {
    const self = node.type === "ThisExpression" ? scopes.thisOf.get(node) : undefined;
    if (self) return this.byFunction.get(self);
    const binding = bindingAt(node, scopes);
    if (!binding || binding.definitions.length > 1) return undefined;
    const from = onlyValueOf(binding);
    if (from?.type === "ThisExpression") {
      const of = scopes.thisOf.get(from);
      return of && this.byFunction.get(of);
    }
    return this.byTemplate.get(binding);
  }

  /**
   * `_export_sfc(component, [["render", render]])` of the plugins for Vue 3's files, whose templates are given the
   * component in parts (`_ctx`, `_cache`, `$props`, `$setup`, `$data`, `$options`); `normalizer(component, render)` of
   * Vue 2's, whose templates have it as `this`.
   */
  private noteTemplate({ node, module }: Sighting<CallLike>, made: ReadonlyMap<ObjectExpression, Made>): void {
    const [first, second] = node.arguments;
    if (!first || !second || first.type === "SpreadElement" || second.type === "SpreadElement") return;
    const template = second.type === "ArrayExpression" ? renderIn(second) : second;
    const fn = template && functionAt(template, module.script.scopes);
    const options = fn && optionsOf(first, module);
    const component = options && made.get(options);
    if (!fn || !component) return;
    this.byFunction.set(fn, component);
    for (const parameter of fn.params) {
      const binding = bindingAt(parameter, module.script.scopes);
      if (binding) this.byTemplate.set(binding, component);
    }
  }
}

const renderIn = ({ elements }: Extract<Node, { type: "ArrayExpression" }>): Node | undefined =>
  firstOf(elements, (element) => {
    const [key, value] = element?.type === "ArrayExpression" ? element.elements : [];
    return (key && literalString(key) === "render" && value) || undefined;
  });

/** The options themselves, a name for them, or `defineComponent(options)`. */
function optionsOf(node: Node, module: Module, depth = 0): ObjectExpression | undefined {
  if (node.type === "ObjectExpression") return node;
  if (depth > MAX_NAMES) return undefined;
  if (node.type === "CallExpression") return node.arguments[0] && optionsOf(node.arguments[0], module, depth + 1);
  const from = onlyValue(node, module.script.scopes);
  return from && optionsOf(from, module, depth + 1);
}

/** Names that are followed: vue-loader has `var options = own; normalizer(options, render)`. */
const MAX_NAMES = 3;
