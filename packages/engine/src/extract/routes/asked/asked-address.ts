/**
 * Which addresses a test asks for: `path==="/loans"`, also one of several, `path.match(/^\/loans\/(\d+)$/)`,
 * `path.startsWith("/loans")`, and a function of the program that is given a pattern, `isAt("/loans/:id", path)`.
 */

import { stringOf } from "../../../evaluate/value.ts";
import { rememberFor } from "../../../remember.ts";
import type { Binding } from "../../../scope/binding.ts";
import { bindingAt, onlyValue } from "../../../scope/binding-at.ts";
import { lastExpression } from "../../../syntax/last-expression.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { operandsOf } from "../../../syntax/operands.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Parents } from "../../../unpack/parents.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { AddressReads } from "../own/address-reads.ts";
import { pathOfText } from "../own/route-rows.ts";
import { readsAddress } from "../own/row-code.ts";
import { pathOfPattern } from "../regular-path.ts";

export interface Asking extends ExtractContext {
  readonly reads: AddressReads | undefined;
  readonly listeners: ReadonlySet<Node>;
  /** The values of the query are asked, not the path. */
  readonly ofQuery: boolean;
}

export interface AskedAddress {
  readonly text: Node;
  readonly path: string;
  /** The value of what is asked is the address, or its first part. */
  readonly isCertain: boolean;
}

/** `is`: what the test has to give where the address is one of those: minifiers turn `if(at(x))A;B` into `if(!at(x))return B;A`. */
export function askedBy(node: Node, module: Module, asking: Asking, is = true): readonly AskedAddress[] {
  const test = lastInParentheses(node);
  if (test.type === "UnaryExpression" && test.operator === "!") return askedBy(test.argument, module, asking, !is);
  const operator = is ? "||" : "&&";
  if (test.type === "LogicalExpression" && test.operator === operator)
    return operandsOf(test, operator).flatMap((part) => askedBy(part, module, asking, is));
  if (test.type === "BinaryExpression") return heldEqual(test, module, asking, is);
  if (!is) return [];
  if (test.type === "AssignmentExpression") return askedBy(test.right, module, asking);
  if (test.type === "Identifier") {
    const from = onlyValue(test, module.script.scopes);
    return from?.type === "CallExpression" ? calledWith(from, module, asking) : [];
  }
  return test.type === "CallExpression" ? calledWith(test, module, asking) : [];
}

function heldEqual(
  { left, right, operator }: Node & { type: "BinaryExpression" },
  module: Module,
  asking: Asking,
  is: boolean,
): readonly AskedAddress[] {
  if (!operator.startsWith(is ? "==" : "!=")) return [];
  return [...placeFor(left, right, module, asking), ...placeFor(right, left, module, asking)];
}

/** Of a view, as addresses have it. */
const NAME = /^\w[\w-]*$/;
const ASKED: ReadonlySet<Node["type"]> = new Set(["Identifier", "MemberExpression", "CallExpression"]);

/** What is asked, held against a text, which may be a constant with a name: `location.pathname===SIGN_IN`. */
export function placeFor(asked: Node, text: Node, module: Module, asking: Asking): readonly AskedAddress[] {
  const { ev, reads, ofQuery } = asking;
  const node = lastInParentheses(asked);
  if (!reads || !ASKED.has(node.type)) return [];
  const written = literalString(text) ?? (ASKED.has(text.type) ? stringOf(ev.evaluate(text, module)) : undefined);
  if (written === undefined) return [];
  if (ofQuery) {
    const parameter = NAME.test(written) ? reads.parameter(node, module) : undefined;
    return parameter === undefined ? [] : [{ text, path: `/?${parameter}=${written}`, isCertain: true }];
  }
  if (pathOf(written, "whole") === undefined && pathOf(written, "first") === undefined) return [];
  const read = reads.of(node, module);
  const part = partOf(read ?? heldAgainst(node, module, asking), written);
  const path = part && pathOf(written, part);
  return path === undefined ? [] : [{ text, path, isCertain: read !== undefined && read !== "some" }];
}

/**
 * Views that stay drawn while another is shown: `views.map((view) => draw(view))`, where `draw` holds what it is given against
 * the address, `view === here`, to tell which of them is shown.
 */
