/**
 * The file name of a chunk, as the runtime of webpack and Rspack computes it from the chunk's id: a function of one
 * parameter over constant tables, evaluated for one id. Nothing is run; what is not one of the known forms has no name.
 */
import type { Binding, ScopeTree } from "../scope/binding.ts";
import type { Range } from "../script.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type { FunctionNode, Node, ObjectExpression, Statement } from "../syntax/nodes.ts";
import { propertyWith } from "../syntax/object-keys.ts";
import { registryKey } from "./shapes.ts";
import { paramAt } from "./wrapper-params.ts";

/** A file name, and the entries of the tables that it was made from. */
export interface FileName {
  readonly text: string;
  readonly entries: readonly Node[];
}

/** Longest sum of texts, deepest nesting of conditions. */
const MAX_DEPTH = 2000;

/**
 * Steps and letters that the names of all chunks may take: each id goes through the conditions before its own. Ten thousand
 * chunks behind a hundred conditions take half of the steps that there are in any case; above, an id has no name.
 */
const STEPS = { base: 2_000_000, perUnit: 10 };

export class NamingWork {
  private left: number;
  private readonly cutPieces = new Set<Range>();

  /** @param size of the code, in code units */
  constructor(size: number) {
    this.left = STEPS.base + STEPS.perUnit * size;
  }

  get isSpent(): boolean {
    return this.left <= 0;
  }

  spend(steps: number): void {
    this.left -= steps;
  }

  /** Notes that a function may name more. */
  cut(piece: Range): void {
    this.cutPieces.add(piece);
  }

  /** Code units of what may name more. */
  get cutUnits(): number {
    return [...this.cutPieces].reduce((sum, { start, end }) => sum + end - start, 0);
  }
}

/** Names by id. */
export function fileNamesOf(
  fn: FunctionNode,
  scopes: ScopeTree,
  work: NamingWork,
): (id: string) => FileName | undefined {
  const param = paramAt(scopes, fn, 0);
  return (id) => {
    if (work.isSpent) work.cut(fn);
    if (!param || work.isSpent) return undefined;
    const reader = new NameReader(param, id, scopes);
    const text = fn.body?.type === "BlockStatement" ? reader.block(fn.body.body) : fn.body && reader.text(fn.body, 0);
    work.spend(reader.steps + (text?.length ?? 0));
    return text === undefined || text === null ? undefined : { text, entries: reader.entries };
  };
}

class NameReader {
  readonly entries: Node[] = [];
  steps = 0;
  private readonly param: Binding;
  private readonly id: string;
  private readonly scopes: ScopeTree;

  constructor(param: Binding, id: string, scopes: ScopeTree) {
    this.param = param;
    this.id = id;
    this.scopes = scopes;
  }

  /** `if(5===e)return"a.js";return""+e+".js"` */
  block(statements: readonly Statement[]): string | undefined {
    for (const statement of statements) {
      if (statement.type === "ReturnStatement")
        return statement.argument ? this.text(statement.argument, 0) : undefined;
      if (statement.type !== "IfStatement") return undefined;
      const test = this.test(statement.test, 0);
      if (test === undefined) return undefined;
      const { consequent } = statement;
      if (test) return this.block(consequent.type === "BlockStatement" ? consequent.body : [consequent]);
    }
    return undefined;
  }

  text(node: Node, depth: number): string | undefined {
    this.steps++;
    if (depth > MAX_DEPTH) return undefined;
    switch (node.type) {
      case "Identifier":
        return this.isParam(node) ? this.id : undefined;
      case "ParenthesizedExpression":
        return this.text(node.expression, depth + 1);
      case "BinaryExpression":
        return node.operator === "+" ? this.sum(node, depth) : undefined;
      case "LogicalExpression":
        // `({5:"admin"}[e]||e)`
        return node.operator === "&&"
          ? undefined
          : (this.text(node.left, depth + 1) ?? this.text(node.right, depth + 1));
      case "ConditionalExpression":
        return this.either(node, depth);
      case "MemberExpression":
        return this.looked(node);
      case "TemplateLiteral":
        return this.template(node, depth);
      default:
        return registryKey(node);
    }
  }

  private sum(node: Extract<Node, { type: "BinaryExpression" }>, depth: number): string | undefined {
    const left = this.text(node.left, depth + 1);
    const right = left === undefined ? undefined : this.text(node.right, depth + 1);
    return left === undefined || right === undefined ? undefined : left + right;
  }

  private template(node: Extract<Node, { type: "TemplateLiteral" }>, depth: number): string | undefined {
    let out = "";
    for (const [index, quasi] of node.quasis.entries()) {
      out += quasi.value.cooked ?? "";
      const hole = node.expressions[index];
      const text = hole && this.text(hole, depth + 1);
      if (hole && text === undefined) return undefined;
      out += text ?? "";
    }
    return out;
  }

  private either(node: Extract<Node, { type: "ConditionalExpression" }>, depth: number): string | undefined {
    const test = this.test(node.test, depth + 1);
    return test === undefined ? undefined : this.text(test ? node.consequent : node.alternate, depth + 1);
  }

  /** `5===e`, `"main"==e`, `{5:1}[e]`. */
  private test(node: Node, depth: number): boolean | undefined {
    if (node.type === "MemberExpression" && tableOf(node)) return this.looked(node) !== undefined;
    if (node.type !== "BinaryExpression" || !/^[=!]==?$/.test(node.operator)) return undefined;
    const left = this.text(node.left, depth + 1);
    const right = this.text(node.right, depth + 1);
    if (left === undefined || right === undefined) return undefined;
    return (left === right) === node.operator.startsWith("=");
  }

  /** `{5:"1a2b"}[e]`; the public path, `n.p`, is left out. */
  private looked(node: Extract<Node, { type: "MemberExpression" }>): string | undefined {
    const table = tableOf(node);
    if (!table) return keyName(node.property, node.computed) === "p" ? "" : undefined;
    if (!this.isParam(node.property)) return undefined;
    const entry = propertyWith(table, this.id);
    if (!entry) return undefined;
    this.entries.push(entry);
    return literalString(entry.value) ?? registryKey(entry.value);
  }

  private isParam(node: Node): boolean {
    return node.type === "Identifier" && this.scopes.bindingOf.get(node) === this.param;
  }
}

export function tableOf({
  object,
  computed,
}: Extract<Node, { type: "MemberExpression" }>): ObjectExpression | undefined {
  const at = object.type === "ParenthesizedExpression" ? object.expression : object;
  return computed && at.type === "ObjectExpression" ? at : undefined;
}
