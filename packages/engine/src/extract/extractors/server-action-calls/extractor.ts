/**
 * Server actions of Next 13.4 and later, and of other frameworks on React's Flight protocol: for each function that runs
 * on the server the bundle holds a reference, `createServerReference("7f41...", callServer, undefined, findSourceMapURL,
 * "addItem")`. The identifier is a digest of 40 hexadecimal digits, with two in front since Next 15; the name of the
 * function is there since Next 15. The request goes to the address of the page.
 */
import { stringOf, UNDEFINED } from "../../../evaluate/value.ts";
import { calleeNames } from "../../callee-names.ts";
import type { Extractor } from "../../extractor.ts";

const DIGEST = /^[0-9a-f]{40,42}$/;
const NAME = /^[A-Za-z_$][\w$]*$/;

export const serverActionCalls = {
  name: "server-action-calls",
  call({ node, module, unit }, { ev }) {
    const { 0: first, 4: last } = node.arguments;
    if (node.type !== "CallExpression" || node.arguments.length < 2 || !first) return [];
    // the digest is a literal: nothing else is evaluated
    const digest =
      first.type === "Literal" || first.type === "TemplateLiteral" ? stringOf(ev.evaluate(first, module)) : "";
    if (digest === undefined || !DIGEST.test(digest)) return [];
    if (!calleeNames(node.callee, module, ev).includes("createServerReference")) return [];
    const named = stringOf(last ? ev.evaluate(last, module) : UNDEFINED);
    const isNamed = named !== undefined && NAME.test(named);
    const { script } = module;
    const shown = (isNamed ? last : undefined) ?? first;
    return [
      {
        point: "calls",
        content: {
          protocol: "server-action",
          method: "POST",
          url: "{base}",
          operation: { type: "procedure", name: isNamed ? named : digest },
        },
        basis: "shown",
        evidence: [
          { script, start: node.start, end: node.end, says: "request" },
          { script, start: shown.start, end: shown.end, says: "name", for: "/operation/name" },
        ],
        unit,
      },
    ];
  },
} satisfies Extractor;
