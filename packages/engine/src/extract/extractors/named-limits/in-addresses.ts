/** Limits that an address is written with: `"jobs?per_page=50"`, `${base}/log?limit=100&from=${day}`. */
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { hasRole } from "../../constants/names.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";

const QUERY = /[?&]([A-Za-z_][\w-]*)=([1-9]\d{0,6})(?=[&"'`]|$)/g;
/** Longer texts are documents. */
const MAX_TEXT = 600;

export function inAddress(at: Sighting<Node>): readonly Fact[] {
  const { node, module } = at;
  const { script } = module;
  if (node.end - node.start > MAX_TEXT) return [];
  return [...script.text.slice(node.start, node.end).matchAll(QUERY)].flatMap((match) => {
    const [, name = "", value = ""] = match;
    if (!hasRole(name) || Number(value) < 2) return [];
    const start = node.start + match.index;
    const source = { script, start, end: start + match[0].length };
    const parts = { name, value: Number(value), sources: [source], named: [source] };
    return [constantFact({ ...parts, says: "sent with an address" }, at)];
  });
}
