/**
 * What the code reads from the answers of calls, and which status codes it tells apart. Follows each answer from its
 * request through wrappers, promises, streams, hooks and names to the places where it is read. Only what is seen on the
 * way counts: a way that is not understood ends there.
 */
import type { Call } from "@as-built/spec";
import type { UnitGraph } from "../../unpack/units.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Answer, Fact, FactOf } from "../fact.ts";
import { subjectIndex } from "../subjects/index-of.ts";
import type { Survey } from "../survey.ts";
import { begin } from "./begin.ts";
import { ClassReads, keptInField } from "./class-fields.ts";
import { follow } from "./follow.ts";
import { Parents } from "./parents.ts";
import { received } from "./received.ts";
import { type Code, Walk } from "./walk.ts";

export function withAnswers(
  facts: readonly Fact[],
  survey: Survey,
  units: UnitGraph,
  context: ExtractContext,
  speaks: Code["speaks"],
): readonly Fact[] {
  if (!facts.some(({ answer }) => answer)) return facts;
  const { ev, calls } = context;
  const { flows } = subjectIndex(survey, context);
  const code: Code = {
    ev,
    graph: calls,
    flows,
    parents: new Parents(units),
    classes: new ClassReads(calls),
    speaks,
  };
  return facts.flatMap((fact): readonly Fact[] => {
    if (fact.point !== "calls" || !fact.answer) return [fact];
    const walk = walked(fact.answer, code);
    return fact.answer.client === "socket" ? received(fact, walk) : [answered(fact, walk)];
  });
}

function walked(answer: Answer, code: Code): Walk {
  const walk = new Walk(code, answer.trail);
  begin(answer, walk);
  for (let place = walk.next(); place; place = walk.next()) {
    follow(place, walk);
    for (const { key, owner, place: kept } of walk.kept.splice(0)) keptInField(key, owner, kept, walk);
  }
  return walk;
}

function answered(fact: FactOf<"calls">, walk: Walk): Fact {
  const { content } = fact;
  const response: Call["response"] = content.response ?? walk.data.shape();
  const statuses = [...new Set([...(content.statuses ?? []), ...walk.statuses()])].sort((a, b) => a - b);
  const [first, ...rest] = fact.evidence;
  return {
    ...fact,
    content: {
      ...content,
      ...(response ? { response } : {}),
      ...(statuses.length > 0 ? { statuses } : {}),
    },
    evidence: [first, ...rest, ...walk.evidence()],
  };
}
