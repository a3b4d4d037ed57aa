/**
 * What a unit's own code shows of who wrote it. Applications speak to their users and to their server; libraries check
 * their arguments, speak to programmers and reflect. None of it is proof; it is counted, and weighed elsewhere.
 */
import type { Node } from "@oxc-project/types";
import { isEmittedHelper } from "../syntax/emitted-helper.ts";
import { isFalse } from "../syntax/literals.ts";
import { isFunction } from "../syntax/nodes.ts";
import { isTemplateObject } from "../syntax/template-object.ts";
import { walk } from "../syntax/walk.ts";
import { isRouteTable } from "./route-table.ts";

export interface Features {
  /** Sentences and labels outside of errors and logs. */
  readonly sentences: number;
  /** Texts of errors and logs. */
  readonly complaints: number;
  /** Sentences in a catalogue of texts: `JSON.parse('{"greeting":"Good morning",...}')`. */
  readonly catalogue: number;
  /** Addresses: `/users/${id}`, `api/x`. */
  readonly addresses: number;
  /** Parts of addresses and topics: `bridge/devices`, not `text/plain`. */
  readonly topics: number;
  /** Keys of translations or routes: `user.form.title` as an argument. */
  readonly dottedKeys: number;
  /** Calls that create elements. */
  readonly elements: number;
  /** `typeof`, `instanceof`, `arguments`, `Object.defineProperty`, symbols, prototypes. */
  readonly reflection: number;
  /** What component kits do for those who use them: `propTypes`, `displayName`, `forwardRef`. */
  readonly kit: number;
  /** Names that their authors mark as internal: `e._owner`, `this.__data__`. */
  readonly internals: number;
  /** `hasOwnProperty`, `Object.hasOwn`. */
  readonly ownKeys: number;
  /** Comparisons with `undefined`, which are `void 0` in shipped code, but for those that lowered `?.` and `??` hold. */
  readonly absences: number;
  /** Words with a capital letter, alone: `Save`, `Members`. */
  readonly labels: number;
  readonly awaits: number;
  /** Texts of any kind. */
  readonly texts: number;
  /** Accesses to members. */
  readonly members: number;
  /** Sources of somebody's, as texts: `{"lib.d.ts":"/*! *** Copyright (c) ..."}`. */
  readonly sources: number;
  /** Tables that are written or generated for a product: of its routes, of its styles. */
  readonly generated: number;
  /** Templates that a function is handed: `styled.div`, `gql`. */
  readonly tagged: number;
  /** Operations on bits. */
  readonly bits: number;
  /** Loops with a counter or a condition. */
  readonly loops: number;
  /** What is done when something happens: `{onClick:...}`. */
  readonly handlers: number;
  /** Nodes walked. */
  readonly size: number;
}

type Tally = { -readonly [K in keyof Features]: number };

/** Units larger than this many nodes are judged by their first part. */
const MAX_NODES = 20_000;

const NOTHING: Features = {
  sentences: 0,
  complaints: 0,
  catalogue: 0,
  addresses: 0,
  topics: 0,
  dottedKeys: 0,
  elements: 0,
  reflection: 0,
  kit: 0,
  internals: 0,
  ownKeys: 0,
  absences: 0,
  labels: 0,
  awaits: 0,
  texts: 0,
  members: 0,
  sources: 0,
  generated: 0,
  tagged: 0,
  bits: 0,
  loops: 0,
  handlers: 0,
  size: 0,
};
const NAMES = Object.keys(NOTHING) as readonly (keyof Features)[];

/** What several pieces of code show as one. */
export function addedUp(all: readonly Features[]): Features {
  const tally: Tally = { ...NOTHING };
  for (const features of all) for (const name of NAMES) tally[name] += features[name];
  return tally;
}

