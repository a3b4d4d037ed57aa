/**
 * Addresses that a program writes by itself, `history.pushState(null, "", "/loans")` and `location.hash = "#/loans"`, where it
 * listens for others: by the platform neither leaves the page, so that each is a place of the program. What a helper is
 * given to write, `go("/loans")`, stands at its calls.
 */
import { globalName } from "../../../evaluate/global-name.ts";
import { texts } from "../../../evaluate/text.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import { atCallSites } from "../../at-call-sites.ts";
import { callsOf } from "../../calls-by.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { pageFact } from "../../next-pages/linked-pages.ts";
import { pageAddress } from "../../next-pages/page-address.ts";
import type { Survey } from "../../survey.ts";
import { addressListeners } from "./listening.ts";

export function writtenScreens(survey: Survey, context: ExtractContext): readonly Fact[] {
  if (addressListeners(survey, context).size === 0) return [];
  const { calls, assignments } = survey;
  const isOf = (node: Node, module: Module, name: string): boolean =>
    globalName(context.ev.evaluate(node, module))?.endsWith(name) ?? false;
  const written = [
    ...callsOf(calls, "pushState", "replaceState").flatMap((at) => {
      const { callee, arguments: given } = at.node;
      const isHistory = callee.type === "MemberExpression" && isOf(callee.object, at.module, "history");
      return isHistory && given[2] ? { at, address: given[2] } : [];
    }),
    ...assignments.flatMap((at) =>
      memberName(at.node.left) === "hash" && isOf(at.node.left, at.module, "location.hash")
        ? { at, address: at.node.right }
        : [],
    ),
  ];
  return written.flatMap(({ at, address }) =>
    atCallSites(context.ev.evaluate(address, at.module), at, context).flatMap(({ value, at: { node, module } }) =>
      texts(value).flatMap((text) => {
        const [head, ...rest] = text.parts;
        const parts = [typeof head === "string" ? head.replace(/^#!?/, "") : "", ...rest];
        const path = typeof head === "string" ? pageAddress({ ...text, parts }, true) : undefined;
        const says = "address that the code writes";
        return path === undefined ? [] : pageFact(path, text, { at: { node, module, unit: at.unit }, says });
      }),
    ),
  );
}
