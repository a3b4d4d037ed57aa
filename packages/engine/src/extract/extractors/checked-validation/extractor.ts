/**
 * Checks written by hand that end in a message: `if (!name.trim()) errors.name = "Enter your name."`,
 * `value.length > 80 && "..."`, `return re.test(x) ? "" : "..."`. The test says what is asked; where it is a helper's,
 * the words of the message do.
 */
import type { ObjectExpression } from "@oxc-project/types";
import { computedName } from "../../../evaluate/options-component.ts";
import { asks, demands, keyDemands, keyWords, limits, wordedRule } from "../../../language/demands.ts";
import { isWord } from "../../../language/given-names.ts";
import { isSentence } from "../../../language/sentence.ts";
import type { Binding } from "../../../scope/binding.ts";
import { onlyValue } from "../../../scope/binding-at.ts";
import { functionAround, functionsAround } from "../../../scope/enclosing-functions.ts";
import { testsAt } from "../../../syntax/conditions-around.ts";
import { ofParts } from "../../../syntax/joined-tests.ts";
import { lastExpression } from "../../../syntax/last-expression.ts";
import { keyName, literalString, literalValue, memberName } from "../../../syntax/literals.ts";
import { type Argument, type CallLike, isFunction, type Node } from "../../../syntax/nodes.ts";
import { walk } from "../../../syntax/walk.ts";
import { wordSet } from "../../../word-set.ts";
import { atCallSites } from "../../at-call-sites.ts";
import { callsOf } from "../../calls-by.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { loopsIn } from "../../loops.ts";
import type { ConditionNode, Sighting, TryNode } from "../../survey.ts";
import { caseFields } from "../../validation/case-fields.ts";
import { asserted, type Complaint, complaintsIn } from "../../validation/complaints.ts";
import { fieldErrorTest } from "../../validation/control-tests.ts";
import { isOfAnswer, isOfResponse } from "../../validation/failed-calls.ts";
import { fieldsByModule } from "../../validation/field-names.ts";
import { fieldValidators } from "../../validation/field-validators.ts";
import { formErrors } from "../../validation/form-errors.ts";
import { fullPath, memberPath } from "../../validation/input-subject.ts";
import { isTyped } from "../../validation/is-typed.ts";
import { listedFields } from "../../validation/listed-fields.ts";
import { madeFacts } from "../../validation/made-validators.ts";
import { hasLevel } from "../../validation/notice-level.ts";
import type { Subject } from "../../validation/rule.ts";
import { typedValues } from "../../validation/typed-values.ts";
import { type Violation, violations } from "../../validation/violation.ts";
import { isOfVuelidate } from "../../validation/vuelidate-words.ts";
import { type CheckContext, checkFacts, isNamedIn, isShown } from "./check-facts.ts";
import { behindGuards } from "./guards.ts";

type Checked = ExtractContext &
  Pick<CheckContext, "loops" | "fields" | "typed"> & {
    /** Choices of what an input is told that is wrong with it. */
    readonly told: ReadonlySet<Node>;
    readonly errors: ReadonlySet<Binding>;
    /** The fields of conditions in the cases of a switch over names. */
    readonly ofCases: ReadonlyMap<Node, readonly Subject[]>;
  };

interface Branch {
  readonly test: Node;
  readonly negated: boolean;
  readonly body: Node;
  /** What stands there otherwise is nothing: `bad ? "..." : ""` is a message or none. */
  readonly only: boolean;
  /** What stands there otherwise, where one of two is chosen. */
  readonly otherwise?: Node;
}

