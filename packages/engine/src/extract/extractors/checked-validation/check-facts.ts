/** A complaint and the tests that lead to it, as rules with their subjects. */

import { asks, isChoice, keyWords, saysMost, subjectInWords, wordedRule } from "../../../language/demands.ts";
import { isWord } from "../../../language/given-names.ts";
import { isSentence } from "../../../language/sentence.ts";
import { bindingAt, onlyValue, onlyValueOf } from "../../../scope/binding-at.ts";
import { functionAround } from "../../../scope/enclosing-functions.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { IdentifierNode, Node } from "../../../syntax/nodes.ts";
import { asksOnWay, besides } from "../../../syntax/test-parts.ts";
import { wayTo } from "../../../syntax/way-to.ts";
import type { Module } from "../../../unpack/module.ts";
import { conditionWords, together } from "../../errors/condition-words.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Loops } from "../../loops.ts";
import { placeOfName, placeOfNode } from "../../name-place.ts";
import { ROLE_PROPERTY } from "../../roles/role-lookups.ts";
import type { Sighting } from "../../survey.ts";
import type { Complaint } from "../../validation/complaints.ts";
import { localOf } from "../../validation/component-states.ts";
import { takenAs } from "../../validation/failed-calls.ts";
import { type Fields, sourceName } from "../../validation/field-names.ts";
import { fullPath, memberPath } from "../../validation/input-subject.ts";
import { isTyped } from "../../validation/is-typed.ts";
import { listedFields } from "../../validation/listed-fields.ts";
import { type Rule, ruleFact, type Subject } from "../../validation/rule.ts";
import type { TypedValues } from "../../validation/typed-values.ts";
import type { Violation } from "../../validation/violation.ts";
import { askedBy, isOfOwn } from "../../validation/violation-types.ts";

export function checkFacts(
  complaint: Complaint,
  found: readonly Violation[],
  at: Sighting<Node>,
  { loops, fields, typed, about, ...context }: CheckContext,
): readonly Fact[] {
  const { ev } = context;
  if (found.some(isOfForm)) return [];
  const asked = found
    .filter((one) => !isOfProgram(one, at, ev) && !isOfAccess(one, complaint))
    .map((one) => ofField(complaint, ofAddress(one, at)));
  // `form.name.length < 3 || form.total > 100` before `errors.name = "..."`: what is asked of the total is not of the name
  const tests = asked.some((one) => isOfOwn(complaint.field, one) === true)
    ? asked.filter((one) => isOfOwn(complaint.field, one) !== false)
    : asked;
  if (tests.length === 0 && found.length > 0) return [];
  const rules = complaint.isKey ? keyed(complaint, tests) : rulesOf(complaint, tests, about !== undefined);
  return rules.flatMap((violation) => {
    const listed = violation.subject ? listedFields(violation.subject, at.module, loops, context) : [];
    const { rule } = violation;
    const subject = subjectOf(complaint, violation, at, { ev, fields, typed, several: rules.length > 1 });
    const value =
      rule === "equals" && violation.against
        ? sameAs(violation, subject?.name)
        : withOneMore(violation, complaint.message.text);
    const stated: Rule = {
      ...askedBy({ ...violation, value, when: whenOf(violation, at, ev, about) }),
      ...(complaint.key ? { messageKey: complaint.key } : {}),
      ...(complaint.written ? { written: complaint.written } : {}),
      ...(complaint.isKey ? { messageKey: complaint.message } : { message: complaint.message }),
    };
    if (listed.length > 0)
      return listed.flatMap((one) => one.subjects.map((subject) => ruleFact(subject, stated, one.at ?? at)));
    // `if (error) setProblem(wordsOf(error))`: what went wrong elsewhere says which words, and no rule of its own
    const tested = violation.subject && (fullPath(violation.subject) ?? nameIn(violation));
    if (rule === "custom" && about === undefined && tested && (isCaught(tested) || isOtherKind(tested, complaint)))
      return [];
    const subjects = about ?? (subject ? [subject] : []);
    // a guess of whose rule it is, and nothing that it asks: the message has to name it, "Invalid code"
    const isOpen = stated.rule === "custom" && stated.value === undefined;
    const isNamed = ({ name }: Subject): boolean =>
      !name.includes(" ") && complaint.message.text.toLowerCase().includes(name.toLowerCase());
    return subjects.flatMap((one) => (isOpen && one.guessed && !isNamed(one) ? [] : ruleFact(one, stated, at)));
  });
}

