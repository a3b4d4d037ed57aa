/**
 * Values that the product agrees on with the browser: what the address of the page is compared with or searched for,
 * media queries, the size of windows that are opened, the handlers of protocols, members of the web app manifest.
 */
import { globalName } from "../../../evaluate/global-name.ts";
import { outcomes, type Value } from "../../../evaluate/value.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { wholeAtCallSites } from "../../at-call-sites.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { textsOf, writtenTexts } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { ComparisonNode, Sighting } from "../../survey.ts";
import { manifestConstants } from "./manifest-constants.ts";
import { cookie, platformNames } from "./platform-names.ts";
import { EQUALITY, statuses } from "./statuses.ts";

export const platformValues = {
  name: "platform-values",
  call(at, context) {
    const callee = context.ev.evaluate(at.node.callee, at.module);
    const path = (globalName(callee) ?? "").replace(/^window\./, "");
    switch (path) {
      case "matchMedia":
        return argument(at, 0, "media query", context).filter(isMeasured);
      case "open":
        return argument(at, 2, "window that is opened", context).filter(isMeasured);
      case "navigator.registerProtocolHandler":
        return argument(at, 1, "handler of a protocol", context);
      default:
        return [...tested(at, callee, context), ...platformNames(at, path, context)];
    }
  },
  all: (survey, context) => [
    ...survey.assignments.flatMap((at) => cookie(at, context)),
    ...survey.comparisons.flatMap((at) => compared(at, context)),
    ...statuses(survey, context),
  ],
  data: ({ id, text }) => manifestConstants(text, id),
} satisfies Extractor;

/** What users prefer and what they point with is the platform's; a size is the product's choice. */
const isMeasured = ({ content }: Fact): boolean => "value" in content && /\d/.test(String(content.value));

/** Also where a function of the product's own hands it on, `const useMedia=(query)=>{... matchMedia(query) ...}`. */
function argument(at: Sighting<CallLike>, index: number, meaning: string, context: ExtractContext): readonly Fact[] {
  const node = at.node.arguments[index];
  if (!node || node.type === "SpreadElement") return [];
  return wholeAtCallSites(context.ev.evaluate(node, at.module), at, context).flatMap(({ value, at: place }) =>
    writtenTexts(value).map((found) => constantFact({ ...found, meaning, says: meaning }, place)),
  );
}

/** What of the page's address is asked: `location.hostname`, `window.location.search`. Its protocol says only how pages come. */
function addressPart(value: Value): string | undefined {
  const path = (globalName(value) ?? "").replace(/^(?:window|document|self|globalThis)\./, "");
  return /^location\.(?:host|hostname|pathname|search|hash|port|origin)$/.test(path) ? path : undefined;
}

/** `location.hostname==="localhost"`. */
function compared(at: Sighting<ComparisonNode>, { ev }: ExtractContext): readonly Fact[] {
  const { left, right, operator } = at.node;
  if (left.type === "PrivateIdentifier" || !EQUALITY.test(operator)) return [];
  const [literal, other] = isText(left) ? [left, right] : [right, left];
  if (!isText(literal)) return [];
  const name = addressPart(ev.evaluate(other, at.module));
  if (name === undefined) return [];
  return textsOf(ev.evaluate(literal, at.module))
    .filter(({ value }) => value.length > 1)
    .map((found) =>
      constantFact({ name, ...found, meaning: "compared with the address of the page", says: "compared" }, at),
    );
}

const isText = (node: Node): boolean => literalString(node) !== undefined;

/** `/[?&]plain/.test(location.search)`. */
function tested(at: Sighting<CallLike>, callee: Value, { ev }: ExtractContext): readonly Fact[] {
  const first = at.node.arguments[0];
  if (!first || first.type === "SpreadElement" || callee.kind !== "member" || callee.key !== "test") return [];
  const [pattern] = outcomes(callee.object);
  const name = pattern?.kind === "pattern" ? addressPart(ev.evaluate(first, at.module)) : undefined;
  if (name === undefined || pattern?.kind !== "pattern") return [];
  const { pattern: value, sources } = pattern;
  return [
    constantFact({ name, value, meaning: "looked for in the address of the page", sources, says: "pattern" }, at),
  ];
}
