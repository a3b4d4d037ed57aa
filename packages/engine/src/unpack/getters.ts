/** Exports that are written as a map of getters, `{a:()=>x,b:function(){return y}}`. */
import { keyName } from "../syntax/literals.ts";
import type { ObjectExpression } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { ExportTarget } from "./module.ts";
import { returnedBy } from "./shapes.ts";

export function getters(map: ObjectExpression): Map<string, ExportTarget> {
  const out = new Map<string, ExportTarget>();
  for (const property of map.properties) {
    if (property.type !== "Property" || !isFunction(property.value)) continue;
    const name = keyName(property.key, property.computed);
    const node = returnedBy(property.value);
    if (name !== undefined && node) out.set(name, { kind: "local", node });
  }
  return out;
}