/** `items.length >= 50`, "at most 50 items": what is asked of a list before one more comes in. */
const withOneMore = ({ rule, value }: Violation, text: string): Violation["value"] =>
  rule === "maxLength" && typeof value === "number" && saysMost(text, value + 1) ? value + 1 : value;

/** `if (plan === "free") { if (projects.length > 3) ... }`: when it is asked, in words. */
function whenOf(
  found: Violation,
  { node, module }: Sighting<Node>,
  ev: CheckContext["ev"],
  about: CheckContext["about"],
): string | undefined {
  const around = functionAround(module.script.scopes, node.start);
  const { subject } = found;
  const { text } = module.script;
  const asks = around ? asksOnWay(wayTo(around, node)) : [];
  // that the same thing is there is no condition
  const others = subject ? asks.flatMap(({ test, is }) => besides(test, subject, is, text)) : asks;
  const said = others.flatMap(({ test, is }) => conditionWords(test, is, { module, ev }) ?? []);
  // `switch (target.name) { case "age": ... }`: that the field is the one that the rule is of
  const words = said.filter((one) => !about?.some(({ name }) => one.endsWith(` === ${JSON.stringify(name)}`)));
  return together([...new Set(words), ...(found.when === undefined ? [] : [found.when])]) || undefined;
}

/** Of two that have to be the same, the one that is not the field. */
const sameAs = ({ against, subject }: Violation, field: string | undefined): string | undefined =>
  [against, subject]
    .map((side) => side && fullPath(side))
    .find((side) => isWord(side) && side?.split(".").at(-1) !== field);

/** `token.type === "end"` before a message about something else: which of several kinds a thing is, as a parser asks. */
const isOtherKind = (path: string, { message }: Complaint): boolean => {
  const kind = /(?:^|\.)_?(tag|kind|type)$/.exec(path)?.[1];
  return kind !== undefined && !message.text.toLowerCase().includes(kind);
};

/** What was caught, or given back as what went wrong: no name of an input. */
const isCaught = (name: string): boolean => /(?:^|\.)(?:err|error)(?:[_$]?\d+)?$/i.test(name);
const nameIn = ({ subject }: Violation): string => (subject?.type === "Identifier" ? subject.name : "");

/**
 * What the browser can do, `navigator.mediaDevices`, `const {copy, isSupported} = useClipboard()` (VueUse 4 to 14), and
 * whether errors are there already, is no input.
 */
function isOfProgram({ subject }: Violation, { module }: Sighting<Node>, ev: CheckContext["ev"]): boolean {
  if (!subject) return false;
  const local = localOf(subject);
  const taken = local ? takenAs(bindingAt(local, module.script.scopes)) : fullPath(subject)?.split(".").at(-1);
  return (
    taken === "isSupported" ||
    /(?:^|\.)errors$|^(?:err|error)\./.test(fullPath(subject) ?? "") ||
    ev.evaluate(subject, module).kind === "global"
  );
}

/** `!form || form.invalid`, `form.$valid`, as Angular and AngularJS say it of a form as a whole. */
const isOfForm = ({ subject }: Violation): boolean =>
  subject !== undefined && /^(?:\$?(?:valid|invalid|pristine|dirty)|touched|untouched)$/.test(fullPath(subject) ?? "");

/**
 * `user.isOwner || fail("You are not allowed to do this")`, `route.role && user.role !== route.role`: who may do it, and
 * nothing that is typed.
 */
const isOfAccess = ({ subject, rule }: Violation, { message, kept }: Complaint): boolean =>
  subject !== undefined &&
  ((rule === "custom" && !kept && isRole(subject)) ||
    (KIND_OF_PERSON.test(fullPath(subject) ?? "") &&
      /\b(?:not (?:allowed|permitted|authori[sz]ed)|permissions?)\b/i.test(message.text)));

const isRole = (node: Node): boolean =>
  node.type === "ChainExpression" ? isRole(node.expression) : ROLE_PROPERTY.test(memberName(node) ?? "");

const KIND_OF_PERSON = /(?:^|\.)is_?\w*(?:user|account|member|admin|administrator|owner|moderator|manager)$/i;

const PARTS = new Set(["protocol", "hostname", "host", "port", "pathname", "origin", "search", "hash"]);

