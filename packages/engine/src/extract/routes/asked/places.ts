/** A place in the code that decides for an address, and how many make a program that leads to its screens by itself. */
import type { Value } from "../../../evaluate/value.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Sighting } from "../../survey.ts";

/** Fewer places are no program that leads to its screens by itself: one or two may be a special case beside a router. */
export const MIN_SCREENS = 3;

export interface Place {
  readonly at: Sighting<Node>;
  readonly text: Node;
  readonly path: string;
  readonly body: Node;
  readonly drawn: readonly Value[];
  /** An element is drawn, and the value of what is asked is the address beyond doubt. */
  readonly isElement: boolean;
  /** A component gives nothing but this for the address: `if(location.pathname==="/sign-in")return <SignIn/>`. */
  readonly isAll: boolean;
}

export const pathOf = ({ path }: Place): string => path;

export const differ = (places: readonly Place[], by: (place: Place) => string, least = MIN_SCREENS): boolean =>
  new Set(places.map(by)).size >= least;
