/**
 * Names under which something is read from an address or a message, or put there: parameters (URL Standard,
 * `searchParams.get("room")`) and headers (Fetch Standard, `answer.headers.get("x-total")`). Takes a call, gives the name,
 * also where a function of the program hands it on.
 */
import { isResultOf } from "../../../evaluate/global-name.ts";
import type { Value } from "../../../evaluate/value.ts";
import { outcomes } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { textsOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isStandardHeader } from "../../http/sent-values.ts";
import { spreadToCallers } from "../../spread-to-callers.ts";
import type { Sighting } from "../../survey.ts";

const METHODS = new Set(["get", "getAll", "has", "set", "append", "delete"]);
/** A name and no value that somebody fills in. */
const NAME = /^[A-Za-z_][\w.:-]{1,60}$/;

/** What has such names, by the property that holds it and the class that it is made with. */
const HOLDERS = [
  { key: "searchParams", made: "URLSearchParams", meaning: "parameter of an address" },
  { key: "headers", made: "Headers", meaning: "header of a message" },
] as const;

export function askedNames(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  const [first] = args;
  if (callee.type !== "MemberExpression" || !METHODS.has(memberName(callee) ?? "")) return [];
  if (!first || first.type === "SpreadElement") return [];
  const of = outcomes(context.ev.evaluate(callee.object, at.module));
  const holder = HOLDERS.find(({ key, made }) => of.some((value) => isHeldBy(value, key) || isResultOf(value, made)));
  if (!holder) return [];
  const { meaning } = holder;
  return spreadToCallers(context.ev.evaluate(first, at.module), at, context).flatMap(({ value, at: place }) =>
    textsOf(value)
      .filter(({ value: name }) => NAME.test(name) && !isStandardHeader(name))
      .map((known) => constantFact({ ...known, meaning, says: meaning }, place)),
  );
}

const isHeldBy = (value: Value, key: string): boolean => value.kind === "member" && value.key === key;
