/**
 * The code of a script without the wrappers around most of it, one wrapper less with each level. A format looks for what
 * it knows on each level, so that it need not know what somebody has put around it.
 */
import type { Script } from "../script.ts";
import type { Node, Statement } from "../syntax/nodes.ts";
import type { Code } from "./module.ts";
import { heaviest, openingOf } from "./openings.ts";

/** A wrapper holds so much of a script. */
const MOST = 0.8;
/** More wrappers around one script than anybody writes. */
const MAX_LEVELS = 60;

/** At least one: the script as it stands. */
export function levelsOf(script: Script): readonly Code[] {
  const levels: Code[] = [{ body: script.program.body, passed: [] }];
  for (let code = levels[0]; code && levels.length < MAX_LEVELS; ) {
    code = innerCode(code, script);
    if (code) levels.push(code);
  }
  return levels;
}

function innerCode({ body, passed }: Code, script: Script): Code | undefined {
  const least = MOST * script.text.length;
  const at = body.findIndex(({ start, end }) => end - start >= least);
  const wrapper = body[at];
  const opening = wrapper && (openingOf(wrapper, script, least) ?? heaviest(wrapper, least));
  if (!opening || opening.parts.length === 0) return undefined;
  return {
    body: [...body.slice(0, at), ...opening.parts.map(statementOf), ...body.slice(at + 1)],
    passed: [...passed, ...opening.scopes],
  };
}

const isStatement = (node: Node): node is Statement => /(?:Statement|Declaration)$/.test(node.type);

/** A declarator stands for a declaration of its own, an expression for a statement. */
function statementOf(node: Node): Statement {
  if (isStatement(node)) return node;
  const { start, end } = node;
  if (node.type === "VariableDeclarator")
    return { type: "VariableDeclaration", kind: "var", declarations: [node], start, end };
  return {
    type: "ExpressionStatement",
    expression: node as Extract<Statement, { type: "ExpressionStatement" }>["expression"],
    start,
    end,
  };
}
