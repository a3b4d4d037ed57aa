/** What is compared with texts, switched over, or looked for in a list of texts: observations of a subject's values. */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { isEventType, isForeignProperty, isForeignRead, isKey, isPlatformRead } from "../../platform/foreign.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { EQUALS } from "../../syntax/comparison-operators.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import { atCallSites } from "../at-call-sites.ts";
import type { CallGraph } from "../call-graph.ts";
import { callsOf } from "../calls-by.ts";
import { routeObjects } from "../routes/object-routes.ts";
import { SAME_TEXT, type Subject, type Subjects } from "../subjects/subject.ts";
import type { Survey, SwitchNode } from "../survey.ts";
import { fieldOfError } from "../validation/control-tests.ts";
import { isActionOf } from "./actions.ts";
import { isStateText, type Observation, type Text } from "./candidate.ts";
import { isDispatch } from "./commands.ts";
import { passesOthers, rewritten } from "./single-cases.ts";
import { leavesOthers, treatedAlike } from "./told-apart.ts";
import { givenTexts, otherTexts, textOf } from "./wider.ts";

export function comparedValues(
  survey: Survey,
  subjects: Subjects,
  ev: Evaluator,
  calls: CallGraph,
): readonly Observation[] {
  const wider = new Set<Binding>();
  /** What else it may be, once for each name. */
  const others = (node: Node, module: Module): readonly Text[] => {
    const binding = bindingAt(node, module.script.scopes);
    if (binding ? wider.has(binding) : node.type !== "CallExpression") return [];
    if (binding) wider.add(binding);
    return otherTexts(node, module, ev, calls);
  };
  const segments = routeSegments(survey, ev);
  const isLeftOut: IsLeftOut = (asked, text, subject, module) =>
    isEventType(nameOf(asked), text) ||
    isActionOf(asked, module, ev) ||
    isPressed(asked, text, module, ev, calls) ||
    fieldOfError(asked, { module }) !== undefined ||
    (subject.name === "path" && segments.has(text));
  return [
    ...compared(survey, subjects, others, isLeftOut),
    ...matched(survey, subjects, ev, calls),
    ...switched(survey, subjects, others, isLeftOut, (node, module) => isDispatch(node, module, calls)),
    ...looked(survey, subjects, ev),
  ];
}

/** Whether the browser or a router is asked, also through a reference: `router.currentRoute.value.name`. */
function isAskedElsewhere(asked: Node): boolean {
  const node = asked.type === "ChainExpression" ? asked.expression : asked;
  if (node.type !== "MemberExpression") return false;
  const property = keyName(node.property, node.computed) ?? "";
  let of: Node = node.object;
  while (of.type === "MemberExpression" && memberName(of) === "value") of = of.object;
  const name = nameOf(of) ?? "";
  return isForeignRead(name, property) || isPlatformRead(name, property);
}

/** The last name of what is asked: of `window.getSelection()` the method's. */
function nameOf(node: Node): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return keyName(node.property, node.computed);
  if (node.type === "ChainExpression") return nameOf(node.expression);
  return node.type === "CallExpression" ? nameOf(node.callee) : undefined;
}

/** Whether what is asked is an object of the platform, also through a name: `const s = getSelection(); s.type`. */
const isForeign = ({ name = "", owner = "" }: Subject): boolean =>
  isForeignProperty(name) || isPlatformRead(owner, name) || (/^(?:Current)?Route[r]?$/.test(owner) && name === "name");

type Others = (node: Node, module: Module) => readonly Text[];

/** Whether a text that something is compared with is none of its states. */
type IsLeftOut = (asked: Node, text: string, subject: Subject, module: Module) => boolean;

function* compared(survey: Survey, subjects: Subjects, others: Others, isLeftOut: IsLeftOut): Generator<Observation> {
  const single = new Set(survey.conditions.flatMap(({ node, module }) => rewritten(node, module) ?? []));
  const alike = treatedAlike(survey, subjects);
  const partial = leavesOthers(survey, subjects);
  for (const { node, module, unit } of survey.comparisons) {
    if (!EQUALS.has(node.operator) || node.left.type === "UnaryExpression" || node.right.type === "UnaryExpression")
      continue;
    const right = subjects.textOf(node.right, module);
    const text = right ?? subjects.textOf(node.left, module);
    const asked = right ? node.left : node.right;
    const subject = text && subjects.of(asked, module);
    if (!text || !subject || !isStateText(text.value) || isForeign(subject)) continue;
    if (isLeftOut(asked, text.value, subject, module)) continue;
    if (isAskedElsewhere(asked) || subjects.isOfPage(asked, module) || subjects.isKey(asked, module)) continue;
    const searched = alike.has(node);
    const excluded = node.operator.startsWith("!");
    yield { ...text, subject, unit, excluded, single: single.has(node), searched, partial: partial.has(node) };
    for (const other of others(asked, module)) yield { ...other, subject, unit };
  }
}

