/**
 * Who receives what is thrown: a `catch` or a handler of a rejected promise that shows it, keeps it or hands it on
 * receives it for the user; one that only writes to the console, or does not look at it, lets it vanish.
 *
 *     try { parse(text) } catch (e) { notify(e.message) }     load().catch((e) => setError(e))
 */
import { bindingAt } from "../../scope/binding-at.ts";
import { ancestors } from "../../syntax/ancestors.ts";
import { memberName } from "../../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import { walk } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import type { CallGraph } from "../call-graph.ts";
import type { Sighting } from "../survey.ts";
import { FAILS } from "./failure-place.ts";

/** `open`: nobody is seen who receives it. */
type Reception = "told" | "lost" | "open";

/** Functions that call each other on the way to who receives it. */
const MAX_LAYERS = 4;
/** Places of one layer. */
const MAX_PLACES = 40;

/**
 * Whether what is thrown may get to somebody: only what a handler drops, or writes to the console alone, does not. What nobody
 * is seen to receive stops the program, and its words are what is left of it.
 */
export const isReceived = (at: Sighting<Node>, graph: CallGraph): boolean => receptionOf(at, graph) !== "lost";

/** Whether a place is part of what is thrown, and nobody receives that. */
export function isThrownToNobody(at: Sighting<Node>, graph: CallGraph): boolean {
  const around = ancestors(at.unit.node, at.node.start);
  const thrown = around.findLast((one) => one.type === "ThrowStatement" || isFunction(one));
  return thrown?.type === "ThrowStatement" && !isReceived({ ...at, node: thrown }, graph);
}

/** Who receives what is thrown at a place, as far as the calls are known. */
function receptionOf(at: Sighting<Node>, graph: CallGraph): Reception {
  const seen = new Set<FunctionNode>();
  let edge: readonly Sighting<Node>[] = [at];
  let [isLost, isOpen] = [false, false];
  for (let layer = 0; layer < MAX_LAYERS && edge.length > 0; layer++) {
    const next: Sighting<Node>[] = [];
    for (const place of edge.slice(0, MAX_PLACES)) {
      const { reception, functions } = receivedAround(place);
      if (reception === "told") return "told";
      isLost ||= reception === "lost";
      const sites = functions.flatMap((fn) => graph.sitesOf(fn));
      isOpen ||= reception === "open" && sites.length === 0;
      for (const { call } of functions.every((fn) => seen.has(fn)) ? [] : sites) next.push(call);
      for (const fn of functions) seen.add(fn);
    }
    edge = next;
  }
  return isLost && !isOpen && edge.length === 0 ? "lost" : "open";
}

const TAKES: ReadonlySet<Node["type"] | undefined> = new Set(["CallExpression", "NewExpression"]);

/** `{mutationFn: send, onError: tell}`: what stands beside a function in an object is told when it fails. */
const isAnswered = (property: Node | undefined, object: Node | undefined, fn: Node): boolean =>
  property?.type === "Property" &&
  property.value === fn &&
  object?.type === "ObjectExpression" &&
  [...fixedKeys(object)].some((key) => FAILS.has(key) || DRAWS_ERRORS.has(key));

/** What routes draw instead when their loaders fail (TanStack Router 1, React Router 6 and 7). */
const DRAWS_ERRORS: ReadonlySet<string> = new Set(["errorComponent", "errorElement", "ErrorBoundary"]);

interface Received {
  readonly reception: Reception;
  /** The functions whose callers get it, where nobody inside of them receives it. */
  readonly functions: readonly FunctionNode[];
}

function receivedAround({ node, module, unit }: Sighting<Node>): Received {
  const around = ancestors(unit.node, node.start);
  const functions: FunctionNode[] = [];
  for (let index = around.lastIndexOf(node) - 1; index >= 0; index--) {
    const [outer, inner] = [around[index], around[index + 1]];
    if (!outer || !inner) break;
    const handler = handlerOf(outer, inner);
    const reception = handler ? handled(handler, module) : "open";
    if (reception !== "open") return { reception, functions: [] };
    if (!isFunction(outer)) continue;
    if (isAnswered(around[index - 1], around[index - 2], outer)) return { reception: "told", functions: [] };
    functions.push(outer);
    // `answer.then((body) => { throw ... })`, `new Promise((resolve, reject) => ...)`: what takes the function gets it, too
    if (!TAKES.has(around[index - 1]?.type)) break;
  }
  return { reception: "open", functions };
}

/** What receives an error of one part of a node: a parameter, if there is one, and what is done with it. */
interface Handler {
  readonly parameter: Node | undefined;
  readonly body: Node;
}

function handlerOf(outer: Node, inner: Node): Handler | undefined {
  if (outer.type === "TryStatement") {
    if (inner !== outer.block || !outer.handler) return undefined;
    return { parameter: outer.handler.param ?? undefined, body: outer.handler.body };
  }
  if (outer.type !== "CallExpression" || outer.callee !== inner) return undefined;
  const given = answerOf(memberName(outer.callee), outer.arguments);
  if (!given) return undefined;
  return isFunction(given) && given.body
    ? { parameter: given.params[0], body: given.body }
    : { parameter: given, body: given };
}

/** What a promise or an observable calls with an error: `catch(f)`, `then(g, f)`, `subscribe(g, f)`, `subscribe({error: f})`. */
function answerOf(method: string | undefined, [first, second]: readonly Node[]): Node | undefined {
  if (method === "catch") return first;
  if (method === "subscribe" && first?.type === "ObjectExpression") return propertyOf(first, "error");
  return method === "then" || method === "subscribe" ? second : undefined;
}

/** What is done with an error: it is thrown on, told somebody, or neither. */
function handled({ parameter, body }: Handler, { script }: Module): Reception {
  if (parameter === body) return "told";
  const binding = parameter?.type === "Identifier" ? bindingAt(parameter, script.scopes) : undefined;
  if (parameter && !binding) return "told";
  const uses = new Set(binding?.references.filter((one) => one !== parameter));
  let reception: Reception = "lost";
  walk(body, (node) => {
    if (reception === "told" || isConsoleCall(node)) return false;
    if (node.type === "ThrowStatement" && node.argument.type === "Identifier" && uses.has(node.argument)) {
      reception = "open";
      return false;
    }
    if (node.type === "Identifier" && uses.has(node)) reception = "told";
    return undefined;
  });
  return reception;
}

/** `console.error(...)`, `window.console.log(...)` */
export function isConsoleCall(node: Node): boolean {
  const object = node.type === "CallExpression" && node.callee.type === "MemberExpression" && node.callee.object;
  return object && (object.type === "Identifier" ? object.name : memberName(object)) === "console";
}
