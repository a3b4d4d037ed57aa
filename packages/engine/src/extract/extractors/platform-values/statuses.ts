/**
 * Statuses of HTTP that the program tells apart: `response.status===404`, `switch(error.response.status){case 409:...}`.
 * Takes what is compared and switched over, by a value that is read under the platform's name or that of clients (axios 1,
 * ky 1, superagent 10, Angular 2 and later, AngularJS 1).
 */
import type { Node } from "../../../syntax/nodes.ts";
import { placeOf } from "../../errors/error-fact.ts";
import { statusAsked } from "../../errors/status-texts.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting, Survey } from "../../survey.ts";

export const EQUALITY = /^[!=]==?$/;

export function statuses({ comparisons, switches }: Survey, context: ExtractContext): readonly Fact[] {
  const asked = comparisons.filter(({ node: { operator } }) => EQUALITY.test(operator));
  return [
    ...asked.flatMap((at) => {
      const { left, right } = at.node;
      return status(left, right, at, context) ?? status(right, left, at, context) ?? [];
    }),
    ...switches.flatMap((at) =>
      at.node.cases.flatMap(
        (one) => (one.test && status(one.test, at.node.discriminant, { ...at, node: one.test }, context)) ?? [],
      ),
    ),
  ];
}

function status(code: Node, of: Node, at: Sighting<Node>, { ev }: ExtractContext): readonly Fact[] | undefined {
  const value = statusAsked(code, of, at.module, ev);
  if (value === undefined) return undefined;
  if (value < 400) return [];
  const error = { point: "errors", content: { kind: "status", code: String(value) }, basis: "shown" } as const;
  return [{ ...error, evidence: [placeOf(at, "told apart")], unit: at.unit }];
}
