/**
 * Limits that stand in texts: in the query of an address, `"/orders?limit=10&offset="`, also where no call is seen that asks
 * for it, and as attributes of custom elements in markup, `<order-list limit="10">`.
 */
import { markupTags } from "../../../html/markup-tags.ts";
import { hasRole } from "../../../language/amounts.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { aroundEvidence } from "../../constants/surroundings.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";

const IN_QUERY = /[?&](\w{4,30})=(\d{1,6})(?=[&"'`$])/g;
/** How much of a text is read, in code units, and how many tags. */
const MAX_TEXT = 30_000;
const MAX_TAGS = 400;

export function limitsInText(at: Sighting<Node>): readonly Fact[] {
  const { script } = at.module;
  const { start } = at.node;
  const end = Math.min(at.node.end, start + MAX_TEXT);
  const text = script.text.slice(start, end);
  const asked = text.includes("=") ? [...text.matchAll(IN_QUERY)] : [];
  const tags = text.includes("</") ? markupTags(script.text, start, end, MAX_TAGS) : [];
  const limit = (from: number, to: number, name: string, value: string, meaning?: string): readonly Fact[] => {
    if (!hasRole(name) || !(Number(value) > 1)) return [];
    const place = { script, start: from, end: to };
    const parts = { name, value, sources: [place], says: "in an address", ...(meaning && { meaning }) };
    const shown = [{ ...place, says: "in an address" }, aroundEvidence(script, place, "surroundings")] as const;
    return [{ ...constantFact(parts, at), evidence: shown }];
  };
  return [
    ...asked.flatMap(({ 0: whole, 1: name = "", 2: value = "", index }) =>
      limit(start + index, start + index + whole.length, name, value),
    ),
    ...tags.flatMap((tag) =>
      tag.name.includes("-")
        ? tag.attributes.flatMap((one) =>
            limit(one.start, one.end, one.name.replace(":", ""), one.value ?? "", `of <${tag.name}>`),
          )
        : [],
    ),
  ];
}