/** `text`: of the node. */
export function featuresOf(node: Node, text: string): Features {
  const tally: Tally = { ...NOTHING };
  const lowered = LOWERED.test(text);
  const emitted = EMITTED.test(text);
  const fragments = text.match(FRAGMENT)?.length ?? 0;
  const isHelper = (inner: Node): boolean =>
    (lowered && isLowered(inner, text, node.start)) || (emitted && isEmittedHelper(inner));
  walk(node, (inner) => (tally.size++ < MAX_NODES && !isHelper(inner) ? read(inner, tally, lowered) : false));
  const { absences, elements, loops } = tally;
  return {
    ...tally,
    absences: Math.max(0, absences),
    elements: elements + fragments,
    loops: fragments > 0 ? 0 : loops,
  };
}

/** What Svelte 3 and 4 make of a piece of markup, with loops over the pieces inside: `{c(){t=r("ul")},m(e,n){...},p(e,[n]){...}`. */
const FRAGMENT = /\{\s*c(?:\(\)|:\s*function(?: create)?\(\))\s*\{/g;

/**
 * What Babel 6 and 7 write into a class that they lower: `!function(e,t){if(!(e instanceof t))throw new
 * TypeError("Cannot call a class as a function")}(this,t)`. It complains and reflects, and no author wrote it. So do their
 * helpers that say nothing: `Object.defineProperty(e,i.key,i)`, `t.indexOf(i)>=0||Object.prototype.hasOwnProperty.call(e,i)`.
 */
const LOWERED =
  /Object\.defineProperty\([\w$]+,[\w$]+\.key,|\.indexOf\([\w$]+\)>=0\|\|(?:Object\.prototype\.hasOwnProperty|\([\w$]+\[[\w$]+\]=)|getOwnPropertyDescriptor\([\w$]+,[\w$]+\)\.enumerable|Cannot call a class as a function|Super expression must either be null|Derived constructors may only return|this hasn't been initiali[sz]ed|@@toPrimitive must return a primitive|Invalid attempt to (?:spread|destructure|iterate) non-iterable|["'`]symbol["'`]==typeof Symbol\.iterator/;
/** Whether there may be a helper of TypeScript. */
const EMITTED = /\bthis\s*&&\s*this\.__\w/;

/** Helpers are no longer, in code units; nor are several of which each does what the one before could not. */
const LONGEST_HELPER = 700;
const LONGEST_CHOICE = 1000;

/** A helper, or helpers that stand where they are called: `e=function(t){if(Array.isArray(t))return t}(a)||function(t){...}(a)||...` */
function isLowered(node: Node, text: string, from: number): boolean {
  const { type, start, end } = node;
  const mayBe = isFunction(node) || type === "ConditionalExpression";
  const longest = mayBe ? LONGEST_HELPER : type === "LogicalExpression" ? LONGEST_CHOICE : 0;
  const found = end - start <= longest ? LOWERED.exec(text.slice(start - from, end - from)) : null;
  return found !== null && !(isFunction(node) && holdsFunctionAt(node, start + found.index));
}

/** A short class holds its helpers, and is none: `function(e){function t(){!function(e,t){...}(this,t)}...}(o)`. */
function holdsFunctionAt(fn: Node, place: number): boolean {
  let holds = false;
  walk(fn, (node) => {
    holds ||= node !== fn && isFunction(node) && node.start <= place && place < node.end;
    return !holds;
  });
  return holds;
}

function read(node: Node, tally: Tally, lowered: boolean): boolean | undefined {
  switch (node.type) {
    case "CallExpression":
    case "NewExpression":
      return readCall(node, tally, lowered);
    case "ArrayExpression":
      if (isRouteTable(node)) tally.generated++;
      return undefined;
    case "TaggedTemplateExpression":
      tally.tagged++;
      return undefined;
    case "FunctionDeclaration":
      if (isTemplateObject(node)) tally.tagged++;
      return undefined;
    case "ForStatement":
      if (isRest(node)) return false;
      if (!isGenerator(node)) tally.loops++;
      return undefined;
    case "WhileStatement":
      if (!isGenerator(node)) tally.loops++;
      return undefined;
    case "DoWhileStatement":
      if (!isFalse(node.test)) tally.loops++;
      return undefined;
    case "Property":
      if (node.key.type === "Identifier" && HANDLER.test(node.key.name)) tally.handlers++;
      return undefined;
    case "Literal":
      if (typeof node.value === "string") readText(node.value, tally);
      return undefined;
    case "TemplateElement":
      readText(node.value.cooked ?? node.value.raw, tally);
      return undefined;
    case "UnaryExpression":
      if (node.operator === "typeof") tally.reflection++;
      return undefined;
    case "BinaryExpression":
      if (node.operator === "instanceof") tally.reflection++;
      if (BITS.has(node.operator)) tally.bits++;
      tally.absences += comparesWith(node, isVoid) ? 1 : comparesWith(node, isNull) ? -1 : 0;
      return undefined;
    case "SwitchCase":
      unread(node.test, tally);
      return undefined;
    case "ConditionalExpression":
      return isDefault(node.test) || setsField(node) ? false : undefined;
    case "LogicalExpression":
      return isInPlace(node) ? false : undefined;
    case "AwaitExpression":
      tally.awaits++;
      return undefined;
    case "MethodDefinition":
    case "PropertyDefinition":
      if (node.key.type === "Identifier" && INTERNAL.test(node.key.name)) tally.internals++;
      return undefined;
    case "Identifier":
      if (node.name === "arguments" || node.name === "Symbol" || node.name === "Reflect") tally.reflection++;
      return undefined;
    case "MemberExpression":
      readMember(node, tally);
      return undefined;
    default:
      return undefined;
  }
}

/** The kinds that a parser tells apart are read by nobody: `switch(e.type){case"Identifier":`. They are counted when they are walked. */
function unread(node: Node | null, tally: Tally): void {
  if (node?.type === "Literal" && typeof node.value === "string" && LABEL.test(node.value)) tally.labels--;
}

type Of<T extends Node["type"]> = Node & { readonly type: T };

function readMember(node: Of<"MemberExpression">, tally: Tally): void {
  const name = memberName(node) ?? "";
  tally.members++;
  if (KIT.has(name)) tally.kit++;
  if (VUE_TEMPLATE.has(name)) tally.elements++;
  else if (INTERNAL.test(name)) tally.internals++;
  if (name === "hasOwnProperty" || name === "hasOwn") tally.ownKeys++;
}

/** What the compiler of Vue 2 makes of elements, texts, lists and slots: `t._v("Free berths")`, `t._l(t.rows,function(e){...})`. */
const VUE_TEMPLATE: ReadonlySet<string> = new Set(["_c", "_e", "_l", "_m", "_s", "_t", "_v"]);

const HANDLER = /^on[A-Z]/;
/** Angular's templates test bits by `&` and count by `|`. */
const BITS: ReadonlySet<string> = new Set(["^", "<<", ">>", ">>>"]);
const INTERNAL = /^__?[a-z]/i;

/** Lowered `a?.b` compares with both: `null===(t=a)||void 0===t?void 0:t.b`. */
const comparesWith = ({ operator, left, right }: Of<"BinaryExpression">, is: (node: Node) => boolean): boolean =>
  (operator === "===" || operator === "!==") && (is(left) || is(right));

const isVoid = (node: Node): boolean => node.type === "UnaryExpression" && node.operator === "void";
const isNull = (node: Node): boolean => node.type === "Literal" && node.raw === "null";

/** A default for a parameter, as Babel 6 and 7 lower it: `arguments.length>1&&void 0!==arguments[1]?arguments[1]:{}`. */
const isDefault = (test: Node): boolean =>
  test.type === "LogicalExpression" && isOfArguments(test.left, "left") && isOfArguments(test.right, "right");

const isOfArguments = (node: Node, side: "left" | "right"): boolean =>
  node.type === "BinaryExpression" && isMemberOf(node[side], "arguments");

const isMemberOf = (node: Node, name: string): node is Of<"MemberExpression"> =>
  node.type === "MemberExpression" && isName(node.object, name);

const isName = (node: Node | undefined, name: string): boolean => node?.type === "Identifier" && node.name === name;

/** Rest parameters, lowered: `for(var n=arguments.length,r=Array(n),a=0;a<n;a++)r[a]=arguments[a]`. */
function isRest({ body }: Of<"ForStatement">): boolean {
  const expression = body.type === "ExpressionStatement" ? body.expression : undefined;
  return expression?.type === "AssignmentExpression" && isMemberOf(expression.right, "arguments");
}

/** A generator, lowered by regenerator (Babel 5 to 7): `for(;;)switch(e.prev=e.next){case 0:...}`. */
const isGenerator = ({ body }: Of<"ForStatement" | "WhileStatement">): boolean =>
  body.type === "SwitchStatement" && body.discriminant.type === "AssignmentExpression";

/** A computed key, as Babel 6 and 7 lower it: `t in e?Object.defineProperty(e,t,{value:n,...}):e[t]=n`. */
const setsField = ({ test, consequent }: Of<"ConditionalExpression">): boolean =>
  test.type === "BinaryExpression" &&
  test.operator === "in" &&
  consequent.type === "CallExpression" &&
  calleeName(consequent.callee) === "defineProperty";

/** `Object.assign||function(e){for(...)...}`, `e.__proto__||Object.getPrototypeOf(e)` */
function isInPlace({ operator, left, right }: Of<"LogicalExpression">): boolean {
  if (operator !== "||" || left.type !== "MemberExpression") return false;
  const name = memberName(left);
  return (name === "assign" && isFunction(right)) || (name === "__proto__" && right.type === "CallExpression");
}

type CallLike = Of<"CallExpression" | "NewExpression">;

function readCall(node: CallLike, tally: Tally, lowered: boolean): boolean | undefined {
  const name = calleeName(node.callee);
  if (name === undefined) return undefined;
  if (COMPLAINTS.has(name) && !isNotice(node.callee, name)) {
    tally.complaints++;
    return false;
  }
  if (ELEMENTS.has(name)) tally.elements++;
  // `e.apply(this,arguments)`: compilers write it for async functions, derived classes and spread arguments
  if (name === "apply" && isOfThis(node) && isName(node.arguments[1], "arguments")) {
    // of the name that is read next
    tally.reflection--;
    return undefined;
  }
  if (REFLECTION.has(name) && !isField(node) && !(lowered && isOfThis(node))) tally.reflection++;
  return undefined;
}

/** `toast.error("The berth is taken.")` speaks to people; the platform has only `console.error` and `console.warn`. */
function isNotice(callee: Node, name: string): boolean {
  if (callee.type !== "MemberExpression" || !LEVELS.has(name)) return false;
  return callee.object.type !== "Identifier" || callee.object.name !== "console";
}

const LEVELS: ReadonlySet<string> = new Set(["error", "warn", "warning"]);

/** `Object.defineProperty(e,"name",{value:n,enumerable:!0,configurable:!0,writable:!0})`: a field of a lowered class. */
function isField({ arguments: [, , descriptor] }: CallLike): boolean {
  return descriptor?.type === "ObjectExpression" && descriptor.properties.length === PLAIN;
}

/** `n=t.call(this,e)`, `n=t.call.apply(t,[this].concat(r))` */
const isOfThis = ({ callee, arguments: [first] }: CallLike): boolean =>
  first?.type === "ThisExpression" ||
  (callee.type === "MemberExpression" &&
    callee.object.type === "MemberExpression" &&
    memberName(callee.object) === "call");

/** A descriptor that says all four things makes a property like any other. */
const PLAIN = 4;

const COMPLAINTS: ReadonlySet<string> = new Set([
  "Error",
  "RangeError",
  "SyntaxError",
  "TypeError",
  "error",
  "invariant",
  "warn",
  "warning",
]);

/** React and Preact (classic and automatic runtime), Vue. */
const ELEMENTS: ReadonlySet<string> = new Set([
  "createElement",
  "createElementBlock",
  "createElementVNode",
  "createVNode",
  "jsx",
  "jsxs",
]);

const REFLECTION: ReadonlySet<string> = new Set([
  "apply",
  "call",
  "defineProperties",
  "defineProperty",
  "getOwnPropertyDescriptor",
  "getOwnPropertySymbols",
  "getPrototypeOf",
  "setPrototypeOf",
]);

/** React's. */
const KIT: ReadonlySet<string> = new Set(["defaultProps", "displayName", "forwardRef", "propTypes"]);

function calleeName(callee: Node): string | undefined {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression") return memberName(callee);
  // `(0, r.jsx)(...)`
  if (callee.type !== "SequenceExpression") return undefined;
  const last = callee.expressions.at(-1);
  return last?.type === "MemberExpression" ? memberName(last) : undefined;
}

const memberName = ({ property }: Of<"MemberExpression">): string | undefined =>
  property.type === "Identifier" ? property.name : undefined;

/** A capital letter, then at least two words without signs of code. */
const SENTENCE = /^\p{Lu}[\p{L}\p{N}'’,.!?:%()/&-]*(\s+[\p{L}\p{N}'’",.!?:;%()/&-]+)+\s*$/u;
/** Two words of two letters; the path of a drawing (`M12 4 L8 8`) has none. */
const WORDS = /\p{L}{2}(?:(?!\p{L}{2}).)*\s\p{L}{2}/u;
/** What servers keep their interface under. */
export const ROOTS = String.raw`api|rest|graphql|v\d|auth|users?`;
const ADDRESS = new RegExp(String.raw`^(\/?(ws|${ROOTS})\/|\/[a-z][\w-]*(\/|$))`);
/** `/home/me/kit/src/Button.vue`, which compilers for development write: such a file is served to nobody. */
const SOURCE_FILE = /\.(?:[cm]?ts|[jt]sx|vue|svelte)$/;
const TOPIC = /^(?!(?:application|audio|font|image|multipart|text|video)\/)[a-z][\w-]+(?:\/[a-z][\w-]+)+\/?$/;
const DOTTED = /^[a-z][\w-]*(\.[a-z][\w-]*)+$/i;

/** A value of a JSON object that has a space in it. */
const CATALOGUE_ENTRY = /":\s*\[?"[^"\\ ]* [^"]*"/g;
/** So much of a catalogue is looked at. */
const MAX_CATALOGUE = 20_000;

/** Panda CSS 0.5 to 1.x, `styled-system/css/css.mjs`: `utilities="aspectRatio:asp,boxDecorationBreak:bx-db,...pos/1,..."` */
const UTILITIES = /^(?:[a-z]\w*:[\w-]+(?:\/[\w-]+)*,){40}/i;

/** A file begins with the notice of who holds the rights to it. */
const NOTICE = /^\s*(?:\/\*|\/\/|#|<!--)[\s\S]{0,300}?\b(?:copyright|licen[sc]e)\b/i;

/** One word as a person reads it on a button or in a heading. */
const LABEL = /^\p{Lu}\p{Ll}{2,}$/u;

function readText(text: string, tally: Tally): void {
  if (text !== "") tally.texts++;
  if (text.length < 3) return;
  if (text.length > 1000) {
    if (NOTICE.test(text)) tally.sources++;
    if (UTILITIES.test(text)) tally.generated++;
    if (text.startsWith("{")) tally.catalogue += text.slice(0, MAX_CATALOGUE).match(CATALOGUE_ENTRY)?.length ?? 0;
    return;
  }
  if (SENTENCE.test(text) && WORDS.test(text)) tally.sentences++;
  else if (SOURCE_FILE.test(text)) return;
  else if (ADDRESS.test(text)) tally.addresses++;
  else if (TOPIC.test(text)) tally.topics++;
  else if (DOTTED.test(text)) tally.dottedKeys++;
  else if (LABEL.test(text)) tally.labels++;
}
