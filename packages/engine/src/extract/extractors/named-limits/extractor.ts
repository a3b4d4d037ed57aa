/**
 * Values whose name says that they are a limit, a count, a time or money: properties of options and settings, fields of
 * classes, defaults of parameters, assignments. Also the defaults of described settings
 * (`port:{type:"integer",default:8080}`).
 */

import { returnedExpressions } from "../../../evaluate/returns.ts";
import { hasRole, isBareRole, isStyleName } from "../../../language/amounts.ts";
import { addTo } from "../../../multimap.ts";
import { isFile } from "../../../platform/nobodys-addresses.ts";
import { functionAround } from "../../../scope/enclosing-functions.ts";
import { isWrittenNumber, keyName, literalString, memberName } from "../../../syntax/literals.ts";
import type {
  CallLike,
  Expression,
  FunctionNode,
  IdentifierNode,
  Node,
  ObjectExpression,
  ObjectProperty,
} from "../../../syntax/nodes.ts";
import { fixedKeys, fixedProperties, fixedValues } from "../../../syntax/object-keys.ts";
import { alternatives } from "../../../syntax/unwrap.ts";
import { wordSet } from "../../../word-set.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { ownersOf } from "../../constants/owners.ts";
import { aroundEvidence, nameBefore } from "../../constants/surroundings.ts";
import { textsOf } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { subjectIndex } from "../../subjects/index-of.ts";
import type { ConditionNode, Sighting } from "../../survey.ts";
import { choices } from "./choices.ts";
import { describedSetting } from "./described.ts";
import { limitsInText } from "./in-texts.ts";
import { named, numeric } from "./named.ts";
import { OptionsOf } from "./options-of.ts";
import { namesBeside, withSubjects } from "./subjects.ts";

export const namedLimits = {
  name: "named-limits",
  all(survey, context) {
    const { objects, defaults, fields, assignments, functions, calls, conditions } = survey;
    const inGroups = new Set<Node>();
    const options = new OptionsOf(subjectIndex(survey, context).flows, context.ev);
    const beside = new Map<Fact["evidence"], readonly string[]>();
    const found = [
      ...calls.flatMap((at) => ofCall(at, context)),
      ...objects.flatMap((at) => {
        const all = inGroups.has(at.node) ? [] : options.withReceiver(ofObject(at, inGroups, context), at.node);
        const varied = all.length > 0 ? variedKeys(at) : new Set();
        const own = all.filter(({ content }) => !("name" in content && varied.has(content.name)));
        const names = own.length > 0 ? namesBeside(at.node) : [];
        for (const { evidence } of own) beside.set(evidence, names);
        return own;
      }),
      ...defaults.flatMap((at) => {
        const { node } = at;
        const name = keyName(node.key, node.computed);
        return name !== undefined && node.value.type === "AssignmentPattern"
          ? named(name, node.value.right, at, context)
          : [];
      }),
      ...fields.flatMap((at) => {
        const name = keyName(at.node.key, at.node.computed);
        return name !== undefined && at.node.value ? named(name, at.node.value, at, context) : [];
      }),
      ...assignments.flatMap((at) => {
        const { left, right, operator } = at.node;
        const name = operator === "=" ? writtenName(left) : undefined;
        return name === undefined ? [] : named(name, right, at, context);
      }),
      ...functions.flatMap((at) => ofParameters(at, context)),
      ...conditions.flatMap((at) => otherwise(at, context)),
    ];
    const owned = ownersOf(survey, context).withOwner(withoutTables(found));
    return [...withSubjects(owned, beside), ...[...survey.texts, ...survey.tagged].flatMap(limitsInText)];
  },
} satisfies Extractor;