function heldAgainst(node: Node, module: Module, { reads, parents }: Asking): ReturnType<AddressReads["of"]> {
  const binding = bindingAt(node, module.script.scopes);
  const [only] = binding?.definitions ?? [];
  if (!reads || !binding || only?.kind !== "param" || only.path.length > 0 || !only.of.body) return undefined;
  return heldIn(reads)(binding, only.of.body, module, parents);
}

/** Asked at each test of a name, and answered once for all of them. */
const heldIn = rememberFor((reads: AddressReads) =>
  rememberFor((binding: Binding, { start, end }: Node, module: Module, parents: Parents) => {
    for (const one of binding.references) {
      const around = start <= one.start && one.end <= end ? parents.of(one, module.script) : undefined;
      if (around?.type !== "BinaryExpression" || !/^[!=]==?$/.test(around.operator)) continue;
      const other = around.left === one ? around.right : around.left;
      const read = ASKED.has(other.type) ? reads.of(other, module) : undefined;
      if (read !== undefined) return read;
    }
    return undefined;
  }),
);

/** What is not known to be the path as a whole has to be held against what only the path may be. */
function partOf(read: ReturnType<AddressReads["of"]>, written: string): "whole" | "first" | undefined {
  if (read === "first") return "first";
  if (read === "cut" || read === "path") return "whole";
  return read === "some" && /^#?\//.test(written) ? "whole" : undefined;
}

/** `#/loans`, `/loans`, `loans`; of the first part one name. */
function pathOf(written: string, part: "whole" | "first"): string | undefined {
  const path = written.replace(/^#?\/?/, "");
  const isPath = part === "first" ? /^[\w-]+$/.test(written) : /^(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path);
  return isPath ? `/${path}` : undefined;
}

function lastInParentheses(node: Node): Node {
  const inner = lastExpression(node);
  return inner === node ? node : lastInParentheses(inner);
}

const MATCHES = new Set(["match", "test", "exec"]);

function calledWith(call: Node, module: Module, asking: Asking): readonly AskedAddress[] {
  if (call.type !== "CallExpression" || call.arguments.length === 0 || !asking.reads || asking.ofQuery) return [];
  const method = call.callee.type === "MemberExpression" ? (memberName(call.callee) ?? "") : undefined;
  if (method !== undefined && MATCHES.has(method)) return matched(call, module, asking);
  if (method === "startsWith") return begun(call, module, asking);
  return helped(call, module, asking);
}

/** `path.match(/^\/loans$/)`, `/^\/loans$/.test(path)`; the pattern may have a name. */
function matched(
  { callee, arguments: [given] }: CallLike,
  module: Module,
  { ev, reads }: Asking,
): readonly AskedAddress[] {
  if (callee.type !== "MemberExpression" || !given) return [];
  const isOfText = memberName(callee) === "match";
  const [text, subject] = isOfText ? [given, callee.object] : [callee.object, given];
  const pattern = ev.evaluate(text, module);
  const path = pattern.kind === "pattern" ? pathOfPattern(pattern.pattern) : undefined;
  return path !== undefined && reads?.of(subject, module) ? [{ text, path, isCertain: false }] : [];
}

/** `path.startsWith("/loans")`: drawn there and below; what ends with a slash says nothing of the place itself. */
function begun({ callee, arguments: [text] }: CallLike, module: Module, { reads }: Asking): readonly AskedAddress[] {
  const written = literalString(text);
  if (callee.type !== "MemberExpression" || !text || !written || !/^#?\/\w.*[^/]$/.test(written)) return [];
  const path = reads?.of(callee.object, module) ? pathOfText(written) : undefined;
  return path === undefined ? [] : [{ text, path, isCertain: false }];
}

/** `isAt("/loans/:id", path)`, `isAt("/loans/:id")` */
function helped(call: CallLike, module: Module, { ev, reads }: Asking): readonly AskedAddress[] {
  const text = call.arguments.find((one) => /^#?\//.test(literalString(one) ?? ""));
  const path = pathOfText(literalString(text) ?? " ");
  if (!text || path === undefined || !reads || call.arguments.length > 3) return [];
  const helpers = ev.callees(call.callee, module).filter((one) => one.kind === "function");
  const isHeld =
    call.arguments.some((one) => one !== text && reads.of(one, module) !== undefined) ||
    helpers.some(({ node, module: of }) => node.body && readsAddress(reads)(node.body, of));
  return helpers.length > 0 && isHeld ? [{ text, path, isCertain: false }] : [];
}
