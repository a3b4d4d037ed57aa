/** The places where code gives Vue something for all components, by their shape; values tell which of them do. */
import { returnedExpressions } from "../evaluate/returns.ts";
import { OF_VUE_AXIOS, type VueGlobal } from "../evaluate/vue-globals.ts";
import { literalString, memberName } from "../syntax/literals.ts";
import { isFunction, type Node } from "../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../syntax/object-keys.ts";
import type { Module } from "../unpack/module.ts";
import type { Survey } from "./survey.ts";

type Seen = Pick<Survey, "calls" | "assignments">;

export const vueGlobalsIn = ({ calls, assignments }: Seen): readonly VueGlobal[] => [
  ...assignments.flatMap(written),
  ...calls.flatMap(({ node, module }) => {
    if (DEFINES.has(memberName(node.callee) ?? "")) return defined(node.arguments, module);
    const { 0: plugin, 1: client } = node.arguments;
    if (memberName(node.callee) !== "use" || !plugin || !client || node.arguments.length > 2) return [];
    return installed(plugin, client, module);
  }),
];

/** `Vue.prototype.$http = axios`, `app.config.globalProperties.$http = axios` */
function written({ node: { left, right, operator }, module }: Seen["assignments"][number]): readonly VueGlobal[] {
  if (operator !== "=" || left.type !== "MemberExpression" || left.object.type !== "MemberExpression") return [];
  const name = memberName(left);
  const on = memberName(left.object);
  if (!name?.startsWith("$") || (on !== "prototype" && on !== "globalProperties")) return [];
  const form = on === "prototype" ? "prototype" : "application";
  return [{ name, value: { node: right, module }, by: { node: left.object.object, module }, form }];
}

const DEFINES = new Set(["defineProperty", "defineProperties"]);

/** `Object.defineProperty(Vue.prototype, "$http", {value: axios})`, `Object.defineProperties(Vue.prototype, {$http: {get() {return axios}}})` */
function defined([on, ...what]: readonly Node[], module: Module): readonly VueGlobal[] {
  if (on?.type !== "MemberExpression" || memberName(on) !== "prototype") return [];
  const [first, second] = what;
  const key = first && literalString(first);
  const entries =
    first?.type === "ObjectExpression"
      ? fixedProperties(first).map(([name, { value }]) => ({ name, described: value }))
      : key !== undefined && second
        ? [{ name: key, described: second }]
        : [];
  return entries.flatMap(({ name, described }) => {
    const value = name.startsWith("$") ? givenBy(described) : undefined;
    return value
      ? { name, value: { node: value, module }, by: { node: on.object, module }, form: "prototype" as const }
      : [];
  });
}

function givenBy(described: Node): Node | undefined {
  if (described.type !== "ObjectExpression") return undefined;
  const getter = propertyOf(described, "get");
  const [returned, ...more] = getter && isFunction(getter) ? returnedExpressions(getter) : [];
  return more.length === 0 ? (propertyOf(described, "value") ?? returned) : undefined;
}

/** `Vue.use(VueAxios, axios)`, `app.use(VueAxios, axios)` */
const installed = (plugin: Node, client: Node, module: Module): readonly VueGlobal[] =>
  OF_VUE_AXIOS.map((name) => ({
    name,
    value: { node: client, module },
    by: { node: plugin, module },
    form: "vue-axios",
  }));