export const checkedValidation = {
  name: "checked-validation",
  all(survey, extractContext) {
    const { conditions, tries, objects, calls } = survey;
    const context: Checked = {
      ...extractContext,
      loops: loopsIn(calls, extractContext.ev),
      fields: fieldsByModule(objects),
      typed: typedValues(survey),
      told: new Set(callsOf(calls, "setCustomValidity").flatMap(({ node }) => node.arguments)),
      errors: formErrors(survey, extractContext.ev),
      ofCases: caseFields(survey),
    };
    const validators = fieldValidators(survey, context);
    const aboutOf = ({ node, module }: Sighting<ConditionNode>): readonly Subject[] | undefined =>
      validators.size === 0
        ? undefined
        : functionsAround(module.script.scopes, node.start)
            .map((fn) => validators.get(fn)?.subjects)
            .find((subjects) => subjects !== undefined);
    const behind = behindGuards(validators.keys());
    return [
      ...conditions.flatMap((at) =>
        branchesOf(at.node, behind).flatMap((branch) => branchFacts(branch, at, aboutOf(at), context)),
      ),
      ...tries.flatMap((at) => caught(at, context)),
      ...calls.flatMap((at) => required(at, context)),
      ...objects.flatMap((at) => madeFacts(at, context)),
    ];
  },
} satisfies Extractor;

function branchesOf(node: ConditionNode, behind: ReadonlyMap<Node, Node>): readonly Branch[] {
  if (node.type === "LogicalExpression") {
    if (node.operator === "??" || (node.operator === "||" && isText(node.left))) return [];
    return [{ test: node.left, negated: node.operator === "||", body: node.right, only: false }];
  }
  const { test, consequent, alternate } = node;
  const choice = node.type === "ConditionalExpression";
  const next = behind.get(node);
  if (next) return [branch(test, false, consequent, undefined), branch(test, true, next, undefined)];
  return [
    branch(test, false, consequent, choice ? node.alternate : undefined),
    ...(alternate ? [branch(test, true, alternate, choice ? node.consequent : undefined)] : []),
  ];
}

/** `rule.message || "Please enter a number"`: the words where no others are given. */
const isText = (node: Node): boolean =>
  node.type === "ChainExpression"
    ? isText(node.expression)
    : node.type === "MemberExpression" && TEXT.test(memberName(node) ?? "");

const TEXT =
  /(?:^|[a-z_])(?:message|text|title|tooltip|label|description|hint|error)$|(?:Message|Text|Title|Tooltip|Label|Description|Hint|Error)$/;

const branch = (test: Node, negated: boolean, body: Node, otherwise: Node | undefined): Branch => ({
  test,
  negated,
  body,
  only: otherwise !== undefined && endsInNothing(otherwise),
  ...(otherwise ? { otherwise } : {}),
});

/**
 * `open ? "Enter a date" : "No date"`: one of two wordings, where the other asks for nothing. `done ? {message: "It is
 * sent."} : {message: "An approval is required."}`: of what came out, one of two is told.
 */
function isWording({ body, otherwise }: Branch, { node, module: { script } }: Sighting<Node>): boolean {
  if (otherwise?.type === "ObjectExpression" && body.type === "ObjectExpression")
    return isTold(body) && isTold(otherwise);
  const text = otherwise && literalString(otherwise);
  if (text === undefined || !isSentence(text)) return false;
  // where nothing decides whether one of them is said at all, none of them complains
  const around = functionAround(script.scopes, node.start);
  return (
    !demands(text) || (literalString(body) !== undefined && around !== undefined && testsAt(around, node).length === 0)
  );
}

const isTold = ({ properties }: ObjectExpression): boolean =>
  properties.some(
    (property) =>
      property.type === "Property" &&
      TEXT.test(keyName(property.key, property.computed) ?? "") &&
      !isNothing(property.value),
  );

function isNothing(node: Node): boolean {
  const literal = literalValue(node);
  return literal !== undefined && (literal.value === "" || literal.value === null || literal.value === undefined);
}

/** `bad ? "..." : worse ? "..." : ""`, `bad ? "..." : worse && "..."`: one check after the other, and nothing in the end. */
function endsInNothing(node: Node): boolean {
  if (node.type === "ConditionalExpression") return endsInNothing(node.consequent) || endsInNothing(node.alternate);
  return isNothing(node) || (node.type === "LogicalExpression" && node.operator === "&&");
}

/** `e instanceof NotFound ? "..." : "..."`: asks what failed, and not for input. */
const isOfError = ofParts("every", (test) => test.type === "BinaryExpression" && test.operator === "instanceof");

/**
 * `1 & flags`, `title !== (title = "...")`: asks for one of several flags, or whether something changed, as functions do
 * that draw templates (Angular 9 to 20, Svelte 3 and 4), and not for input.
 */
