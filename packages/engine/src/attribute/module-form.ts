/**
 * CommonJS modules inside scope-hoisted scripts, `x=o(((e,t)=>{...t.exports=...}))` (esbuild, Rolldown). Who ships ES
 * modules writes them, too, so such a wrapper holds somebody else's code; data (JSON) may be the product's.
 */
import { type FunctionNode, isFunction, type Node } from "../syntax/nodes.ts";

/** `y(o((e,t)=>{...}))`: calls around the function. */
const MAX_CALLS = 2;

/** Whether a top-level declaration holds a CommonJS module with code in it. `text` is its own. */
export function isHoistedCommonJs(node: Node, text: string): boolean {
  const init = initializer(node);
  const fn = init && wrappedFunction(init, 0);
  if (!fn?.body) return false;
  const [exports, module] = fn.params.map((param) => (param.type === "Identifier" ? param.name : undefined));
  if (fn.params.length === 0 || fn.params.length > 2 || exports === undefined) return false;
  const body = text.slice(fn.body.start - node.start, fn.body.end - node.start);
  const assigns =
    module === undefined ? assigned(body, exports) : body.includes(`${module}.exports`) || assigned(body, exports);
  return assigns && /=>|function|class[ {]/.test(body);
}

const assigned = (body: string, name: string): boolean =>
  new RegExp(`(^|[^\\w$.])${name.replaceAll("$", "\\$")}\\.[\\w$]+=[^=]`).test(body);

/** `__commonJS({"node_modules/a/b.js"(exports,module){...}})`, where esbuild does not minify. */
export function hoistedPath(node: Node): string | undefined {
  const init = initializer(node);
  const [first] = init?.type === "CallExpression" && init.callee.type === "Identifier" ? init.arguments : [];
  const [only] = first?.type === "ObjectExpression" && first.properties.length === 1 ? first.properties : [];
  if (only?.type !== "Property" || !only.method) return undefined;
  return only.key.type === "Literal" && typeof only.key.value === "string" ? only.key.value : undefined;
}

function initializer(node: Node): Node | undefined {
  if (node.type === "VariableDeclarator") return node.init ?? undefined;
  const [only] = node.type === "VariableDeclaration" ? node.declarations : [];
  return only?.init ?? undefined;
}

function wrappedFunction(node: Node, calls: number): FunctionNode | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || calls >= MAX_CALLS) return undefined;
  const first = node.arguments[0];
  const inner = first?.type === "ParenthesizedExpression" ? first.expression : first;
  if (!inner) return undefined;
  if (isFunction(inner)) return inner;
  return wrappedFunction(inner, calls + 1);
}