/** `return above ? {side: Side.Top} : {side: Side.Left}`: what a function gives in one case, and otherwise in another, is worked out. */
function variedKeys({ node, module: { script } }: Sighting<ObjectExpression>): ReadonlySet<string> {
  const fn = functionAround(script.scopes, node.start);
  const given = fn ? returnedExpressions(fn).flatMap((one) => alternatives(one)) : [];
  if (!given.includes(node)) return new Set();
  const textOf = (value: Node): string => script.text.slice(value.start, value.end);
  const others = given.flatMap((one) => (one.type === "ObjectExpression" && one !== node ? [fixedValues(one)] : []));
  const isVaried = ([key, { value }]: readonly [string, ObjectProperty]): boolean =>
    others.some((one) => one.has(key) && textOf(one.get(key) ?? value) !== textOf(value));
  return new Set(
    fixedProperties(node)
      .filter(isVaried)
      .map(([key]) => key),
  );
}

function ofCall(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  const name = memberName(callee);
  const { 0: first, 1: second, 2: third } = args;
  if (!first) return [];
  // a field of a class, as esbuild writes it for older browsers: `h(this,"pageSize",25)`
  const field = first.type === "ThisExpression" && third && args.length === 3 ? literalString(second) : undefined;
  if (field !== undefined && third) return named(field, third, at, context);
  if (args.length === 1) return name !== undefined && METHODS.has(name) ? named(name, first, at, context) : [];
  if (!second || args.length > 2) return [];
  // what a component is given, as Angular compiles its templates: `property("limit",10)`
  const key = (name === undefined ? isWrittenNumber(second) : PAIRS.has(name)) ? literalString(first) : undefined;
  return key === undefined ? [] : named(key, second, at, context);
}

/** `function retry(run,maxAttempts=5)`; without its name the one that it is handed on by, `(e,t=254)=>join({time:t})`. */
const ofParameters = ({ node, module, unit }: Sighting<FunctionNode>, context: ExtractContext): readonly Fact[] =>
  node.params.flatMap((param) => {
    if (param.type !== "AssignmentPattern" || param.left.type !== "Identifier") return [];
    const at = { node: param, module, unit };
    return param.left.name.length > LOST
      ? named(param.left.name, param.right, at, context)
      : handedOn(param.left, param.right, at, context);
  });

/** Longest name that a minifier gives. */
const LOST = 3;
/** A smaller default of a parameter is the start of a count. */
const LEAST_HANDED = 10;

function handedOn(
  param: IdentifierNode,
  value: Expression,
  at: Sighting<Node>,
  context: ExtractContext,
): readonly Fact[] {
  if (value.type !== "Literal" || typeof value.value !== "number" || value.value < LEAST_HANDED) return [];
  const { script } = at.module;
  const references = script.scopes.bindingOf.get(param)?.references ?? [];
  const uses = references.filter((one) => one !== param);
  const names = new Set(uses.map((use) => nameBefore(script, use)));
  const [name] = names;
  if (names.size !== 1 || name === undefined || name.length <= LOST || isStyleName(name) || /status|code/i.test(name))
    return [];
  return numeric(name, value, at, context).map((fact) => ({
    ...fact,
    evidence: [...fact.evidence, ...uses.slice(0, 1).map((use) => aroundEvidence(script, use, "handed on"))],
  }));
}

/** Most values of one name, times aside; more are data, not limits. */
const MAX_VALUES = 6;
/** Names that only tell something together with their place; many places may have one each. */
const GENERIC = /^(?:max|min|maximum|minimum|maxLength|minLength)$/;

function withoutTables(facts: readonly Fact[]): readonly Fact[] {
  const values = new Map<string, Set<string>>();
  const keyOf = ({ point, content, unit }: Fact): string => {
    const name = point === "constants" ? (content.name ?? "") : "";
    return GENERIC.test(name) ? `${name}:${unit?.index ?? ""}` : name;
  };
  for (const fact of facts) {
    const { point, content } = fact;
    if (point === "constants" && content.name !== undefined) addTo(values, keyOf(fact), JSON.stringify(content.value));
  }
  return facts.filter((fact) => {
    const { point, content } = fact;
    const distinct = point === "constants" && content.unit !== "ms" ? values.get(keyOf(fact))?.size : undefined;
    return distinct === undefined || distinct <= MAX_VALUES;
  });
}