const isOfTemplate = ofParts(
  "some",
  (test) =>
    test.type === "BinaryExpression" &&
    ((test.operator === "&" && [test.left, test.right].some((side) => typeof literalValue(side)?.value === "number")) ||
      (test.operator === "!==" && test.right.type === "AssignmentExpression")),
);

/** `format(value, style) {if (!STYLES.has(style)) throw ...}`: asks for an argument, of whoever calls, and not for input. */
function isOfInput(violation: Violation, at: Sighting<Node>, context: Checked, isMild = false): boolean {
  const { rule, subject } = violation;
  if (rule === "custom") return false;
  if (isMild) return violation.strong && subject !== undefined && isTyped(subject, at, context.typed);
  const { bindingOf } = at.module.script.scopes;
  const definitions = subject?.type === "Identifier" ? bindingOf.get(subject)?.definitions : undefined;
  if (definitions?.some(({ kind }) => kind === "param")) return false;
  if (!subject || !isMade(violation, subject, at)) return !subject || !isSettled(subject, at, context);
  return isTyped(subject, at, context.typed) || isShown(violation, at, context.fields);
}

/** `connect({url: "https://..."})` of `function connect(options) {if (!options.url) throw ...}`: the program's own callers set it. */
const isSettled = (subject: Node, at: Sighting<Node>, { ev, calls }: Checked): boolean =>
  atCallSites(ev.evaluate(subject, at.module), at, { ev, calls }).every(
    ({ value, at: by }) => by !== at && value.kind === "constant" && Boolean(value.value),
  );

/** `const parts = /^rgb/.exec(text); if (parts.length < 3) throw ...`: asks what the code made itself on its way. */
function isMade({ name }: Violation, subject: Node, { module }: Sighting<Node>): boolean {
  if (name !== undefined || isWord(fullPath(subject))) return false;
  if (subject.type === "BinaryExpression") return true;
  const held = subject.type === "MemberExpression" ? subject.object : subject;
  const from = onlyValue(held, module.script.scopes);
  if (from?.type === "BinaryExpression") return true;
  return from?.type === "CallExpression" && from.callee.type !== "Identifier";
}

/** `form.onError && form.onError("Invalid settings")`: asks whether there is somebody to tell, and not for input. */
const isOfCallee = ({ test, body }: Branch): boolean =>
  body.type === "CallExpression" && fullPath(test) !== undefined && fullPath(test) === fullPath(body.callee);

/** `await signIn(form.user) || setProblem("Wrong name")`: what a server answers is a rule where the words say what has to be. */
const isAwaited = (tested: Node): boolean => {
  const test = lastExpression(tested);
  return test.type === "UnaryExpression" ? isAwaited(test.argument) : test.type === "AwaitExpression";
};

const MUST = /\b(?:must|has to|have to|needs? to|at least|at most|too)\b/i;

/** `placeholder: name ? undefined : "Enter a name"`: a hint (HTML, 4.10.5.3.10). */
const isHint = (around: Node | undefined): boolean =>
  around?.type === "Property" && keyName(around.key, around.computed) === "placeholder";

