/**
 * Firebase 9 to 12, modular: what is asked of Firestore, the Realtime Database and Storage by a reference,
 * `getDocs(query(collection(db, "orders"), where(...)))`, `setDoc(doc(db, "orders", id), {...})`, `set(ref(db, path), {...})`.
 * A bundle has no names for these functions, so a statement says what is reached and what is sent, and not how.
 */

import { isText } from "../../../evaluate/arithmetic.ts";
import { concat } from "../../../evaluate/text.ts";
import { constant, outcomes, type Result, stringOf, UNDEFINED, type Value } from "../../../evaluate/value.ts";
import { firstOf } from "../../../lists.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { requestFacts } from "../../http/request.ts";
import type { Sighting } from "../../survey.ts";

const SERVICES = new Set(["@firebase/firestore", "@firebase/database", "@firebase/storage"]);
const PARTS = new Set(["firebase/firestore", "firebase/firestore/lite", "firebase/database", "firebase/storage"]);
/** Most calls around a reference: `query(query(collection(db, "x"), ...), ...)`. */
const MAX_DEPTH = 6;

/** What leads to a place in the data: its segments, as they are joined. */
const segmentsOf = (value: Value, depth = 0): readonly Value[] | undefined =>
  firstOf(depth > MAX_DEPTH ? [] : outcomes(value), (one) =>
    one.kind === "result" ? ofResult(one, depth) : undefined,
  );

/** `collection(db, "orders")`, `doc(db, "orders", id)`, `collection(doc, "lines")`, `query(collection, ...)` */
function ofResult({ callee, args }: Result, depth: number): readonly Value[] | undefined {
  const [owner, ...segments] = args;
  const isReference = callee.kind === "external" && isService(callee) && segments.slice(0, 1).some(isText);
  if (!owner) return undefined;
  if (!isReference) return segmentsOf(owner, depth + 1);
  return [...(segmentsOf(owner, depth + 1) ?? []), ...segments];
}

const isService = ({ component, at }: Extract<Value, { kind: "external" }>): boolean =>
  SERVICES.has(component ?? "") || (component === "firebase" && (PARTS.has(at) || !at.startsWith("firebase/")));

const SLASH = constant("/");

/** The last collection on the way: what holds the documents. */
function nameOf(segments: readonly Value[]): string | undefined {
  const path = segments.map((one) => stringOf(one) ?? (one.kind === "template" ? one.parts.map(part).join("") : "{}"));
  const names = path
    .join("/")
    .split("/")
    .filter((name) => name !== "" && !name.includes("{}"));
  return names.at(-1);
}

const part = (one: string | Value): string => (typeof one === "string" ? one : "{}");

const isFurther = (value: Value): boolean =>
  value.kind === "result" && value.callee.kind === "external" && value.callee.path.at(-1) === "query";

/** What stands beside a reference: nothing, what is written, or who is told of changes. */
const isBeside = ({ kind }: Value): boolean => kind !== "unknown" && kind !== "array";

function factsAt(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const { node, module } = at;
  const [first, second] = node.arguments;
  if (node.type !== "CallExpression" || !first || node.arguments.length > 3) return [];
  const segments = segmentsOf(ev.evaluate(first, module));
  const name = segments && nameOf(segments);
  const beside = second ? ev.evaluate(second, module) : UNDEFINED;
  const whole = ev.evaluate(node, module);
  // a call that only leads further is none: `doc(collection, id)`, `query(collection, where(...))`
  if (!segments || name === undefined || isText(beside) || !isBeside(beside) || isFurther(whole)) return [];
  return requestFacts(
    {
      protocol: "other",
      url: concat([constant("{base}"), ...segments.flatMap((one) => [SLASH, one])]),
      method: UNDEFINED,
      defaultMethod: undefined,
      body: beside.kind === "object" ? beside : UNDEFINED,
      operation: { type: "method", name },
    },
    at,
    context,
  );
}

export const firebaseCalls = {
  name: "firebase-calls",
  all({ calls }, context) {
    const refers = calls.some(({ node, module }) => {
      const callee = context.ev.evaluate(node.callee, module);
      return callee.kind === "external" && isService(callee);
    });
    return refers ? calls.flatMap((at) => factsAt(at, context)) : [];
  },
} satisfies Extractor;
