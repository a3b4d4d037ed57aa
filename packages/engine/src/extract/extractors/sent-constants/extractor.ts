/**
 * What the product tells its servers that is fixed: names and values of headers of its own, `X-Desk-Token`, values of
 * parameters and of fields that are the same in every request, `grant_type: "refresh_token"`. Takes the calls that are
 * stated. A name with many values says which of several things is asked for, and is left to the calls.
 */
import type { Basis } from "@as-built/spec";
import { append } from "../../../multimap.ts";
import { propertyWith } from "../../../syntax/object-keys.ts";
import { unitOf } from "../../constants/names.ts";
import { aroundEvidence } from "../../constants/surroundings.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { type Sent, sentHeaders } from "../../http/sent-values.ts";
import { placeOfNode } from "../../name-place.ts";
import { objectsWith } from "../../objects-with.ts";

/** Most values of one name. */
const MAX_VALUES = 3;

export const sentConstants = {
  name: "sent-constants",
  // also where the request itself is not understood
  all: ({ objects }, { ev, calls }) =>
    objectsWith(objects, "headers").flatMap(({ node, module, unit }) => {
      const headers = propertyWith(node, "headers");
      if (!headers) return [];
      const at = { ...placeOfNode(headers.key, module), says: "headers" };
      return sentHeaders(ev.evaluate(headers.value, module), ev, calls.speaks).map((sent) =>
        constantOf(sent, at, unit),
      );
    }),
  stated(facts) {
    const byName = new Map<string, { readonly sent: Sent; readonly fact: Fact }[]>();
    for (const fact of facts)
      for (const sent of fact.sent ?? []) append(byName, `${sent.in} ${sent.name}`, { sent, fact });
    return [...byName.values()].flatMap((all) => {
      const values = new Set(all.map(({ sent }) => sent.value));
      return values.size > MAX_VALUES
        ? []
        : all.map(
            ({
              sent,
              fact: {
                evidence: [request],
                unit,
                basis,
              },
            }) => constantOf(sent, request, unit, basis),
          );
    });
  },
} satisfies Extractor;

const MEANINGS: Readonly<Record<Sent["in"], string>> = {
  header: "header of requests",
  query: "sent in the address of requests",
  body: "sent in the body of requests",
};

function constantOf(
  { in: where, name, value, source }: Sent,
  request: Fact["evidence"][0],
  unit: Fact["unit"],
  basis: Basis = "shown",
): Fact {
  const said = value === undefined ? undefined : unitOf(name, value);
  return {
    point: "constants",
    content: {
      ...(value === undefined ? { value: name } : { name, value }),
      ...(said === undefined ? {} : { unit: said }),
      meaning: MEANINGS[where],
    },
    basis: basis === "inferred" ? basis : "shown",
    evidence: [{ ...source, says: "sent" }, aroundEvidence(source.script, source, "surroundings"), request],
    ...(unit ? { unit } : {}),
  };
}