function branchFacts(
  branch: Branch,
  at: Sighting<ConditionNode>,
  about: readonly Subject[] | undefined,
  context: Checked,
): readonly Fact[] {
  const { test, negated, body, only } = branch;
  const { scopes } = at.module.script;
  if (isWording(branch, at) || isOfError(test) || isOfTemplate(test) || isOfAnswer(test, scopes) || isOfCallee(branch))
    return [];
  const { ev, words, errors } = context;
  const scene = { module: at.module, ev, words, errors, anyKey: about !== undefined };
  if (isOfVuelidate(test) || fieldErrorTest(test, scene) || isHint(context.parents.of(at.node, at.module.script)))
    return [];
  const isTold = context.told.has(at.node);
  const subjects = about ?? context.ofCases.get(at.node);
  const complaints = complaintsIn(body, scene).map((one) => (isTold ? { ...one, expected: true } : one));
  if (complaints.length === 0) return [];
  const tested = violations(test, negated, scene);
  if (tested.some(isOfRule) && tested.every((one) => isOfRule(one) || (one.rule === "custom" && !one.strong)))
    return [];
  const input = (all: readonly Violation[]): readonly Violation[] =>
    all.filter((one) => !isOfResponse(one, at.module.script));
  const own = input(tested);
  const isServer = own.length < tested.length;
  const found = own.map((one) => (isListed(one, at, context) ? { ...one, strong: true } : one));
  // what is asked of another field, `!form.mail && !form.phone` before `errors.mail = "..."`, says when
  const before = ({ kept, field }: Complaint): readonly Violation[] =>
    kept && field !== undefined && test.type === "LogicalExpression"
      ? input(violations(test, negated, { ...scene, field }))
      : found;
  return complaints
    .filter(({ message: { text }, field, expected }) => {
      const isKept = field !== undefined && expected;
      return !isServer || (demands(text) ? found.length > 0 || isKept : isKept && wordedRule(text) !== undefined);
    })
    .filter(({ message: { text } }) => !isAwaited(test) || MUST.test(text) || wordedRule(text) !== undefined)
    .filter(({ thrown, mild }) => !thrown || found.some((each) => isOfInput(each, at, context, mild)))
    .filter((one) => about !== undefined || !one.named || found.some((each) => isOfField(each, one, at, context)))
    .filter(
      (one) =>
        about !== undefined ||
        isComplaint(one, found, at, context) ||
        found.some((each) => isBeside(each, one, at)) ||
        (demands(one.message.text) && own.some((each) => isListed(each, at, context))) ||
        (found.some(isNamed) && isComputedError(at, context)) ||
        (only && limits(one.message.text)) ||
        isOfTyped(one, found, branch, at, context) ||
        (demands(one.message.text) &&
          !one.isKey &&
          (found.some((each) => isShown(each, at, context.fields)) || isRefused(branch, found))),
    )
    .flatMap((one) => checkFacts(one, before(one), at, { ...context, ...(subjects && { about: subjects }) }));
}

/**
 * `if (!note.trim()) { say("Tell us more about it."); return; }`: what was typed is tested, and the words ask for it, or
 * nothing else is done.
 */
function isOfTyped(
  { message, isKey, expected, field, isLoose }: Complaint,
  found: readonly Violation[],
  branch: Branch,
  at: Sighting<ConditionNode>,
  { typed }: Checked,
): boolean {
  // `file.name || "Choose a file"`: the words where there is nothing to show
  if (at.node.type === "LogicalExpression" && at.node.operator !== "&&" && isSpoken(branch.body)) return false;
  const own = found.filter(
    ({ subject, isOfInput }) => isOfInput || (subject !== undefined && isTyped(subject, at, typed)),
  );
  if (own.length === 0) return false;
  const telling = own.some(({ rule, strong }) => strong || rule !== "custom");
  // what is told an input, or kept under the name of a field, is about what is wrong
  const refused = expected || (field !== undefined && !isLoose) || refuses(branch, at.node);
  return isKey ? telling && refused : asks(message.text) ? telling || refused : telling && refused;
}

const isSpoken = ({ type }: Node): boolean => type === "Literal" || type === "TemplateLiteral";

/** Nothing is said otherwise, or what is done otherwise is left out. */
function refuses({ body, only, otherwise }: Branch, node: ConditionNode): boolean {
  if (only || (node.type === "IfStatement" && node.alternate !== null)) return true;
  if (otherwise) return isDone(otherwise) && !isSameCall(body, otherwise);
  const last = body.type === "BlockStatement" ? body.body.at(-1) : body;
  return last?.type === "ReturnStatement";
}

/** `full ? t("every.day") : t("some.days")`: one of two wordings, and nothing is left out. */
const isSameCall = (one: Node, other: Node): boolean =>
  one.type === "CallExpression" &&
  other.type === "CallExpression" &&
  one.callee.type === "Identifier" &&
  other.callee.type === "Identifier" &&
  one.callee.name === other.callee.name;

/** What minifiers make of the statements behind a test that leaves the function; further tests may stand before them. */
const isDone = (node: Node): boolean =>
  node.type === "ConditionalExpression" ? isDone(node.alternate) : /^(?:Call|Sequence|Await)E/.test(node.type);

