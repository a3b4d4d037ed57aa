/**
 * GraphQL over HTTP: `fetch("/graphql", { method: "POST", body: JSON.stringify({ query, variables }) })` sends operations,
 * which documents in the program state. Such a request says where they are sent to, and is none beside them.
 */
import { documentIn } from "../../formats/graphql/document.ts";
import type { Fact, FactOf } from "../fact.ts";

type CallFact = FactOf<"calls">;

/** What a body holds (GraphQL over HTTP, 5.1). */
const KEYS: ReadonlySet<string> = new Set(["query", "operationName", "variables", "extensions"]);

export function withPostedDocuments(facts: readonly Fact[]): readonly Fact[] {
  const posts = facts.filter((one) => one.point === "calls").filter(({ content }) => isPosted(content));
  if (posts.length === 0) return facts;
  const byName = Map.groupBy(
    posts.flatMap((post) => namesSent(post).map((name) => ({ name, post }))),
    ({ name }) => name,
  );
  const open = posts.filter((one) => namesSent(one).length === 0);
  const taken = new Set<Fact>();
  const stated = facts.map((fact): Fact => {
    const name = fact.point === "calls" ? nameIn(fact.content) : undefined;
    if (fact.point !== "calls" || name === undefined) return fact;
    const own = byName.get(name)?.map(({ post }) => post);
    const sent = own ?? (fact.content.url === "{base}" ? open : []);
    const [first] = sent;
    // of several addresses it is not shown which of them takes the document
    if (!first || sent.some(({ content }) => content.url !== first.content.url)) return fact;
    for (const one of sent) taken.add(one);
    return sentBy(fact, first);
  });
  return stated.filter((fact) => !taken.has(fact));
}

function isPosted({ protocol, method, operation, request }: CallFact["content"]): boolean {
  const keys = Object.keys(request?.properties ?? {});
  return (
    protocol === "http" &&
    method === "POST" &&
    !operation &&
    keys.includes("query") &&
    keys.every((key) => KEYS.has(key))
  );
}

const nameIn = ({ protocol, operation }: CallFact["content"]): string | undefined =>
  protocol === "graphql" ? operation?.name : undefined;

/** The operations of the documents that a request is known to send. */
const namesSent = ({ content }: CallFact): readonly string[] =>
  (content.request?.properties?.query?.enum ?? []).flatMap((text) =>
    typeof text === "string" ? documentIn(text).operations.flatMap(({ name }) => name ?? []) : [],
  );

const sentBy = (fact: CallFact, post: CallFact): CallFact => ({
  ...fact,
  content: { ...fact.content, url: post.content.url },
  evidence: [...fact.evidence, ...post.evidence.filter(({ says }) => says === "request" || says === "address")],
});
