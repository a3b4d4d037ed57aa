/** A screen that is stated by one piece of code, in the words of any router: routes without a tree. */
import type { Value } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import type { Sighting } from "../survey.ts";
import type { KnownPath } from "./known-paths.ts";
import { ROOT, screenFacts } from "./route-facts.ts";
import { isRoutePath } from "./route-path.ts";
import type { RouteWord } from "./route-words.ts";

export interface PlainScreen extends KnownPath {
  readonly at: Sighting<Node>;
  readonly title?: string | undefined;
  /** What the program calls it. */
  readonly name?: string | undefined;
  readonly redirectsTo?: string | undefined;
  readonly drawn?: readonly Value[];
  /** What is asked before it is drawn. */
  readonly guards?: readonly RouteWord[];
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The path is absolute, parameters written as `:id`, `:id?`, `:rest*`, or a value of the query, `/?page=loans`. */
export function plainScreen(screen: PlainScreen, { ev }: ExtractContext): readonly Fact[] {
  const { path, pieces, at, title, name, redirectsTo, drawn = [], guards = [] } = screen;
  if (!isRoutePath(path)) return [];
  const route = {
    path: path === "" ? "/" : path,
    pieces,
    index: false,
    ...(title === undefined || title === "" ? {} : { title: { text: title, evidence: [] } }),
    ...(name === undefined || name === "" ? {} : { name }),
    ...(redirectsTo === undefined || !isRoutePath(redirectsTo) ? {} : { redirectsTo }),
    // what leads to it does not lead away from it
    guards: guards.filter(({ text }) => text !== `redirect=${path}`),
    drawn,
    children: [],
    at,
  };
  const facts = screenFacts([route], ROOT, { ev, names: NO_NAMES });
  if (!path.startsWith("/?")) return facts;
  return facts.map((fact) => (fact.point === "screens" ? { ...fact, content: { ...fact.content, path } } : fact));
}
