/** Routes as a tree, whatever form the program gives them: elements, objects, tables. */
import type { ObjectValue, Source, Value } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Sighting } from "../survey.ts";
import type { RouteWord } from "./route-words.ts";

/** One route. Its path is in the router's own syntax, relative to its parent. */
export interface RouteNode {
  readonly path: string;
  /** Literal pieces of the path. */
  readonly pieces: readonly Source[];
  readonly index: boolean;
  readonly title?: RouteWord;
  /** What is asked before it is drawn. */
  readonly guards?: readonly RouteWord[];
  /** What the program keeps of it for itself. */
  readonly data?: readonly ObjectValue[];
  /** An absolute address, or one relative to the route itself or to its parent. */
  readonly redirectsTo?: string;
  readonly redirectsFrom?: "self" | "parent";
  /** Name of the route that is redirected to. */
  readonly redirectsToName?: string;
  readonly name?: string;
  /** The code adds the path to an address that it reads: `match.url + "/edit"`. */
  readonly relative?: boolean;
  /** The path counts from the root, not from the parent. */
  readonly isWhole?: boolean;
  /** What is drawn there: components or elements. */
  readonly drawn: readonly Value[];
  /** It draws nothing, and only loads the routes below it (Angular's `loadChildren`). */
  readonly mounts?: boolean;
  readonly children: readonly RouteNode[];
  readonly at: Sighting<Node>;
}

/** Routes that stand together, with the place that holds them. */
export interface RouteTree {
  readonly routes: readonly RouteNode[];
  readonly at: Sighting<Node>;
  /** Objects as Vue Router has them: a component, no element. */
  readonly records?: boolean;
}

/** Deepest nesting of routes. */
export const MAX_ROUTE_DEPTH = 12;
