/** The places where code gives Vue something for all components, by their shape; values tell which of them do. */
import { OF_VUE_AXIOS, type VueGlobal } from "../evaluate/vue-globals.ts";
import { memberName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Survey } from "./survey.ts";

type Seen = Pick<Survey, "calls" | "assignments">;

export const vueGlobalsIn = ({ calls, assignments }: Seen): readonly VueGlobal[] => [
  ...assignments.flatMap(written),
  ...calls.flatMap(({ node, module }) => {
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

/** `Vue.use(VueAxios, axios)`, `app.use(VueAxios, axios)` */
const installed = (plugin: Node, client: Node, module: Module): readonly VueGlobal[] =>
  OF_VUE_AXIOS.map((name) => ({
    name,
    value: { node: client, module },
    by: { node: plugin, module },
    form: "vue-axios",
  }));
