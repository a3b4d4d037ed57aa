/**
 * What RxJS 6 and 7 is given by itself: `timer(0,45e3)`, `interval(1e4)`, and how often it asks again,
 * `retry({count:4,delay})`. Inside of `.pipe(...)` times are read whatever the library is called.
 */
import { literalValue } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { propertyWith } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { numbersOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { LONGEST, SHORTEST } from "./moments.ts";

export function rxTimes(at: Sighting<CallLike>, { ev }: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const [first, last, ...more] = node.arguments;
  if (!first || more.length > 0) return [];
  const isRetry = !last && first.type === "ObjectExpression";
  if (!isRetry && !(last ? isZero(first) : isNumber(first))) return [];
  const callee = ev.evaluate(node.callee, module);
  if (callee.kind !== "external" || callee.component !== "rxjs") return [];
  if (isRetry) return retries(first, at);
  return numbersOf(ev.evaluate(last ?? first, module))
    .filter(({ value }) => value >= SHORTEST && value <= LONGEST && value % 10 === 0)
    .map((found) =>
      constantFact(
        {
          ...found,
          unit: "ms",
          meaning: last ? "repeated by a stream" : "waiting time of a stream",
          says: "time of a stream",
        },
        at,
      ),
    );
}

const isNumber = (node: Node): boolean => typeof literalValue(node)?.value === "number";

/** `timer(0,45e3)`: at once, then again and again. */
const isZero = (node: Node): boolean => literalValue(node)?.value === 0;

function retries(options: Node, at: Sighting<CallLike>): readonly Fact[] {
  const count = options.type === "ObjectExpression" && propertyWith(options, "delay") && propertyWith(options, "count");
  const value = count ? literalValue(count.value)?.value : undefined;
  if (!count || typeof value !== "number") return [];
  const sources = [placeOfNode(count.value, at.module)];
  const named = [placeOfNode(count.key, at.module)];
  return [constantFact({ name: "count", named, value, meaning: "retries of a stream", sources, says: "retries" }, at)];
}
