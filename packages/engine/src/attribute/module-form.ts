/**
 * CommonJS modules inside scope-hoisted scripts, `x=o(((e,t)=>{...t.exports=...}))` (esbuild, Rolldown). Who ships ES
 * modules writes them, too, so such a wrapper holds somebody else's code; data (JSON) may be the product's.
 */
import { isData } from "../syntax/data.ts";
import { literalString } from "../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node } from "../syntax/nodes.ts";

/** `y(o((e,t)=>{...})(),1)`: calls around the function, and one that makes the module on the spot. */
const MAX_CALLS = 2;

/** Whether a top-level declaration holds a CommonJS module with code in it. `text` is its own. */
export function isHoistedCommonJs(node: Node, text: string): boolean {
  const init = initializer(node);
  const fn = init && wrappedFunction(init, 0);
  if (!fn?.body) return false;
  const [exports, module] = fn.params.map((param) => (param.type === "Identifier" ? param.name : undefined));
  if (fn.params.length === 0 || fn.params.length > 2 || exports === undefined) return false;
  const body = text.slice(fn.body.start - node.start, fn.body.end - node.start);
  const assigns = module === undefined ? assigned(body, exports) : ANY_EXPORTS.test(body) || assigned(body, exports);
  return assigns && /=>|function|class[ {]/.test(body) && !isJson(fn.body);
}

/** `{t.exports={a:"...",b:["..."]}}`: a JSON file, in whose texts any word may stand. */
function isJson(body: Node): boolean {
  const [only, ...more] = body.type === "BlockStatement" ? body.body : [];
  if (more.length > 0 || only?.type !== "ExpressionStatement") return false;
  const { expression } = only;
  return expression.type === "AssignmentExpression" && isData(expression.right);
}

/** `t.exports=`, and by another name for the module, `(o=r&&t).exports=a` (UMD). */
const ANY_EXPORTS = /\.exports\b/;

const assigned = (body: string, name: string): boolean =>
  new RegExp(`(^|[^\\w$.])${name.replaceAll("$", "\\$")}\\.[\\w$]+=[^=]`).test(body);

/** `__commonJS({"node_modules/a/b.js"(exports,module){...}})`, where esbuild does not minify. */
export function hoistedPath(node: Node): string | undefined {
  const init = initializer(node);
  const [first] = init?.type === "CallExpression" && init.callee.type === "Identifier" ? init.arguments : [];
  const [only] = first?.type === "ObjectExpression" && first.properties.length === 1 ? first.properties : [];
  if (only?.type !== "Property" || !only.method) return undefined;
  return literalString(only.key);
}

function initializer(node: Node): Node | undefined {
  if (node.type === "VariableDeclarator") return node.init ?? undefined;
  const [only] = node.type === "VariableDeclaration" ? node.declarations : [];
  return only?.init ?? undefined;
}

function wrappedFunction(node: Node, calls: number): FunctionNode | undefined {
  if (node.type !== "CallExpression" || calls >= MAX_CALLS) return undefined;
  if (node.callee.type === "CallExpression" && node.arguments.length === 0) return wrappedFunction(node.callee, calls);
  if (node.callee.type !== "Identifier") return undefined;
  const first = node.arguments[0];
  const inner = first?.type === "ParenthesizedExpression" ? first.expression : first;
  if (!inner) return undefined;
  if (isFunction(inner)) return inner;
  return wrappedFunction(inner, calls + 1);
}