/** `if (nodes.some(isStart)) { notify({message: "Only one start is allowed"}); return; }`: it is not done. */
const isRefused = ({ body, otherwise }: Branch, found: readonly Violation[]): boolean =>
  found.length > 0 &&
  found.every(({ rule }) => rule === "custom") &&
  (body.type === "BlockStatement" ? isBareReturn(body.body.at(-1)) : otherwise !== undefined && isAlarm(body));

/** `notify({message, options: {variant: "error"}})`. */
function isAlarm(node: Node): boolean {
  if (node.type === "CallExpression") return node.arguments.some(isAlarm);
  if (node.type !== "ObjectExpression") return false;
  return (
    hasLevel(node, "alarm") ||
    node.properties.some((property) => property.type === "Property" && isAlarm(property.value))
  );
}

const isBareReturn = (node: Node | undefined): boolean => node?.type === "ReturnStatement" && !node.argument;

/** `assert(typeof name === "string", "...")`. */
function required(at: Sighting<CallLike>, context: Checked): readonly Fact[] {
  const scene = { module: at.module, ev: context.ev, words: context.words };
  const complaints = asserted(at.node, scene);
  const [first] = at.node.arguments;
  if (complaints.length === 0 || !first || first.type === "SpreadElement") return [];
  const found = violations(first, true, scene);
  return complaints
    .filter((one) => isComplaint(one, found, at, context) && found.some(({ strong }) => strong))
    .flatMap((one) => checkFacts(one, found, at, context));
}

/** `if (column.constraints.presence.allowEmpty === false) rules.push({error: "Required field"})`: a rule is made, and nothing checked. */
const isOfRule = ({ subject }: Violation): boolean =>
  subject !== undefined && OPTIONS.has(fullPath(subject)?.split(".").at(-1) ?? "");

/** What rules are called by validate.js 0.13 and HTML, and no fields are. */
const OPTIONS = wordSet("presence allowEmpty numericality required minLength maxLength minlength maxlength");

const isNamed = ({ subject, rule }: Violation): boolean =>
  rule !== "custom" && subject?.type === "MemberExpression" && isWord(fullPath(subject));

/** `computed: {nameError() { return this.name ? "" : "Needs a name" }}`, as components of options have them. */
function isComputedError({ node, module }: Sighting<Node>, { ev }: ExtractContext): boolean {
  const [fn] = functionsAround(module.script.scopes, node.start);
  const component = fn && ev.handed.componentOf(fn);
  return fn !== undefined && component !== undefined && /error/i.test(computedName(component, fn) ?? "");
}

/** What goes through a list of names asks for each of them. */
const isListed = ({ subject }: Violation, { module }: Sighting<Node>, context: Checked): boolean =>
  subject !== undefined && listedFields(subject, module, context.loops, context).length > 0;

/** `if (taken.has(row.name)) row.error = "..."`: what is tested stands where the complaint is kept. */
function isBeside({ subject }: Violation, { beside }: Complaint, { module: { script } }: Sighting<Node>): boolean {
  if (!beside || !subject) return false;
  const owner = script.text.slice(beside.start, beside.end);
  return script.text.slice(subject.start, subject.end).startsWith(`${owner}.`);
}

/** `!Number.isInteger(widget.x)`: a test that tells, of a value that has a name; or the message has that name, too. */
function isOfField(
  { subject, strong, rule, value }: Violation,
  { message }: Complaint,
  at: Sighting<Node>,
  { ev }: ExtractContext,
): boolean {
  if (rule === "custom" || !subject || (rule === "type" && (value === "object" || value === "undefined"))) return false;
  const name = fullPath(subject) ?? memberPath(ev.evaluate(subject, at.module));
  return isWord(name) && (strong || message.text.toLowerCase().includes(name.toLowerCase()));
}