/** `settings.pageSize ?? 25`, `berth.image || STAND_IN`: a picture of another site. */
function otherwise(at: Sighting<ConditionNode>, context: ExtractContext): readonly Fact[] {
  const { node } = at;
  const name = node.type === "LogicalExpression" && node.operator !== "&&" ? writtenName(node.left) : undefined;
  if (name === undefined || node.type !== "LogicalExpression") return [];
  const { right } = node;
  if (isWrittenNumber(right)) return named(name, right, at, context);
  if (right.type !== "Identifier" && literalString(right) === undefined) return [];
  return textsOf(context.ev.evaluate(right, at.module))
    .filter(({ value }) => value.startsWith("http") && isFile(value))
    .map((found) => constantFact({ name, ...found, meaning: "where there is none", says: "default" }, at));
}

/** `notices.options.timeout=5e3`: a name that tells only a kind comes with what holds it. */
function writtenName(left: Node): string | undefined {
  const name = memberName(left);
  const of = left.type === "MemberExpression" ? memberName(left.object) : undefined;
  return name !== undefined && of !== undefined && isBareRole(name) ? `${of}.${name}` : name;
}

/** Methods of schemas, validators, queries and clients that take a limit. */
const METHODS = wordSet("minLength maxLength limit take timeout maxFiles maxSize retry ttl setTimeout");
/** Methods that take a name and a value: `URLSearchParams`, `FormData`, `Headers`, attributes. */
const PAIRS = new Set(["append", "set", "setAttribute", "setItem"]);

/** Keys of drawn and styled things; what stands beside them is layout. */
const DRAWN = wordSet(`
  padding margin display position background backgroundColor borderRadius opacity transform easing zIndex fontSize
  flexDirection strokeWidth fill cx viewBox left top animation transition alignItems in
`);

/** What a module federation shares (webpack 5, Rspack, Vite's plugin): versions of packages. */
const SHARED = wordSet("requiredVersion shareConfig shareScope");

/** Objects come before what is inside of them, so a group is known before its values are seen alone. */
function ofObject(at: Sighting<ObjectExpression>, inGroups: Set<Node>, context: ExtractContext): readonly Fact[] {
  const { node, module, unit } = at;
  const names = fixedKeys(node);
  // a notice has a place, too
  const isDrawn = !names.has("autoClose") && [...names].some((name) => DRAWN.has(name) || SHARED.has(name));
  if (isDrawn || isRecord(at)) return [];
  if (names.has("value")) return choices(at, context);
  const isTable = isTableOfLimits(node);
  return fixedProperties(node).flatMap(([name, property]) => {
    const place: Sighting<ObjectProperty> = { node: property, module, unit };
    if (property.value.type === "ObjectExpression") {
      const found = describedSetting(name, property.value, place, context);
      if (found.length > 0) inGroups.add(property.value);
      return found;
    }
    const found = named(name, property.value, place, context);
    return found.length > 0 || !isTable || isStyleName(name) ? found : numeric(name, property.value, place, context);
  });
}

/** Fewest limits of a table, which are at least half of its numbers. */
const MIN_LIMITS = 3;

/** `{pageSize:20,maxRetries:4,retryDelay:750,noticeTime:5500}`: what else stands there as a number is a setting, too. */
function isTableOfLimits(node: ObjectExpression): boolean {
  const numbers = fixedProperties(node).filter(([, { value }]) => isWrittenNumber(value));
  const limits = numbers.filter(([name]) => hasRole(name));
  return limits.length >= MIN_LIMITS && limits.length * 2 >= numbers.length;
}

/** A record of data has a moment: `{count:4,at:"2026-07-27T01:00:00Z"}`. */
const isRecord = ({ node, module: { script } }: Sighting<ObjectExpression>): boolean =>
  node.end - node.start < 400 && /["'`]\d{4}-\d\d-\d\dT\d\d:/.test(script.text.slice(node.start, node.end));
