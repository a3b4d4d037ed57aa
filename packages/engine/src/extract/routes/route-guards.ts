/**
 * What a route asks before it is drawn, as the code shows it: `requiresAuth` and `roles=admin` in the route's data,
 * `canActivate` and `beforeEnter` hooks, and elements around the page that may lead elsewhere, `redirect=/login`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { ClassValue, ElementValue, FunctionValue, ObjectValue, Value } from "../../evaluate/value.ts";
import { isConstant, outcomes, stringOf } from "../../evaluate/value.ts";
import { wrappedComponents } from "../../evaluate/wrapped-components.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import { walk } from "../../syntax/walk.ts";
import type { Decided, FactEvidence } from "../fact.ts";
import { keysOf } from "../http/payload.ts";
import { isForeignRole } from "../roles/role-words.ts";
import { decidedBy, together } from "./decided-by.ts";
import { leadingAway, throwsIn } from "./leading-away.ts";
import { isAskedBefore, leadsOf, readsParams } from "./leads.ts";
import { redirectsIn } from "./redirect-element.ts";
import { refusesBy } from "./refused.ts";
import { ASKS, holdersOf, type RouteWord } from "./route-words.ts";

/** Hooks of Angular (`canActivate` to `canMatch`), Vue Router and Odoo's OWL that decide whether a route is drawn. */
export const HOOKS: readonly string[] = [
  ...(["canActivate", "canActivateChild", "canLoad", "canMatch"] as const),
  ...(["beforeEnter", "beforeRouteEnter"] as const),
];

/**
 * Functions that run before a route is drawn and lead elsewhere by what they do, not by what they give: `loader` of React
 * Router 6 and 7, `beforeLoad` of TanStack Router, `preload` of Solid Router, `onmatch` of Mithril, `before` of Navigo.
 */
const LEADING = ["loader", "clientLoader", "beforeLoad", "preload", "onmatch", "before"];

const NONE: ReadonlySet<string> = new Set();

/** Around a page stand few elements. */
const MAX_AROUND = 4;

/** Guards of a route that is an object, or of an element's props. */
export function guardsOf(route: ObjectValue, ev: Evaluator, asked: ReadonlySet<string> = NONE): readonly RouteWord[] {
  return [
    ...HOOKS.flatMap((key) => hookWords(key, ev.member(route, key), ev)),
    ...leadingHooks(route, ev),
    ...actionWords(route, ev),
    ...[route, ...holdersOf(route, ev)].flatMap((holder) => askedBy(holder, ev)),
    ...askedFor(route, asked, ev),
  ];
}

/** Where a hook leads; its name, where that is not shown or is a class's. */
function hookWords(key: string, hook: Value, ev: Evaluator): readonly RouteWord[] {
  const hooks = hook.kind === "array" ? hook.elements : [hook];
  return [...new Set(hooks)].flatMap((one) => {
    if (isConstant(one, undefined)) return [];
    const leads = outcomes(one).flatMap((option) => leadingAway(option, ev, true));
    const named = { text: leads.length > 0 ? "" : key, evidence: placeOf(one), ...deciding(one, ev) };
    return [...leads, named];
  });
}

/** Of a function that is called before the one that draws and may go on, `(context, next) => ...`: where it leads, what it asks. */
export function middleware(hook: Value, ev: Evaluator): readonly RouteWord[] {
  if (hook.kind !== "function" || hook.node.params.length < 2 || readsParams(hook.node)) return [];
  return [...leadingAway(hook, ev), { text: "", evidence: placeOf(hook), ...deciding(hook, ev) }];
}

/** What a function that stands before a screen asks, wherever it leads. */
export function deciding(hook: Value, ev: Evaluator, isComponent = false): Decided {
  const functions = outcomes(hook).flatMap((one) => decidersOf(one, ev));
  return together(functions.map((fn) => decidedBy(fn, isComponent, ev)));
}

/** Of what keeps data beside an address and draws by itself: a state of UI-Router. */
export const askedOf = (route: Value, keys: ReadonlySet<string>, ev: Evaluator): readonly RouteWord[] =>
  route.kind === "object"
    ? [...holdersOf(route, ev).flatMap((holder) => askedBy(holder, ev)), ...askedFor(route, keys, ev)]
    : [];

