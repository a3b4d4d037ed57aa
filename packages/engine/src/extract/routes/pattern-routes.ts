/**
 * Screens of routers that a program writes itself, with a regular expression for each address and what it leads to:
 *
 *     route(/^\/items\/(\d+)$/, show)
 *     [{pattern: /^\/items$/, view: Items}, ...]      [[/^\/items$/, show], ...]
 */
import type { Value } from "../../evaluate/value.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { placeOfNode } from "../name-place.ts";
import type { ArrayNode, MemberNode, Sighting, Survey } from "../survey.ts";
import { plainScreen } from "./plain-screen.ts";
import { pathOfPattern } from "./regular-path.ts";
import { MIN_ROUTES } from "./table-screens.ts";

const HANDLERS = new Set<Value["kind"]>(["function", "external", "class"]);
/** What an address leads to is written so. */
const LEADS = new Set<Node["type"]>([
  "Identifier",
  "MemberExpression",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "ClassExpression",
]);

/** `location.hash`, `window.location.pathname` */
function readsAddress({ node }: Sighting<MemberNode>): boolean {
  const key = memberName(node);
  if (key !== "hash" && key !== "pathname") return false;
  const { object } = node;
  return object.type === "Identifier" ? object.name === "location" : memberName(object) === "location";
}

/** `route(/^\/items\/(\d+)$/, show)`, `[{pattern: /^\/items$/, view: Items}, ...]`, `[[/^\/items$/, show], ...]` */
/** Nothing in a program that never reads the address. */
export function patternScreens({ calls, arrays, members }: Survey, context: ExtractContext): readonly Fact[] {
  if (!members.some(readsAddress)) return [];
  const called = Map.groupBy(calls.flatMap(matchedBy), ({ by }) => by);
  const listed = arrays.map(matchedIn);
  return [...called.values(), ...listed].filter(isOfSeveral).flatMap((routes) =>
    routes.flatMap(({ at, pattern, path, handler }) => {
      const drawn = [context.ev.evaluate(handler, at.module)];
      if (!drawn.every(({ kind }) => HANDLERS.has(kind))) return [];
      return plainScreen({ path, pieces: [placeOfNode(pattern, at.module)], at, drawn }, context);
    }),
  );
}

interface Matched {
  readonly at: Sighting<Node>;
  readonly pattern: Node;
  readonly path: string;
  readonly handler: Node;
}

const isOfSeveral = (routes: readonly Matched[]): boolean => new Set(routes.map(({ path }) => path)).size >= MIN_ROUTES;

/** Methods of routers; those of texts take regular expressions, too. */
const ADDS = new Set(["on", "add", "route", "get", "when", "handle", "register", "map"]);

function matchedBy(at: Sighting<CallLike>): readonly (Matched & { readonly by: string })[] {
  const { node, module } = at;
  const [pattern, handler] = node.arguments;
  const path = pattern && patternPath(pattern);
  const method = memberName(node.callee);
  if (path === undefined || !pattern || !handler || (method !== undefined && !ADDS.has(method))) return [];
  const { file, text } = module.script;
  return [{ at, pattern, path, handler, by: `${file} ${text.slice(node.callee.start, node.callee.end)}` }];
}

/** The pairs of a list, each an object or a list with one pattern and what it leads to. */
function matchedIn({ node, module, unit }: Sighting<ArrayNode>): readonly Matched[] {
  return node.elements.flatMap((element): readonly Matched[] => {
    const parts =
      element?.type === "ObjectExpression"
        ? fixedProperties(element).map(([, { value }]): Node => value)
        : element?.type === "ArrayExpression"
          ? element.elements.flatMap((one): Node[] => (one ? [one] : []))
          : [];
    const pattern = parts.find((part) => patternPath(part) !== undefined);
    const path = pattern && patternPath(pattern);
    const handler = parts.find((part) => LEADS.has(part.type));
    return element && pattern && handler && path !== undefined
      ? [{ at: { node: element, module, unit }, pattern, path, handler }]
      : [];
  });
}

const patternPath = (node: Node): string | undefined =>
  node.type === "Literal" && "regex" in node ? pathOfPattern(node.regex.pattern) : undefined;
