/**
 * The tokens of a definition that was compiled to a tree, as loaders and code generators write it into a bundle (`graphql`
 * 14 to 16: the node kinds of its `language/kinds`), so that it reads as the text that it was made from.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isConstant, stringOf, type Value } from "../../evaluate/value.ts";

const MAX_DEPTH = 40;

/** What is known of them, and whether that is all. */
export function compiledTokens(
  definition: Value,
  ev: Evaluator,
): { readonly tokens: Tokens; readonly isWhole: boolean } {
  const tree = new Tree(ev);
  const tokens = tree.definition(definition);
  return { tokens, isWhole: tree.isWhole };
}

type Tokens = readonly string[];

class Tree {
  isWhole = true;
  private readonly ev: Evaluator;

  constructor(ev: Evaluator) {
    this.ev = ev;
  }

  definition(node: Value): Tokens {
    if (this.kind(node) === "FragmentDefinition")
      return [
        "fragment",
        ...this.name(node),
        "on",
        ...this.name(this.at(node, "typeCondition")),
        ...this.rest(node, 0),
      ];
    const variables = this.list(node, "variableDefinitions").flatMap((one) => this.variable(one));
    return [
      this.text(node, "operation"),
      ...this.optionalName(node, "name"),
      ...bracketed("(", variables, ")"),
      ...this.rest(node, 0),
    ];
  }

  /** Directives and what is selected. */
  private rest(node: Value, depth: number): Tokens {
    const set = this.at(node, "selectionSet");
    const directives = this.list(node, "directives").flatMap((one) => [
      "@",
      ...this.name(one),
      ...this.given(one, depth),
    ]);
    if (isAbsent(set)) return directives;
    const selected = this.list(set, "selections").flatMap((one) => this.selection(one, depth + 1));
    return [...directives, ...bracketed("{", selected, "}")];
  }

  private selection(node: Value, depth: number): Tokens {
    if (depth > MAX_DEPTH) return this.lost();
    switch (this.kind(node)) {
      case "Field": {
        const alias = this.optionalName(node, "alias");
        const named = alias.length > 0 ? [...alias, ":", ...this.name(node)] : this.name(node);
        return [...named, ...this.given(node, depth), ...this.rest(node, depth)];
      }
      case "FragmentSpread":
        return ["...", ...this.name(node), ...this.rest(node, depth)];
      case "InlineFragment": {
        const on = this.at(node, "typeCondition");
        return ["...", ...(isAbsent(on) ? [] : ["on", ...this.name(on)]), ...this.rest(node, depth)];
      }
      default:
        return this.lost();
    }
  }

  private variable(node: Value): Tokens {
    const value = this.at(node, "defaultValue");
    return [
      ...this.value(this.at(node, "variable"), 0),
      ":",
      ...this.type(this.at(node, "type"), 0),
      ...(isAbsent(value) ? [] : ["=", ...this.value(value, 0)]),
      ...this.rest(node, 0),
    ];
  }

  private type(node: Value, depth: number): Tokens {
    if (depth > MAX_DEPTH) return this.lost();
    switch (this.kind(node)) {
      case "NamedType":
        return this.name(node);
      case "ListType":
        return ["[", ...this.type(this.at(node, "type"), depth + 1), "]"];
      case "NonNullType":
        return [...this.type(this.at(node, "type"), depth + 1), "!"];
      default:
        return this.lost();
    }
  }

  private given(node: Value, depth: number): Tokens {
    return bracketed("(", this.members(node, "arguments", depth), ")");
  }

  private members(node: Value, key: string, depth: number): Tokens {
    return this.list(node, key).flatMap((one) => [
      ...this.name(one),
      ":",
      ...this.value(this.at(one, "value"), depth + 1),
    ]);
  }

  private value(node: Value, depth: number): Tokens {
    if (depth > MAX_DEPTH) return this.lost();
    switch (this.kind(node)) {
      case "Variable":
        return ["$", ...this.name(node)];
      case "IntValue":
      case "FloatValue":
      case "EnumValue":
        return [this.text(node, "value")];
      case "StringValue":
        return [JSON.stringify(this.text(node, "value"))];
      case "BooleanValue":
        return [this.truth(node)];
      case "NullValue":
        return ["null"];
      case "ListValue":
        return ["[", ...this.list(node, "values").flatMap((one) => this.value(one, depth + 1)), "]"];
      case "ObjectValue":
        return ["{", ...this.members(node, "fields", depth), "}"];
      default:
        return this.lost();
    }
  }

  private truth(node: Value): string {
    const value = this.at(node, "value");
    if (!isConstant(value, true) && !isConstant(value, false)) this.lost();
    return isConstant(value, true) ? "true" : "false";
  }

  private optionalName(node: Value, key: string): Tokens {
    const name = this.at(node, key);
    return isAbsent(name) ? [] : [this.text(name, "value")];
  }

  private name(node: Value): Tokens {
    return [this.text(this.at(node, "name"), "value")];
  }

  private kind(node: Value): string {
    return this.text(node, "kind");
  }

  private text(node: Value, key: string): string {
    const text = stringOf(this.at(node, key));
    if (text === undefined) this.isWhole = false;
    return text ?? "";
  }

  private list(node: Value, key: string): readonly Value[] {
    const list = this.at(node, key);
    if (list.kind === "array" && !list.open && !list.varies) return list.elements;
    if (!isAbsent(list)) this.isWhole = false;
    return [];
  }

  private at(node: Value, key: string): Value {
    return this.ev.member(node, key);
  }

  private lost(): Tokens {
    this.isWhole = false;
    return [];
  }
}

/** Not there: `undefined` or `null`. */
const isAbsent = (value: Value): boolean => isConstant(value, undefined) || isConstant(value, null);

const bracketed = (open: string, inner: Tokens, close: string): Tokens =>
  inner.length === 0 ? [] : [open, ...inner, close];
