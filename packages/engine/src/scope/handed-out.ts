/**
 * Names at the top of a script that stand for what a wrapper hands out: `const{a:x}=(()=>{...;return{a:f}})()`, or
 * `let x;(()=>{...;x=f})()`. From here on each is the name inside: all that refers to `x` refers to `f`, as if nothing
 * stood around the code. Names stay what they are where the function may run more than once, or with something of the
 * program, since what it gives then differs.
 */
import { partitionPoint } from "../partition-point.ts";
import { type FunctionNode, isFunction, type Node, type Program } from "../syntax/nodes.ts";
import type { Binding, Definition, Scope, ScopeTree } from "./binding.ts";
import { functionsAround } from "./enclosing-functions.ts";
import { GivenBack, keysOf } from "./given-back.ts";
import type { BindingRecord, ReferenceTable } from "./reference-table.ts";

type Value = Extract<Definition, { kind: "value" }>;

export function joinHandedOut(
  { body }: Program,
  tree: ScopeTree,
  names: Iterable<BindingRecord>,
  table: ReferenceTable,
): void {
  const { root } = tree;
  const isInside = (node: Node, { kind, scope }: Binding): boolean =>
    kind !== "param" && kind !== "catch" && (scope !== root || isInBlock(node, body));
  const given = new GivenBack({ bindingOf: table });
  for (const name of names) {
    const [definition, ...more] = name.definitions.slice(0, 2);
    if (definition?.kind !== "value" || more.length > 0) continue;
    const found = isAlias(definition) ? definition.from : behindKeys(definition, given);
    const inner = found?.type === "Identifier" ? table.get(found) : undefined;
    if (found && inner && inner !== name && isInside(found, inner)) {
      if (isAlias(definition) || isOfRuns(inner, root, given)) table.join(name, inner, found);
    } else if (found && !isAlias(definition) && comesOut(found, tree, given))
      name.definitions = [{ kind: "value", from: found, path: [] }];
  }
}

/** `x=f` */
const isAlias = ({ from, path }: Value): boolean => path.length === 0 && from.type === "Identifier";

/** `{a:x}=...`, `x=w.a`: whose value is a part of another. */
function behindKeys({ from, path }: Value, given: GivenBack): Value["from"] | undefined {
  const keys = keysOf(path);
  const isPart = keys && (keys.length > 0 || from.type === "MemberExpression");
  return isPart ? given.find(from, keys) : undefined;
}

/** `try{...;x=f}catch{}`: names that `var` declares in a block are of the top, too. */
function isInBlock({ start }: Node, body: Program["body"]): boolean {
  const statement = body[partitionPoint(body, ({ end }) => end > start)];
  return statement !== undefined && BLOCKS.has(statement.type);
}

const BLOCKS = new Set(["BlockStatement", "TryStatement", "IfStatement", "LabeledStatement", "DoWhileStatement"]);

/**
 * Whether all functions around a name were run to get it, each of them once and with nothing of the program; or fill a
 * name outside of them, `init=o(()=>{...;x={a:f}})`, and are given nothing.
 */
function isOfRuns({ scope }: Pick<Binding, "scope">, root: Scope, { runs }: GivenBack): boolean {
  for (let at: Scope | undefined = scope; at && at !== root; at = at.parent) {
    const { node } = at;
    if (isFunction(node) && !isMadeOnce(node, runs)) return false;
  }
  return true;
}

/** Whether an expression stands in functions, each of them run once to get it, or given nothing: `function(){x={a:()=>1}}`. */
function comesOut(node: Node, tree: ScopeTree, { runs }: GivenBack): boolean {
  const around = functionsAround(tree, node.start).filter((fn) => fn !== node);
  return around.length > 0 && around.every((fn) => isMadeOnce(fn, runs));
}

const isMadeOnce = (fn: FunctionNode, runs: GivenBack["runs"]): boolean =>
  isRunOnce(fn, runs) || (fn.params.length === 0 && !isRun(fn, runs));

const isRun = (fn: Node, runs: GivenBack["runs"]): boolean => runs.some((run) => run.fn === fn);

function isRunOnce(fn: Node, runs: GivenBack["runs"]): boolean {
  const own = runs.filter((run) => run.fn === fn);
  return own.length > 0 && own.every(({ isPlain, isOnce }) => isPlain && isOnce);
}
