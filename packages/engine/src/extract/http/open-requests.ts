/**
 * Requests of the product whose address was not read: `fetch(resource.href)`. What asks for something at an address that
 * nobody can tell from the code is no call of the specification, and is said to be missing there.
 */
import { rememberFor } from "../../remember.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import type { CallGraph } from "../call-graph.ts";
import type { Sighting } from "../survey.ts";

/** Filled by `requestFacts`; what one way of reading leaves open another may have read. */
export const openRequests = rememberFor((_calls: CallGraph) => new Set<Sighting<CallLike>>());
