/**
 * Texts of the errors that a component makes: `Error("text")`, `new TypeError("text")`. The constructors are globals
 * and keep their names. At most `MAX_TEXTS` for each component.
 */
import type { OriginComponent } from "../../attribute/index.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { type Unit, walkUnit } from "../../unpack/units.ts";
import type { LeftOutFact } from "./fact.ts";
import { Places } from "./places.ts";

/** Most texts of one component. */
const MAX_TEXTS = 20;

const CONSTRUCTORS = new Set(["Error", "TypeError", "RangeError", "SyntaxError", "ReferenceError", "EvalError"]);

/** Shorter ones are codes or parts of a text. */
const SHORTEST = 8;

export class ComponentErrors {
  private readonly component: OriginComponent;
  private readonly found = new Map<string, LeftOutFact>();

  constructor(component: OriginComponent) {
    this.component = component;
  }

  read(unit: Unit): void {
    const { script } = unit.module;
    if (this.found.size >= MAX_TEXTS || !script.text.slice(unit.start, unit.end).includes("Error(")) return;
    const places = new Places(script.text, "Error", unit);
    walkUnit(unit, (node) => {
      if (this.found.size >= MAX_TEXTS || !places.areIn(node)) return false;
      const text = errorText(node);
      if (text === undefined || this.found.has(text)) return undefined;
      const { start, end } = node;
      this.found.set(text, {
        point: "errors",
        what: "an error text",
        value: text,
        component: this.component,
        evidence: [{ script, start, end, says: "error text" }],
      });
      return undefined;
    });
  }

  facts(): readonly LeftOutFact[] {
    return [...this.found.values()];
  }
}

function errorText(node: Node): string | undefined {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return undefined;
  if (node.callee.type !== "Identifier" || !CONSTRUCTORS.has(node.callee.name)) return undefined;
  const text = literalString(node.arguments[0])?.trim();
  return text !== undefined && text.length >= SHORTEST ? text : undefined;
}