/** `const u = new URL(address); u.protocol !== "https:"`: what is tested is the address. */
function ofAddress(violation: Violation, { module }: Sighting<Node>): Violation {
  const { subject } = violation;
  if (subject?.type !== "MemberExpression" || !PARTS.has(memberName(subject) ?? "")) return violation;
  const made = onlyValue(subject.object, module.script.scopes);
  const isUrl = made?.type === "NewExpression" && made.callee.type === "Identifier" && made.callee.name === "URL";
  const [given] = isUrl ? made.arguments : [];
  return given && given.type !== "SpreadElement"
    ? { rule: "custom", subject: given, strong: violation.strong }
    : violation;
}

/** `if (rate(form.password).score < 2) errors.password = "Too weak"`: what is tested is not what was typed. */
const ofField = (complaint: Complaint, violation: Violation): Violation =>
  complaint.kept && isOfOwn(complaint.field, violation) === false
    ? { ...open(violation.subject), ...whenIn(violation) }
    : violation;

export interface CheckContext extends Pick<ExtractContext, "ev" | "calls"> {
  readonly loops: Loops;
  readonly fields: ReadonlyMap<Module, Fields>;
  readonly typed: TypedValues;
  /** The fields that the function around it validates; without them the test and the words tell. */
  readonly about?: readonly Subject[];
}

/** What the test says, or the words where the test says nothing; several tests of one message are several fields. */
function rulesOf(
  { message, field, isOfForm }: Complaint,
  tested: readonly Violation[],
  isValidator: boolean,
): readonly Violation[] {
  const found = tested.every(isThere) ? tested.map(({ subject }) => open(subject)) : tested;
  const telling = found.filter(({ rule, strong, value }) => strong && (rule !== "custom" || value !== undefined));
  const worded = wordedRule(message.text);
  const [first] = found;
  if (isChoice(message.text)) return [open(tested.at(-1)?.subject)];
  // "The passwords do not match": the test has the other field
  const against = worded?.rule === "equals" ? found.find((one) => one.against)?.against : undefined;
  const when = first && found.every((one) => one.when === first.when) ? whenIn(first) : {};
  const inWords = worded && { ...worded, ...(against && { against }), subject: first?.subject, strong: false, ...when };
  if (
    inWords &&
    telling.some(({ rule, value }) => rule === "type" && (worded.rule !== "type" || value !== worded.value))
  )
    return [inWords];
  if (telling.length > 0) return telling;
  if (inWords && !found.some(({ rule }) => rule === worded.rule)) return [inWords];
  // that something is not there asks for it only where the words do, or where what a validator is given is tested
  const isGiven = (one: Violation): boolean =>
    (isValidator && one.subject?.type === "Identifier") || (isOfForm === true && isOfOwn(field, one) === true);
  const weak = found.map((one) =>
    one.rule === "required" && !asks(message.text) && !isGiven(one) ? { ...one, rule: "custom" as const } : one,
  );
  return weak.length > 0 ? weak : [open(undefined)];
}

const whenIn = ({ when }: Violation): Pick<Violation, "when"> => (when === undefined ? {} : { when });

const open = (subject: Violation["subject"]): Violation => ({ rule: "custom", subject, strong: false });

/** `doubles.size > 0`, `usesOf(role) > 0`: there are some, of which the message says more. */
const isThere = ({ rule, value }: Violation): boolean => rule === "max" && value === 0;

/** The words of a key are few: the test has to tell. */
const keyed = ({ message }: Complaint, found: readonly Violation[]): readonly Violation[] => {
  const telling = found.filter(({ rule, strong }) => strong || rule === "required");
  const worded = wordedRule(keyWords(message.text));
  return telling.length > 0 || !worded ? telling : [{ ...worded, subject: found[0]?.subject, strong: false }];
};

