/** Addresses of other sites that are put together, with their holes: `https://shop.example/orders/${order.id}`. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { texts as textsOf, written } from "../../../evaluate/text.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";
import { type Labels, meaningOf } from "./labels.ts";
import { isNone } from "./not-led-to.ts";

/** A host that is written, and no white space behind it. */
const WHOLE = /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S{0,240})?$/;

/** `https://shop.example/orders/${order.id}`: with its holes, where it begins the text. */
export function wholeAddress(at: Sighting<Node>, labels: Labels, ev: Evaluator): readonly Fact[] | undefined {
  const { node, module } = at;
  if (literalString(node) !== undefined || !module.script.text.slice(node.start, node.end).includes("://"))
    return undefined;
  const [only, ...more] = textsOf(ev.evaluate(node, module));
  if (!only || more.length > 0 || only.parts.every((part) => typeof part === "string")) return undefined;
  // what is only appended leaves a whole beginning
  if (only.parts.findIndex((part) => typeof part !== "string") === only.parts.length - 1) return undefined;
  const value = written(only);
  if (!WHOLE.test(value) || isNone(value)) return undefined;
  const parts = { value, meaning: meaningOf(node, labels), sources: only.sources, says: "address", derived: true };
  return [constantFact(parts, at)];
}
