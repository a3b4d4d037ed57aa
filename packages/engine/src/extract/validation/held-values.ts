/**
 * What is read of an input by the platform's interface (HTML, 4.10; DOM events) or by jQuery's: `event.target.value`,
 * `this.files[0]`, `document.getElementById("note").value.trim()`, `form.elements.note.value`, `new FormData(form)
 * .get("note")`, `$("#note").val()`, React's `note.current.value`. Names that stand for such a read count as well.
 */
import type { ScopeTree } from "../../scope/binding.ts";
import { bindingAt, onlyDefinition, onlyValue } from "../../scope/binding-at.ts";
import { literalString, literalValue, memberName } from "../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import { CONVERSIONS } from "./input-subject.ts";

const HELD = new Set(["value", "checked", "files", "valueAsNumber", "valueAsDate", "selectedOptions"]);
const OF_EVENTS = new Set(["target", "currentTarget", "srcElement", "delegateTarget"]);
const FINDS = new Set(["getElementById", "querySelector", "closest", "namedItem", "getElementsByName"]);
/** What a text is changed by. */
const CHANGED = new Set(["trim", "trimStart", "trimEnd", "toLowerCase", "toUpperCase", "toString", "replace"]);
/** Names and calls that are followed. */
const MAX_DEPTH = 6;

export function isHeld(node: Node, scopes: ScopeTree, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  switch (node.type) {
    case "ChainExpression":
      return isHeld(node.expression, scopes, depth);
    case "LogicalExpression":
      return node.operator !== "&&" && isHeld(node.left, scopes, depth + 1);
    case "UnaryExpression":
      return node.operator === "+" && isHeld(node.argument, scopes, depth + 1);
    case "CallExpression":
    case "NewExpression":
      return isCalled(node, scopes, depth);
    case "MemberExpression":
      return isMember(node, scopes, depth);
    case "Identifier":
      return isNamed(node, scopes, depth);
    default:
      return false;
  }
}

function isCalled({ callee, arguments: [first, ...more] }: CallLike, scopes: ScopeTree, depth: number): boolean {
  if (callee.type === "Identifier")
    return CONVERSIONS.has(callee.name) && first !== undefined && isHeld(first, scopes, depth + 1);
  if (callee.type !== "MemberExpression") return false;
  const method = memberName(callee) ?? "";
  if (CHANGED.has(method)) return isHeld(callee.object, scopes, depth + 1);
  // Vue 2's `_n(event.target.value)`
  if (method === "_n" && first && more.length === 0) return isHeld(first, scopes, depth + 1);
  if (method === "val") return first === undefined && isFound(callee.object, scopes);
  return (method === "get" || method === "getAll") && isFormData(callee.object, scopes);
}

function isMember(node: Extract<Node, { type: "MemberExpression" }>, scopes: ScopeTree, depth: number): boolean {
  const key = memberName(node);
  if (key !== undefined && HELD.has(key)) return isElement(node.object, scopes, depth);
  // `files[0]`
  if (node.computed && typeof literalValue(node.property)?.value === "number")
    return isHeld(node.object, scopes, depth + 1);
  return isFormValues(node.object, scopes);
}

/** `const note = event.target.value`, `({target: {value}}) => ...`, `const {value} = event.target`. */
function isNamed(node: Node, scopes: ScopeTree, depth: number): boolean {
  const only = onlyDefinition(bindingAt(node, scopes));
  if (!only || (only.kind !== "value" && only.kind !== "param")) return false;
  const keys = only.path.map((step) => (step.kind === "key" ? step.key : ""));
  const last = keys.at(-1);
  const from = only.kind === "value" ? only.from : undefined;
  if (last === undefined) return from !== undefined && isHeld(from, scopes, depth + 1);
  if (HELD.has(last) && OF_EVENTS.has(keys.at(-2) ?? "")) return true;
  if (!from || keys.length > 1) return false;
  return (HELD.has(last) && isElement(from, scopes, depth)) || isFormValues(from, scopes);
}

/** What may be an input: of an event, found in the page, of a form, kept in a reference, `this` of a listener. */
function isElement(node: Node, scopes: ScopeTree, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  switch (node.type) {
    case "ChainExpression":
      return isElement(node.expression, scopes, depth);
    case "ThisExpression": {
      const self = scopes.thisOf.get(node);
      return self !== undefined && isFunction(self);
    }
    case "CallExpression":
      return isFound(node, scopes);
    case "MemberExpression":
      return isElementRead(node);
    case "Identifier": {
      const only = onlyDefinition(bindingAt(node, scopes));
      if (!only) return false;
      const step = "path" in only ? only.path.at(-1) : undefined;
      if (step) return step.kind === "key" && OF_EVENTS.has(step.key);
      return only.kind === "value" && isElement(only.from, scopes, depth + 1);
    }
    default:
      return false;
  }
}

/** `event.target`, `form.elements.note`, `note.current`. */
const isElementRead = (node: Extract<Node, { type: "MemberExpression" }>): boolean => {
  const key = memberName(node) ?? "";
  return OF_EVENTS.has(key) || key === "current" || memberName(node.object) === "elements";
};

/** `document.getElementById("note")`, `$("#note")`, `this.$("[name=note]")`. */
function isFound(node: Node, scopes: ScopeTree): boolean {
  if (node.type === "Identifier") {
    const from = onlyValue(node, scopes);
    return from !== undefined && isFound(from, scopes);
  }
  if (node.type !== "CallExpression") return false;
  if (FINDS.has(memberName(node.callee) ?? "")) return true;
  return /^(?:#|\.|\[|input|select|textarea)/.test(literalString(node.arguments[0]) ?? "");
}

function isFormData(node: Node, scopes: ScopeTree): boolean {
  if (node.type === "NewExpression") return node.callee.type === "Identifier" && node.callee.name === "FormData";
  const from = onlyValue(node, scopes);
  return from !== undefined && isFormData(from, scopes);
}

/** `Object.fromEntries(new FormData(form))`, and a name for it. */
function isFormValues(node: Node, scopes: ScopeTree): boolean {
  if (node.type === "CallExpression") {
    const [first] = node.arguments;
    const entries =
      first?.type === "CallExpression" && first.callee.type === "MemberExpression" ? first.callee.object : first;
    return memberName(node.callee) === "fromEntries" && entries !== undefined && isFormData(entries, scopes);
  }
  const made = onlyValue(node, scopes);
  return made?.type === "CallExpression" && isFormValues(made, scopes);
}