/** What the routes' data says of what a guard for all routes asks, whatever it is called. */
const askedFor = (route: Value, keys: ReadonlySet<string>, ev: Evaluator): readonly RouteWord[] =>
  keys.size === 0 || route.kind !== "object"
    ? []
    : holdersOf(route, ev).flatMap((holder) =>
        keysOf(holder, ev)
          .keys.filter((key) => keys.has(key) && !ASKS.test(key) && isConstant(ev.member(holder, key), true))
          .flatMap((key) => asked(key, ev.member(holder, key))),
      );

/**
 * `action: async (context, commands) => { if (!user) return commands.redirect("/sign-in") }` of Vaadin Router 1 and 2, which
 * also loads pages; React Router's of that name answers a form, and is given one thing.
 */
function actionWords(route: Value, ev: Evaluator): readonly RouteWord[] {
  return outcomes(ev.member(route, "action")).flatMap((hook) =>
    hook.kind === "function" && commands(hook).some((name) => name === "redirect" || name === "prevent")
      ? [...leadingAway(hook, ev), { text: "", evidence: placeOf(hook), ...deciding(hook, ev) }]
      : [],
  );
}

/** Methods of its second parameter that a function calls. */
function commands({ node: { params, body } }: FunctionValue): readonly string[] {
  const { 1: given } = params;
  const names: string[] = [];
  if (given?.type === "Identifier" && body)
    walk(body, (node) => {
      if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
      const { object } = node.callee;
      if (object.type === "Identifier" && object.name === given.name) names.push(memberName(node.callee) ?? "");
      return undefined;
    });
  return names;
}

/** What such functions ask; of TanStack Router's also where they throw, which draws an error instead. */
export const leadingHooks = (route: Value, ev: Evaluator): readonly RouteWord[] =>
  LEADING.flatMap((key) =>
    outcomes(ev.member(route, key)).flatMap((hook) => {
      // `if (!items[params.id]) throw redirect("/items")` asks for the address, not for who wants to see it
      if (hook.kind === "function" && readsParams(hook.node)) return [];
      const words = leadingAway(hook, ev);
      const isThrown = key === "beforeLoad" && hook.kind === "function" && throwsIn(hook.node);
      if (words.length === 0 && !isThrown) return [];
      return [...words, { text: words.length === 0 ? key : "", evidence: placeOf(hook), ...deciding(hook, ev) }];
    }),
  );

/** Whether a word is the name of a function that decides: it says nothing more where it is known what is asked. */
export const isHook = (word: string): boolean => HOOKS.includes(word) || LEADING.includes(word);

function askedBy(holder: ObjectValue, ev: Evaluator): readonly RouteWord[] {
  const keys = keysOf(holder, ev).keys.filter((key) => ASKS.test(key));
  return keys.flatMap((key) => asked(key, ev.member(holder, key))).filter(({ text }) => !isElementRole(text));
}

/** `<Box role="group">` says what an element is. */
const isElementRole = (text: string): boolean => text.startsWith("role=") && isForeignRole(text.slice("role=".length));

/** `requiresAuth: true`, `roles: ["admin", "editor"]`; what is not known, or says no, is no guard. */
function asked(key: string, value: Value): readonly RouteWord[] {
  if (isConstant(value, true)) return [{ text: key, evidence: shownBy(value) }];
  const list = value.kind === "array" ? value.elements : [value];
  return list.flatMap((one) => {
    const names = stringOf(one)?.split(/(?<!\s)\s*,\s*/) ?? [];
    return names.flatMap((name) =>
      name === "" ? [] : [{ text: `${key}=${name}`, evidence: shownBy(one), ...ofMiddleware(key, name, one) }],
    );
  });
}

/** Nuxt 3 and 4 run the middleware that a page names, and `auth` is a guard where `middleware: "auth"` is. */
function ofMiddleware(key: string, name: string, value: Value): Partial<Decided> {
  const sources = key === "middleware" && value.kind === "constant" ? value.sources : [];
  return { named: sources.map((at) => ({ name, at: { node: at, module: { script: at.script } }, shown: [] })) };
}

/** Elements around what is drawn that may lead elsewhere: `<Guard><Page/></Guard>`, where Guard gives a `<Navigate>`. */
export function guardsAround(drawn: readonly Value[], ev: Evaluator): readonly RouteWord[] {
  const elements = drawn
    .flatMap((value) => outcomes(value))
    // React Router 4 and 5: `render={() => <Guard><Page/></Guard>}`
    .flatMap((value) => outcomes(ev.returned(value)));
  return elements.flatMap((value) => aroundOf(value, ev, 0));
}