/** `try { JSON.parse(text) } catch { setError("Invalid JSON") }`: what was tried is the test, the words say of what. */
function caught(at: Sighting<TryNode>, context: Checked): readonly Fact[] {
  const { block, handler } = at.node;
  if (!handler) return [];
  const { ev, words } = context;
  const parsed = parsedIn(block);
  // what else may fail, `navigator.clipboard.writeText(text)`, asks for nothing
  const found = complaintsIn(handler.body, { module: at.module, ev, words, anyKey: true }).filter(
    ({ message: { text }, isKey }) =>
      isFormat(isKey ? keyWords(text) : text) || (parsed && !isKey && demands(text) && wordedRule(text)),
  );
  const tried: readonly Violation[] =
    parsed && found.length > 0 ? [{ rule: "custom", subject: parsed, strong: false }] : [];
  const place = handler.end - at.node.start <= MAX_TRIED ? at : { ...at, node: handler };
  return found.flatMap((complaint) => checkFacts(complaint, tried, place, context));
}

/** Longest `try` that is shown as a whole, in UTF-16 code units. */
const MAX_TRIED = 500;

/** What was tried and failed had not the form that the words name: "Config contains invalid JSON". */
const isFormat = (text: string): boolean => wordedRule(text)?.rule === "format";

/** A message counts by its words; in a place for complaints, or beside a field's name, a telling test is enough. */
function isComplaint(
  { message, field, expected, isKey, node }: Complaint,
  found: readonly Violation[],
  at: Sighting<Node>,
  context: Checked,
): boolean {
  const { text } = message;
  if (isKey) return (expected || keyDemands(text)) && found.some(({ strong, rule }) => strong || rule === "required");
  const telling = found.some(({ strong, rule }) => strong && rule !== "custom");
  if (field !== undefined || expected) {
    // what the code itself says about a field, in a place for complaints
    if (field !== undefined && expected) return true;
    const tested = telling || found.some(({ rule }) => rule === "required" || rule === "min" || rule === "max");
    return demands(text) || (tested && asks(text));
  }
  // a text that stands alone may be any text of the page: test and words have to agree, or the words say of what
  const isNamedHere = (one: Violation): boolean => isNamedIn(text, one, at, context);
  // `!row.apiKey` and "Missing or invalid API key", and not `row.apiKey || "Missing API key"`
  if (!demands(text))
    return (
      text.toLowerCase().startsWith("missing ") &&
      (at.node.type !== "LogicalExpression" || at.node.right !== node) &&
      found.some((one) => one.rule === "required" && isNamed(one) && isNamedHere(one))
    );
  const worded = wordedRule(text);
  if (worded?.rule === "equals" || found.some(({ rule }) => rule === worded?.rule)) return true;
  if (found.some(({ strong, rule }) => strong && !(BOUNDS.has(rule) ? !limits(text) : OF_KINDS.has(rule)))) return true;
  return found.some(isNamedHere) && (found.some(isTelling) || worded !== undefined);
}

const BOUNDS: ReadonlySet<Violation["rule"]> = new Set(["min", "max", "minLength", "maxLength", "length"]);
/** What programs ask of their own values, too. */
const OF_KINDS: ReadonlySet<Violation["rule"]> = new Set(["enum", "type"]);

const isTelling = ({ strong, rule }: Violation): boolean => strong || rule === "required";

/** What a piece of code reads as JSON, an address or an expression: `JSON.parse(form.payload)`, `new URL(text)`. */
const MADE = new Set(["URL", "RegExp", "Date"]);

/** The first such value; functions inside the code run at another time. */
function parsedIn(code: Node): Node | undefined {
  let found: Argument | undefined;
  walk(code, (node) => {
    if (found || isFunction(node)) return false;
    if ((node.type === "CallExpression" || node.type === "NewExpression") && reads(node)) found = node.arguments[0];
    return undefined;
  });
  return found && found.type !== "SpreadElement" ? inner(found) : undefined;
}

function reads({ type, callee }: CallLike): boolean {
  if (type === "NewExpression") return callee.type === "Identifier" && MADE.has(callee.name);
  return (
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.object.name === "JSON" &&
    memberName(callee) === "parse"
  );
}

/** `unwrap(form.payload)`: what a function of the program makes ready. */
function inner(node: Node): Node {
  const [only, ...more] = node.type === "CallExpression" && node.callee.type === "Identifier" ? node.arguments : [];
  return only && more.length === 0 && only.type !== "SpreadElement" ? inner(only) : node;
}
