/** Functions that are told when people go back or on (HTML, section 7.4): whoever writes addresses by itself asks for that. */

import { rememberFor } from "../../../remember.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { callsGiven } from "../../calls-by.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Survey } from "../../survey.ts";

const EVENTS = ["popstate", "hashchange"];

/** `addEventListener("popstate", show)`, `window.onhashchange = show` */
export const addressListeners = rememberFor(
  ({ calls, assignments }: Survey, { ev }: ExtractContext): ReadonlySet<Node> => {
    const given = [
      ...EVENTS.flatMap((name) => callsGiven(calls, name)).map(({ node, module }) => ({
        node: node.arguments[1],
        module,
      })),
      ...assignments.flatMap(({ node, module }) =>
        EVENTS.includes(memberName(node.left)?.slice(2) ?? "") ? { node: node.right, module } : [],
      ),
    ];
    const listeners = given.flatMap(({ node, module }) => (node ? ev.callees(node, module) : []));
    return new Set(listeners.flatMap((one) => (one.kind === "function" ? one.node : [])));
  },
);
