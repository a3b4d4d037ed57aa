/**
 * Which values people have typed or chosen, by flow: what is read of an input by the platform's interface
 * (`event.target.value`, `this.checked`, `$("#note").val()`, `new FormData(form).get("note")`) and what a component hands
 * over as such (`onUpdate:modelValue`, `ngModelChange`, `bind_value` of Svelte 5), the names and properties that are given
 * it, and the states that are set to it. Whatever a minifier calls them, a test of one of them is a test of input.
 */

import { isCarrier, isWord } from "../../language/given-names.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding, ScopeTree } from "../../scope/binding.ts";
import { bindingAt, onlyDefinition, onlyFunction } from "../../scope/binding-at.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { AssignmentNode, Sighting } from "../survey.ts";
import { filledState } from "./component-states.ts";
import { isHeld } from "./held-values.ts";

export interface TypedValues {
  readonly bindings: ReadonlySet<Binding>;
  /** Properties, by the index of the unit that fills them. */
  readonly names: ReadonlyMap<number, ReadonlySet<string>>;
}

interface Lists {
  readonly assignments: readonly Sighting<AssignmentNode>[];
  readonly calls: readonly Sighting<CallLike>[];
  readonly objects: readonly Sighting<ObjectExpression>[];
}

/** Two extractors ask of the same code. */
export const typedValues = rememberFor((lists: Lists) => new Finder(lists).found());

/** Properties that are told of a change of the value. */
const CHANGES =
  /^on(?:Update:|[Cc]hange|[Ii]nput|Select|Value|Text|Type)|^(?:input|change|callback|update:modelValue)$/;
/** Events whose listener is given the value itself, Angular's `[(ngModel)]`, Vue's and custom elements' own. */
const EVENTS = /^(?:input|change|[a-z]\w*Change|update:\w+)$/;
/** How an object calls whatever value it carries. */
const ANY = /^(?:value|payload|type|checked|files?|data|detail|val|newValue|\$model|key|name|id)$/;

class Finder {
  private readonly lists: Lists;
  private readonly bindings = new Set<Binding>();
  private readonly names = new Map<number, Set<string>>();
  /** Functions whose first parameter is what was typed. */
  private readonly handlers = new Set<FunctionNode>();

  constructor(lists: Lists) {
    this.lists = lists;
  }

  found(): TypedValues {
    const { assignments, calls, objects } = this.lists;
    for (const { node } of objects)
      for (const [key, { value }] of fixedProperties(node)) if (CHANGES.test(key)) this.noteHandler(value);
    for (const { node } of calls) this.noteListener(node);
    for (const { node, module } of calls) this.noteCalled(node, module.script.scopes);
    for (const at of assignments)
      if (at.node.operator === "=" && this.isGiven(at.node.right, at)) this.noteTarget(at.node.left, at);
    for (const at of calls) for (const [index, given] of at.node.arguments.entries()) this.notePassed(given, index, at);
    for (const at of objects)
      for (const [key, { value }] of fixedProperties(at.node))
        if (!ANY.test(key) && this.isGiven(value, at)) this.noteName(key, at);
    return { bindings: this.bindings, names: this.names };
  }

  private isGiven(node: Node, { module: { script } }: Sighting<Node>): boolean {
    return isHeld(node, script.scopes) || this.isParameter(node, script.scopes);
  }

  /** `v` of a handler `v => ...`. */
  private isParameter(node: Node, scopes: ScopeTree): boolean {
    const only = onlyDefinition(bindingAt(node, scopes));
    if (only?.kind !== "param") return false;
    return only.index === 0 && only.path.length === 0 && this.handlers.has(only.of);
  }

  /** `fn`, and `t[0] || (t[0] = fn)` as Vue's compiler keeps it. */
  private noteHandler(value: Node): void {
    if (isFunction(value)) this.handlers.add(value);
    else if (value.type === "LogicalExpression") this.noteHandler(value.right);
    else if (value.type === "AssignmentExpression") this.noteHandler(value.right);
  }

  /** `listener("ngModelChange", fn)`, `bind_value(input, () => get(note), v => set(note, v))`. */
  private noteListener({ arguments: given }: CallLike): void {
    given.forEach((one, index) => {
      const before = given[index - 1];
      if (!isFunction(one) || !before) return;
      const reads = isFunction(before) && before.params.length === 0 && one.params.length === 1 && index > 1;
      if (reads || EVENTS.test(literalString(before) ?? "")) this.handlers.add(one);
    });
  }

  /** `const rename = v => setName(v)`, called with what was typed. */
  private noteCalled({ callee, arguments: [first] }: CallLike, scopes: ScopeTree): void {
    const fn = onlyFunction(bindingAt(callee, scopes));
    if (fn && first && first.type !== "SpreadElement" && isHeld(first, scopes)) this.handlers.add(fn);
  }

  /** `note = value`, `note.value = value` of Vue's references, `form.note = value`. */
  private noteTarget(left: Node, at: Sighting<Node>): void {
    const { scopes } = at.module.script;
    if (left.type === "Identifier") {
      const binding = scopes.bindingOf.get(left);
      if (binding) this.bindings.add(binding);
    } else if (left.type === "MemberExpression") {
      const key = memberName(left);
      if (key === "value" || key === "current") this.noteTarget(left.object, at);
      else if (key !== undefined) this.noteName(key, at);
    }
  }

  /** `setNote(value)`, `set(note, value)`, `form.$set("note", value)`, `this.note.set(value)`, `store.setNote(value)`. */
  private notePassed(given: Node, index: number, at: Sighting<CallLike>): void {
    if (!this.isGiven(given, at)) return;
    const { callee, arguments: all } = at.node;
    const state = callee.type === "Identifier" ? filledState(callee, at.module) : undefined;
    if (state) this.bindings.add(state);
    const before = all[index - 1];
    const key = literalString(before);
    if (key !== undefined) this.noteName(key, at);
    else if (before?.type === "Identifier" && index === 1) this.noteTarget(before, at);
    if (callee.type !== "MemberExpression") return;
    const method = memberName(callee) ?? "";
    if (method === "set" && index === 0) this.noteTarget(callee.object, at);
    const set = /^set([A-Z]\w+)$/.exec(method)?.[1];
    if (set !== undefined) this.noteName(set.charAt(0).toLowerCase() + set.slice(1), at);
  }

  private noteName(name: string, { unit }: Sighting<Node>): void {
    if (!isWord(name) || isCarrier(name)) return;
    const names = this.names.get(unit.index) ?? new Set();
    this.names.set(unit.index, names.add(name));
  }
}