function subjectOf(
  { field, message, isKey, isLoose }: Complaint,
  { subject, name, rule, strong }: Violation,
  at: Sighting<Node>,
  { ev, fields, typed, several }: Pick<CheckContext, "ev" | "fields" | "typed"> & { readonly several: boolean },
): Subject | undefined {
  const tested = subject && (fullPath(subject) ?? memberPath(ev.evaluate(subject, at.module)));
  if (isWord(name)) return { name };
  // `const required = get(field, "required")`: whether a rule holds, and not of what
  const isNamed = isWord(tested) && !isCaught(tested) && !(tested === "required" && rule === tested);
  const local = subject && localField(subject, at, { fields, typed });
  if (isWord(field) && !(isLoose && (isNamed || local))) return { name: field };
  if (subject && isNamed) return { name: tested, sources: placeOfName(subject, at.module) };
  // one message of several tests says which of its words belongs to which
  if (local && (several || isKey || !local.guessed)) return local;
  const worded = isKey ? undefined : subjectInWords(message.text);
  if (worded !== undefined && !OF_ANYTHING.test(worded)) return { name: worded, guessed: true };
  const read = local ?? (subject && rule !== "custom" ? readField(subject, at) : undefined);
  if (read || isKey || several || !isSentence(message.text)) return read;
  // where only a minifier has called it, what is asked has to be sure: it was typed, or test and words agree
  const isSure = rule !== "custom" && (strong || wordedRule(message.text)?.rule === rule);
  return isSure || (subject && isTyped(subject, at, typed)) ? { name: "value", guessed: true } : undefined;
}

/** So much of a word is the same where it stands for several: "strategies", "strategy". */
const STEM = 6;

/** Whether the words name what is tested: `!row.filterId` and "The filter is missing". */
export function isNamedIn(
  text: string,
  { name, subject }: Violation,
  at: Sighting<Node>,
  { ev, fields, typed }: Pick<CheckContext, "ev" | "fields" | "typed">,
): boolean {
  const ofValue = subject && (fullPath(subject) ?? memberPath(ev.evaluate(subject, at.module)));
  const tested =
    name ?? ofValue ?? (subject && (localField(subject, at, { fields, typed }) ?? readField(subject, at))?.name);
  const said = text.toLowerCase();
  const parts = keyWords(tested ?? "")
    .toLowerCase()
    .split(" ");
  return parts.some((part) => part.length > 2 && said.includes(part.slice(0, STEM)));
}

/** A local value that an input shows, else its own name where no minifier has shortened it. */
function localField(
  node: Node,
  { module }: Sighting<Node>,
  { fields, typed }: Pick<CheckContext, "fields" | "typed">,
): Subject | undefined {
  const inner = convertedFrom(localOf(node), module);
  const binding = inner && module.script.scopes.bindingOf.get(inner);
  if (!inner || !binding) return undefined;
  const known = fields.get(module);
  const handedOn = typed.bindings.has(binding) ? known?.handedOn.get(binding) : undefined;
  const shown = known?.byBinding.get(binding) ?? known?.given.get(binding) ?? handedOn;
  if (shown) return shown;
  const name = binding.name.replace(/(?<!\d)\d+$/, "");
  return /^[A-Za-z]{5,}$/.test(name) && !GENERIC.test(name)
    ? { name, guessed: true, sources: [placeOfNode(inner, module)] }
    : undefined;
}

/** What a local value was read from: `const { points } = this.state`, which minifiers write `n=t.points`. */
function readField(node: Node, { module }: Sighting<Node>): Subject | undefined {
  const binding = bindingAt(localOf(node), module.script.scopes);
  const found = binding && onlyValueOf(binding)?.type === "MemberExpression" && sourceName(binding, module);
  return found && !GENERIC.test(found.name) ? found : undefined;
}

/** Whether an input of the page shows or fills what is tested. */
export function isShown({ subject }: Violation, { module }: Sighting<Node>, fields: CheckContext["fields"]): boolean {
  const inner = subject && localOf(subject);
  const binding = inner && module.script.scopes.bindingOf.get(inner);
  return binding !== undefined && fields.get(module)?.byBinding.has(binding) === true;
}

const CONVERSIONS = new Set(["parseInt", "parseFloat", "Number", "String"]);

/** `const n = parseInt(port)`: what is tested is the port. */
function convertedFrom(node: IdentifierNode | undefined, module: Module): IdentifierNode | undefined {
  const from = onlyValue(node, module.script.scopes);
  if (from?.type !== "CallExpression" || from.callee.type !== "Identifier") return node;
  const [given] = CONVERSIONS.has(from.callee.name) ? from.arguments : [];
  return given?.type === "Identifier" ? given : node;
}

/** "Invalid JSON", "Invalid format": the words say what is wrong, and not of what. */
const OF_ANYTHING =
  /^(?:json|yaml|xml|format|number|string|integer|array|object|value|type|syntax|data|input|argument|parameter|index)$/i;

/** Names of whatever value. */
const GENERIC =
  /^(?:value|values|result|results|error|errors|input|response|event|target|element|param|params|state|found|match|matches|index|count|props|other|arguments)$/i;
