/**
 * What RxJS 6 and 7 is given by itself: `timer(0,45e3)` at once and again, `interval(1e4)`, and how often it asks again,
 * `retry({count:4,delay})`. Inside of `.pipe(...)` times are read whatever the library is called.
 */
import { isWrittenNumber, literalNumber } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { propertyWith } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { timesOf } from "./moments.ts";

export function rxTimes(at: Sighting<CallLike>, { ev }: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const [first, last, ...more] = node.arguments;
  if (!first || more.length > 0) return [];
  const isRetry = !last && first.type === "ObjectExpression";
  if (!isRetry && !(last ? literalNumber(first) === 0 : isWrittenNumber(first))) return [];
  const callee = ev.evaluate(node.callee, module);
  if (callee.kind !== "external" || callee.component !== "rxjs") return [];
  if (isRetry) return retries(first, at);
  const says = last ? "repeated by a stream" : "waiting time of a stream";
  return timesOf(ev.evaluate(last ?? first, module), () => at, says, []);
}

function retries(options: Node, at: Sighting<CallLike>): readonly Fact[] {
  const count = options.type === "ObjectExpression" && propertyWith(options, "delay") && propertyWith(options, "count");
  const value = count ? literalNumber(count.value) : undefined;
  if (!count || value === undefined) return [];
  const sources = [placeOfNode(count.value, at.module)];
  const named = [placeOfNode(count.key, at.module)];
  return [constantFact({ name: "count", named, value, meaning: "retries of a stream", sources, says: "retries" }, at)];
}
