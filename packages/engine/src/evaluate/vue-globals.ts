/**
 * What Vue (2 and 3) gives every component under a name: `Vue.prototype.$http = axios`,
 * `app.config.globalProperties.$http = axios`, and what vue-axios (2 and 3) was installed with, `Vue.use(VueAxios, axios)`.
 * Takes places and names that look so, tells which of them are.
 */
import type { Placed } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { type External, itself, type Value } from "./value.ts";

export interface VueGlobal {
  readonly name: string;
  readonly value: Placed;
  /** What tells: the class or the application that it is written to, or the plugin that is installed. */
  readonly by: Placed;
  readonly form: "prototype" | "application" | "vue-axios";
}

/** The names that vue-axios gives a client, where it is told no other. */
export const OF_VUE_AXIOS = ["$http", "axios"] as const;

const isVue = (value: Value): value is External => value.kind === "external" && isVueComponent(value.component);

export const isVueComponent = (component: string | undefined): boolean =>
  component === "vue" || (component?.startsWith("@vue/") ?? false);

/** A name that no component has of its own, or one that is asked of a component or of Vue itself. */
export const isPluggedIn = (key: string, object: Value): boolean =>
  key.startsWith("$") ? key.length > 1 : key === "axios" && (object.kind === "this" || isVue(object));

export function isVueGlobal({ form, by, value }: VueGlobal, ev: Evaluation): boolean {
  // only Vue's applications have properties for all components
  if (form === "application") return true;
  const at = itself(ev.evaluate(by.node, by.module));
  // a plugin is given Vue: `install(Vue) {Vue.prototype.$http = axios}`
  if (form === "prototype") return isVue(at) || (at.kind === "param" && at.index === 0);
  return at.kind === "external" && (at.component === "vue-axios" || isAxios(ev.evaluate(value.node, value.module)));
}

const isAxios = (value: Value): boolean =>
  (value.kind === "external" && value.component === "axios") || (value.kind === "result" && isAxios(value.callee));