/** `tab === name`, where each place that draws the part says which name that is. */
function* matched(survey: Survey, subjects: Subjects, ev: Evaluator, calls: CallGraph): Generator<Observation> {
  for (const { node, module, unit } of survey.comparisons) {
    const sides = [node.left, node.right];
    if (!EQUALS.has(node.operator) || !sides.every(isNamed)) continue;
    for (const asked of sides) {
      const texts = sides.flatMap((one) => (one === asked ? [] : givenTexts(one, module, ev, calls)));
      const subject = texts.length > 0 ? subjects.of(asked, module) : undefined;
      if (!subject?.name || isForeign(subject) || isAskedElsewhere(asked)) continue;
      for (const text of texts) yield { ...text, subject, unit };
    }
  }
}

const isNamed = ({ type }: Node): boolean => type === "Identifier" || type === "MemberExpression";

function* switched(
  survey: Survey,
  subjects: Subjects,
  others: Others,
  isLeftOut: IsLeftOut,
  isCommands: (node: SwitchNode, module: Module) => boolean,
): Generator<Observation> {
  for (const { node, module, unit } of survey.switches) {
    const subject = subjects.of(node.discriminant, module) ?? {
      key: `${module.script.file}:${module.script.base + node.start}`,
    };
    if (isForeign(subject) || isAskedElsewhere(node.discriminant) || subjects.isOfPage(node.discriminant, module))
      continue;
    if (isCommands(node, module) || subjects.isKey(node.discriminant, module)) continue;
    const single = passesOthers(node, module, subjects);
    for (const { test } of node.cases) {
      const text = test && subjects.textOf(test, module);
      if (!text || !isStateText(text.value) || isLeftOut(node.discriminant, text.value, subject, module)) continue;
      yield { ...text, subject, unit, switched: true, single };
    }
    for (const other of others(node.discriminant, module)) yield { ...other, subject, unit };
  }
}

/** `["a", "b"].includes(x)`, also of a list from elsewhere. */
function* looked(survey: Survey, subjects: Subjects, ev: Evaluator): Generator<Observation> {
  for (const { node, module, unit } of callsOf(survey.calls, "includes", "indexOf", "has")) {
    const searched = node.arguments[0];
    if (!searched || node.callee.type !== "MemberExpression") continue;
    const values = textsIn(ev.evaluate(node.callee.object, module));
    const subject = values.length > 1 ? subjects.of(searched, module) : undefined;
    if (!subject || isForeign(subject) || isAskedElsewhere(searched)) continue;
    for (const text of values) yield { ...text, subject, unit, searched: true };
  }
}

/** The texts of a list, or of the list that a set is made from, where it is all texts. */
function textsIn(value: Value): readonly Text[] {
  if (value.kind === "result" && value.isNew && value.args[0]) return textsIn(value.args[0]);
  if (value.kind !== "array" || value.open) return [];
  const texts = value.elements.flatMap(textOf);
  return texts.length === value.elements.length ? texts : [];
}

/** What an event of the keyboard has the key under. */
const KEYS = new Set(["key", "code"]);

/**
 * Keys that are pressed, also where a function of the program is told which: `onKey(event.key.toLowerCase())`. Takes what
 * is compared and with what, tells whether that is a key of the keyboard (UI Events, `KeyboardEvent.key` and `code`).
 */
function isPressed(asked: Node, text: string, module: Module, ev: Evaluator, calls: CallGraph): boolean {
  const [node] = alternatives(asked);
  if (!isKey(text) || node?.type !== "Identifier") return false;
  const given = atCallSites(ev.evaluate(node, module), { node, module }, { ev, calls });
  return given.some(({ value }) => outcomes(value).some(isOfKey));
}

/** `event.key`, `event.key.toLowerCase()` */
function isOfKey(value: Value): boolean {
  if (value.kind === "member") return KEYS.has(value.key);
  if (value.kind !== "result" || value.callee.kind !== "member") return false;
  return SAME_TEXT.has(value.callee.key) && isOfKey(value.callee.object);
}

/** `{path: "orders/:id", component}`: orders. */
const routeSegments = rememberFor(
  ({ objects }: Pick<Survey, "objects">, ev: Evaluator): ReadonlySet<string> =>
    new Set(routeObjects(objects, ev).flatMap((at) => segmentsOf(at, ev))),
);

function segmentsOf({ node, module }: ReturnType<typeof routeObjects>[number], ev: Evaluator): readonly string[] {
  const path = propertyOf(node, "path");
  const text = path && stringOf(ev.evaluate(path, module));
  return text === undefined ? [] : text.split("/").filter((segment) => /^[\w-]+$/.test(segment));
}
