/**
 * The code of a script without the wrappers around most of it, one wrapper less with each level. A format looks for what
 * it knows on each level, so that it need not know what somebody has put around it.
 */
import type { Script } from "../script.ts";
import { type Expression, isFunction, type Node, type Statement } from "../syntax/nodes.ts";
import type { Code } from "./module.ts";
import { heaviest, type Opening, openingOf } from "./openings.ts";
import { namedValues, oneByOne, runValue } from "./shapes.ts";

/** A wrapper holds so much of the code on its level; of short code at least half, and all but what a helper takes. */
const MOST = 0.8;
const HALF = 0.5;
/** Longest code of a helper, in code units. */
const HELPER = 1200;
/** More wrappers around one script than anybody writes. */
const MAX_LEVELS = 60;

/** At least one: the script as it stands. */
export const levelsOf = (script: Script): readonly Code[] =>
  levelsBelow({ body: script.program.body, passed: [] }, script);

/** The same of a part of a script. */
export function levelsBelow({ body, passed }: Code, script: Script): readonly Code[] {
  const levels: Code[] = [{ body: body.flatMap(oneByOne), passed }];
  for (let code = levels[0]; code && levels.length < MAX_LEVELS; ) {
    code = innerCode(code, script);
    if (code) levels.push(code);
  }
  return levels;
}

function innerCode({ body, passed }: Code, script: Script): Code | undefined {
  const wrapper = mostOf(body) ?? besideHelpers(body);
  if (!wrapper) return undefined;
  const at = body.indexOf(wrapper);
  const least = leastOf(wrapper.end - wrapper.start);
  const opening = operandsOf(wrapper, least) ?? openingOf(wrapper, script, least) ?? heaviest(wrapper, least, script);
  if (!opening || opening.parts.length === 0) return undefined;
  return {
    body: [...body.slice(0, at), ...opening.parts.map(statementOf).flatMap(oneByOne), ...body.slice(at + 1)],
    passed: [...passed, ...opening.scopes],
  };
}

/** The statement that is nearly all of some. */
function mostOf(body: readonly Statement[]): Statement | undefined {
  const least = leastOf(body.reduce((sum, { start, end }) => sum + end - start, 0));
  return body.find(({ start, end }) => end - start >= least);
}

/**
 * Helpers that a tool put beside the wrapper run nothing by themselves: `function _instanceof(t,e){...}` (SWC, ES5) and
 * `var o=(e,t)=>()=>...` (esbuild), which is shorter than what it is put beside.
 */
function besideHelpers(body: readonly Statement[]): Statement | undefined {
  const own = body.filter(({ type }) => type !== "FunctionDeclaration");
  const helpers = new Set(own.filter((statement) => namedValues(statement).some(({ value }) => isFunction(value))));
  const wrapper = mostOf(own);
  if (wrapper) return wrapper;
  const found = mostOf(own.filter((one) => !helpers.has(one)));
  const isLonger = ({ start, end }: Statement): boolean =>
    found !== undefined && end - start >= found.end - found.start;
  return [...helpers].some(isLonger) ? undefined : found;
}

/** `typeof window<"u"&&System.register(...)`: expressions of which one is nearly all. */
function operandsOf(statement: Node, least: number): Opening | undefined {
  const value = runValue(statement);
  const parts = value ? partsOf(value) : undefined;
  return parts?.some(({ start, end }) => end - start >= least) ? { parts, scopes: [], kind: "plain" } : undefined;
}

function partsOf(node: Node): readonly Node[] | undefined {
  switch (node.type) {
    case "LogicalExpression":
      return [node.left, node.right];
    case "ConditionalExpression":
      return [node.test, node.consequent, node.alternate];
    default:
      return undefined;
  }
}

/** Length of what is nearly all of code of a length. */
export const leastOf = (length: number): number => Math.max(HALF * length, Math.min(MOST * length, length - HELPER));

const isStatement = (node: Node): node is Statement => /(?:Statement|Declaration)$/.test(node.type);

/** A declarator stands for a declaration of its own, an expression for a statement. */
function statementOf(node: Node): Statement {
  if (isStatement(node)) return node;
  const { start, end } = node;
  if (node.type === "VariableDeclarator")
    return { type: "VariableDeclaration", kind: "var", declarations: [node], start, end };
  return { type: "ExpressionStatement", expression: node as Expression, start, end };
}
