/**
 * What the code reads from the answers of calls, and which status codes it tells apart. Follows each answer from its
 * request through wrappers, promises, streams, hooks and names to the places where it is read. Only what is seen on the
 * way counts: a way that is not understood ends there.
 */
import type { Call } from "@as-built/spec";
import type { Node } from "../../syntax/nodes.ts";
import type { Placed } from "../../unpack/module.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Answer, Fact, FactOf } from "../fact.ts";
import { filledTables } from "../filled-tables.ts";
import { subjectIndex } from "../subjects/index-of.ts";
import type { Sighting, Survey } from "../survey.ts";
import { begin } from "./begin.ts";
import { ClassReads, keptInField } from "./class-fields.ts";
import { Contexts } from "./contexts.ts";
import { follow } from "./follow.ts";
import { GivenCallees } from "./given.ts";
import { type PageData, pageData } from "./page-data.ts";
import { received } from "./received.ts";
import type { Sketch } from "./sketch.ts";
import { Stores } from "./stores.ts";
import { type Code, Walk } from "./walk.ts";
import { ZustandStores } from "./zustand.ts";

/** A call, or data that the page holds, and what is known of it. */
export interface Answered {
  readonly call: FactOf<"calls"> | undefined;
  readonly held?: PageData;
  readonly data: Sketch;
  /** Where something is read of the response itself, or of what the program made around the data. */
  readonly beside: ReadonlySet<Node>;
  /** Where something is read that the program has written anew into a copy of the data. */
  readonly made: ReadonlySet<Node>;
  /** The product's code in which something is read; undefined where it is not the product's. */
  readonly placed: (at: Placed) => Sighting<Node> | undefined;
}

export interface WithAnswers {
  readonly facts: readonly Fact[];
  readonly answers: readonly Answered[];
}

export function withAnswers(
  facts: readonly Fact[],
  survey: Survey,
  context: ExtractContext,
  speaks: Code["speaks"],
): WithAnswers {
  const held = pageData(survey, context.ev);
  if (held.length === 0 && !facts.some(({ answer }) => answer)) return { facts, answers: [] };
  const answers: Answered[] = [];
  const { ev, calls, parents, references } = context;
  const { flows } = subjectIndex(survey, context);
  const code: Code = {
    ev,
    graph: calls,
    flows,
    parents,
    references,
    filled: filledTables(survey, context),
    classes: new ClassReads(calls, survey, ev),
    stores: new Stores(survey, calls, ev, parents),
    zustand: new ZustandStores(calls, ev, parents),
    contexts: new Contexts(survey, ev),
    given: new GivenCallees(calls, ev),
    speaks,
  };
  const placed = ({ node, module }: Placed): Sighting<Node> | undefined => {
    const unit = code.parents.unitOf(node, module.script);
    return unit && speaks(unit) ? { node, module, unit } : undefined;
  };
  const said = facts.flatMap((fact): readonly Fact[] => {
    if (fact.point !== "calls" || !fact.answer) return [fact];
    const walk = walked(fact.answer, code);
    const { made } = walk;
    const beside = new Set([...walk.ofResponse, ...walk.beside]);
    if (fact.answer.client === "socket" || fact.answer.client === "messages") {
      const messages = received(fact, walk);
      for (const { fact: call, data } of messages) if (data) answers.push({ call, data, placed, beside, made });
      return messages.map((one) => one.fact);
    }
    for (const data of [walk.data, ...walk.more]) answers.push({ call: fact, data, placed, beside, made });
    return [answered(fact, walk)];
  });
  for (const one of held) {
    const into = one.places.map(({ node, module }) => ({ node, module, path: [] }));
    const walk = walked({ client: "plain", trail: [], into }, code);
    answers.push({ call: undefined, held: one, data: walk.data, placed, beside: walk.beside, made: walk.made });
  }
  return { facts: said, answers };
}

function walked(answer: Answer, code: Code): Walk {
  const walk = new Walk(code, answer);
  begin(answer, walk);
  for (let place = walk.next(); place; place = walk.next()) {
    follow(place, walk);
    for (const { key, owner, place: kept } of walk.kept.splice(0)) keptInField(key, owner, kept, walk);
  }
  // `stream ? response : response.json()`
  walk.data.forget(({ node }) => walk.ofResponse.has(node));
  return walk;
}

function answered(fact: FactOf<"calls">, walk: Walk): Fact {
  const { content } = fact;
  const told = [walk.data, ...walk.more].find((data) => data.shape() !== undefined) ?? walk.data;
  const response: Call["response"] = content.response ?? told.shape();
  const statuses = [...new Set([...(content.statuses ?? []), ...walk.statuses()])].sort((a, b) => a - b);
  const [first, ...rest] = fact.evidence;
  return {
    ...fact,
    content: {
      ...content,
      ...(response ? { response } : {}),
      ...(statuses.length > 0 ? { statuses } : {}),
    },
    evidence: [first, ...rest, ...walk.evidence(told)],
  };
}
