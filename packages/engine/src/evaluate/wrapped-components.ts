/** What a library's function was given to make a component around. */
import type { Result, Value } from "./value.ts";

/** Deepest nesting: `connect(state)(translated(observer(Page)))`. */
const MAX_DEPTH = 4;

/**
 * `connect(state)(Page)`, `withTranslation()(Page)`, `dynamic(() => import("./page.js"))`, `defineComponent({...})`, and the
 * helper of Vue's plugins that adds the template to the options: the first that such a function is given.
 */
export function wrappedComponents({ callee, args, isNew }: Result, depth = 0): readonly Value[] {
  const [first] = args;
  if (isNew || !first || depth > MAX_DEPTH || !isForeign(callee)) return [];
  if (first.kind === "result") return wrappedComponents(first, depth + 1);
  return first.kind === "function" || first.kind === "class" || first.kind === "object" ? [first] : [];
}

/** A library's function, or one that it gives back. */
function isForeign(callee: Value, depth = 0): boolean {
  if (callee.kind === "result") return depth < MAX_DEPTH && isForeign(callee.callee, depth + 1);
  return callee.kind !== "member" || isForeign(callee.object, depth + 1);
}
