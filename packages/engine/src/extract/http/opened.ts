/** A connection that is opened, and the form of what comes over it, to be told apart by name where the code does that. */
import { UNDEFINED, type Value } from "../../evaluate/value.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Answer, Fact } from "../fact.ts";
import type { Sighting } from "../survey.ts";
import { requestFacts } from "./request.ts";

interface Connection {
  readonly protocol: "websocket" | "sse";
  readonly url: Value;
  readonly defaultMethod: string | undefined;
  readonly answer: "socket" | "messages";
}

/**
 * One form for each place that leads to the connection, with the first address where it has several; of an address that
 * the code does not show, the base.
 */
export function connectionFacts(
  connection: Connection,
  at: Sighting<CallLike>,
  context: ExtractContext,
): readonly Fact[] {
  const opened = requestFacts({ ...connection, method: UNDEFINED, answer: { client: connection.answer } }, at, context);
  const forms = new Map<unknown, Fact>();
  for (const fact of opened) {
    if (fact.point !== "calls" || !fact.answer) continue;
    const { trail } = fact.answer;
    if (!forms.has(trail[0]?.node)) forms.set(trail[0]?.node, form(fact.content.url, trail, connection, at, fact));
  }
  return [
    ...opened.map((fact) => withoutAnswer(fact)),
    ...(forms.size > 0 ? forms.values() : [form("{base}", [at], connection, at)]),
  ];
}

function form(
  url: string,
  trail: Answer["trail"],
  { protocol, answer: client }: Connection,
  { node, module, unit }: Sighting<CallLike>,
  fact?: Fact,
): Fact {
  const place = { script: module.script, start: node.start, end: node.end, says: "connection" };
  return {
    point: "calls",
    content: { protocol, url },
    basis: "derived",
    evidence: fact?.evidence ?? [place],
    answer: { client, trail },
    unit: fact?.unit ?? unit,
  };
}

function withoutAnswer(fact: Fact): Fact {
  const { answer: _, ...rest } = fact;
  return rest;
}
