/**
 * Elements and components of React before 0.14 as later versions write them. `React.DOM.div(props, ...children)` (0.3 to 15), a name
 * for that, and a component called as a function, `Page(props)` (0.3 to 0.12), are `React.createElement(...)`;
 * `React.createClass({...})` (0.3 to 15) is a class whose `state` is what `getInitialState` gives (React's guides "React
 * Elements" of 0.12 and "React Without ES6" of 15).
 */
import { onlyValue } from "../scope/binding-at.ts";
import { keyName, literalValue, memberName } from "../syntax/literals.ts";
import { type ClassBody, type Expression, isFunction, type Node, type ObjectExpression } from "../syntax/nodes.ts";
import { propertyOf } from "../syntax/object-keys.ts";
import { reached } from "../syntax/reached.ts";
import { keyNamed, type Span, spanOf } from "./build.ts";
import type { Names } from "./callees.ts";

type Call = Extract<Node, { type: "CallExpression" }>;
type Member = ClassBody["body"][number];

/** Whether code may hold either: `React.createClass({...})`, `(0,r.createClass)({...})`. */
export const mayBeOldReact = (text: string): boolean =>
  text.includes("createClass({") || text.includes("createClass)({");

export const isOldReact = (node: Node, names: Names): boolean =>
  node.type === "CallExpression" &&
  names.isComponent !== undefined &&
  (ofClass(node) !== undefined || drawnBy(node, names) !== undefined);

/** `before`: the node with the names that the script knows. */
export function raisedOldReact(node: Node, before: Node, names: Names): Node {
  if (node.type !== "CallExpression" || before.type !== "CallExpression") return node;
  const options = ofClass(node);
  if (options) return classOf(node, options) ?? node;
  const type = drawnBy(before, names);
  return type ? elementOf(node, type) : node;
}

/** What a call draws: the tag, or the component. */
function drawnBy({ callee, arguments: [props] }: Call, names: Names): Expression | undefined {
  if (!names.isComponent || !mayBeProps(props)) return undefined;
  const tag = tagOf(callee, names) ?? tagOf(onlyValue(callee, names.scopes), names);
  if (tag !== undefined) return { type: "Literal", value: tag, raw: `"${tag}"`, ...spanOf(callee) };
  const isName = callee.type === "Identifier" || callee.type === "MemberExpression";
  return isName && names.isComponent(callee) ? callee : undefined;
}

const mayBeProps = (node: Node | undefined): boolean =>
  node === undefined ||
  node.type === "ObjectExpression" ||
  node.type === "Identifier" ||
  node.type === "CallExpression" ||
  node.type === "MemberExpression" ||
  literalValue(node)?.value === null;

/** `div` of `React.DOM.div`, and of `DOM.div` where `DOM = React.DOM`. */
function tagOf(node: Node | undefined, { scopes }: Names): string | undefined {
  if (node?.type !== "MemberExpression" || node.computed) return undefined;
  const table = onlyValue(node.object, scopes) ?? node.object;
  return memberName(table) === "DOM" ? memberName(node) : undefined;
}

function elementOf(node: Call, type: Expression): Call {
  const at = spanOf(node.callee);
  const [props, ...children] = node.arguments;
  const none: Expression = { type: "Literal", value: null, raw: "null", start: node.end, end: node.end };
  return {
    ...node,
    callee: ofReact("createElement", at, type.type === "Literal" ? reactIn(reactIn(node.callee)) : undefined),
    arguments: [type, props ?? none, ...children],
  };
}

/** `React` of `React.createClass`. */
const reactIn = (node: Node | undefined): Expression | undefined =>
  node?.type === "MemberExpression" ? node.object : undefined;

const ofReact = (name: string, at: Span, react: Expression | undefined): Expression => ({
  type: "MemberExpression",
  object: react ?? keyNamed("React", at),
  property: keyNamed(name, at),
  computed: false,
  optional: false,
  ...spanOf(at),
});

/** The options of `React.createClass({...})`: all are written there, and one is the function that draws. */
function ofClass({ callee, arguments: [options, ...more] }: Call): ObjectExpression | undefined {
  if (memberName(reached(callee)) !== "createClass" || options?.type !== "ObjectExpression" || more.length > 0)
    return undefined;
  const render = propertyOf(options, "render");
  const isWhole = options.properties.every((one) => one.type === "Property" && !one.computed && one.kind === "init");
  return isWhole && render && isFunction(render) ? options : undefined;
}

function classOf(node: Call, options: ObjectExpression): Node | undefined {
  const body = options.properties.flatMap((one): readonly Member[] => {
    if (one.type !== "Property") return [];
    const { key, value } = one;
    const name = keyName(key, false);
    const base = { key, computed: false, decorators: [], ...spanOf(one) };
    const first = name === "getInitialState" ? givenBy(value) : undefined;
    if (first)
      return [{ type: "PropertyDefinition", static: false, value: first, ...base, key: keyNamed("state", key) }];
    return value.type === "FunctionExpression"
      ? [{ type: "MethodDefinition", kind: "method", static: false, value, ...base }]
      : [{ type: "PropertyDefinition", static: !isFunction(value), value, ...base }];
  });
  return {
    type: "ClassExpression",
    decorators: [],
    id: null,
    superClass: ofReact("Component", node.callee, reactIn(reached(node.callee))),
    body: { type: "ClassBody", body, ...spanOf(options) },
    ...spanOf(node),
  };
}

/** What a function gives that does nothing else. */
function givenBy(fn: Node): Expression | undefined {
  const [only, ...more] = isFunction(fn) && fn.body?.type === "BlockStatement" ? fn.body.body : [];
  return only?.type === "ReturnStatement" && more.length === 0 ? (only.argument ?? undefined) : undefined;
}
