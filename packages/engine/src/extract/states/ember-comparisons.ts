/**
 * What computed properties of Ember compare: `computed.equal("status", "draft")` is whether the status of the object
 * that it stands in is a draft (Ember 1 to 6).
 */
import { literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import { reached } from "../../syntax/reached.ts";
import { callsWithText } from "../calls-by.ts";
import { modelName } from "../entities/ember-models.ts";
import type { Survey } from "../survey.ts";
import { isStateText, type Observation } from "./candidate.ts";

export function* emberComparisons(survey: Survey): Generator<Observation> {
  for (const { node, module, unit } of callsWithText(survey.calls)) {
    const [key, value, ...more] = node.arguments;
    const name = literalString(key);
    const text = literalString(value);
    if (!key || !value || name === undefined || text === undefined || more.length > 0) continue;
    if (!isEqual(node) || !isStateText(text) || !/^[\w.]+$/.test(name)) continue;
    const path = name.split(".");
    const last = path.at(-1) ?? name;
    const of = path.slice(0, -1).join(".");
    const owner = of === "" ? modelName(module)?.owner : undefined;
    const { script } = module;
    const at = { script, start: key.start, end: key.end };
    const own = owner ?? `${script.file}:${script.base + module.range.start}:${of}`;
    const subject = { key: `${own}.${last}`, name: last, at, ...(owner === undefined ? {} : { owner }) };
    yield { value: text, at: { script, start: value.start, end: value.end }, subject, unit };
  }
}

/** `Ember.computed.equal(...)`, `computed.equal(...)` */
function isEqual({ callee }: CallLike): boolean {
  const at = reached(callee);
  if (memberName(at) !== "equal" || at.type !== "MemberExpression") return false;
  const { object } = at;
  return memberName(object) === "computed" || (object.type === "Identifier" && object.name === "computed");
}
