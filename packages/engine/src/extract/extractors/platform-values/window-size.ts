/** How large a window is that the product opens, and what it has. */
import type { Source, Value } from "../../../evaluate/value.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { textsOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";

/** `window.open(url,"_blank","width=450,height=700")`. */
export function windowSize(at: Sighting<CallLike>, { ev }: ExtractContext): readonly Fact[] {
  const features = at.node.arguments[2];
  if (!features || features.type === "SpreadElement") return [];
  const meaning = "window that is opened";
  const given = ev.evaluate(features, at.module);
  return writtenTexts(given).flatMap(({ value, sources }) =>
    [...value.matchAll(/\b(width|height)\s*=\s*(\d+)/g)].map(([, name = "", size]) =>
      constantFact({ name, value: Number(size), unit: "px", meaning, sources, says: "size" }, at),
    ),
  );
}

/** Of a text with holes, what is written. */
const writtenTexts = (value: Value): readonly { readonly value: string; readonly sources: readonly Source[] }[] =>
  value.kind === "template"
    ? [{ value: value.parts.filter((part) => typeof part === "string").join(""), sources: value.sources }]
    : textsOf(value);