/** A route around others draws them in the place that its element leaves for them: `element: <Guard roles={["admin"]}/>`. */
export function guardsOfLayout(drawn: readonly Value[], ev: Evaluator): readonly RouteWord[] {
  return drawn
    .flatMap((value) => outcomes(value))
    .flatMap((value) => (value.kind === "element" && !hasInner(value, ev) ? guardsAt(value, ev) : []));
}

const hasInner = ({ props }: ElementValue, ev: Evaluator): boolean => ev.member(props, "children").kind === "element";

function guardsAt(element: ElementValue, ev: Evaluator): readonly RouteWord[] {
  const { props, type } = element;
  const asks = props.kind === "object" ? askedBy(props, ev) : [];
  if (type.kind !== "function") return [...asks, ...leadsAway(type, ev)];
  const isAsked = ({ text }: RouteWord): boolean => !refusesBy(text.split("=")[0] ?? "", type, ev);
  return [...asks.filter(isAsked).map((word) => ({ ...word, by: [type.node] })), ...leadsAway(type, ev)];
}

function aroundOf(value: Value, ev: Evaluator, depth: number): readonly RouteWord[] {
  if (value.kind !== "element" || depth > MAX_AROUND) return [];
  const inner = ev.member(value.props, "children");
  if (inner.kind !== "element") return [];
  return [...guardsAt(value, ev), ...aroundOf(inner, ev, depth + 1)];
}

/** `<PrivateRoute path="/x" component={Page}/>`: where the component of the element itself may lead. */
export function leadsAway(type: Value, ev: Evaluator): readonly RouteWord[] {
  // `connect(...)(Guard)`: what a component is made around is drawn with the same children
  if (type.kind === "union") return type.options.flatMap((one) => leadsAway(one, ev));
  if (type.kind === "result")
    return [...new Set([...type.args, ...wrappedComponents(type)])].flatMap((one) =>
      one.kind === "function" || one.kind === "class" ? leadsAway(one, ev) : [],
    );
  return drawersOf(type, ev).flatMap((fn) => {
    const leads = [...redirectsIn(fn.node, fn.module, ev), ...leadsOf(fn, ev)].filter(({ node }) =>
      isAskedBefore(fn.node, node),
    );
    const asked = leads.length === 0 ? {} : deciding(fn, ev, true);
    return [...new Set(leads.map(({ to }) => to))].map((to) => ({
      text: `redirect=${to}`,
      evidence: placeOf(fn),
      ...asked,
    }));
  });
}

/** A component by its function, a class of React by the methods that run when it is drawn. */
function drawersOf(type: Value, ev: Evaluator): readonly FunctionValue[] {
  if (type.kind === "function") return [type];
  return type.kind === "class" ? methodsOf(type, DRAWING, ev) : [];
}

/** Methods of React's components that run when one is drawn. */
const DRAWING: readonly string[] = ["render", "componentDidMount", "componentWillMount", "componentDidUpdate"];

/** A function, the methods of a class, or several of them, each once: lists of lists say the same again and again. */
function decidersOf(value: Value, ev: Evaluator, seen = new Set<Value>()): readonly FunctionValue[] {
  if (seen.has(value)) return [];
  seen.add(value);
  if (value.kind === "array") return value.elements.flatMap((one) => decidersOf(one, ev, seen));
  if (value.kind === "function") return [value];
  return value.kind === "class" ? methodsOf(value, HOOKS, ev) : [];
}

const methodsOf = ({ node, module }: ClassValue, names: readonly string[], ev: Evaluator): readonly FunctionValue[] =>
  node.body.body.flatMap((member) => {
    if (member.type !== "MethodDefinition" || !names.includes(keyName(member.key, member.computed) ?? "")) return [];
    const fn = ev.evaluate(member.value, module);
    return fn.kind === "function" ? [fn] : [];
  });

export function placeOf(value: Value): readonly FactEvidence[] {
  if (value.kind === "function" || value.kind === "class")
    return [{ script: value.module.script, start: value.node.start, end: value.node.end, says: "guard" }];
  return [];
}

const shownBy = (value: Value): readonly FactEvidence[] =>
  value.kind === "constant" ? value.sources.map((source) => ({ ...source, says: "guard" })) : [];
