/**
 * Tests that ask how a call went, which are none of input: a status, what a server answered, an error that was caught.
 * Follows names to the error or the answer that they were taken from.
 */

import { rememberFor } from "../../remember.ts";
import type { Binding, ScopeTree } from "../../scope/binding.ts";
import { bindingAt, onlyDefinition, onlyValueOf } from "../../scope/binding-at.ts";
import type { Script } from "../../script.ts";
import { ofParts } from "../../syntax/joined-tests.ts";
import { literalValue, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { wordSet } from "../../word-set.ts";
import type { Violation } from "./violation.ts";

/** What RTK Query (1 and 2) has as the status of a request that got no answer. */
const NO_ANSWER = new Set(["FETCH_ERROR", "PARSING_ERROR", "TIMEOUT_ERROR", "CUSTOM_ERROR"]);

/** `response.status >= 500`, `!response.ok` (Fetch): asks how a call went. */
export const isOfAnswer = ofParts("some", (test, scopes: ScopeTree): boolean => {
  const read = test.type === "UnaryExpression" ? test.argument : test;
  if (memberName(read) === "ok" || takenAs(bindingAt(read, scopes)) === "ok") return true;
  if (test.type !== "BinaryExpression") return false;
  const asks = (read: Node, code: Node): boolean => isStatus(read, scopes) && isCode(literalValue(code)?.value);
  return asks(test.left, test.right) || asks(test.right, test.left);
});

const isCode = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && NO_ANSWER.has(value));

/** Also `e?.status` as lowered code writes it, and a name that was taken from it: `const {status: code} = answer`. */
function isStatus(node: Node, scopes: ScopeTree): boolean {
  if (node.type === "ChainExpression") return isStatus(node.expression, scopes);
  if (node.type === "UnaryExpression") return isStatus(node.argument, scopes);
  return STATUS.test(memberName(node) ?? takenAs(bindingAt(node, scopes)) ?? "");
}

const STATUS = /^(?:status|statusCode|readyState)$/;

/** The key under which a name was taken out of something. */
export function takenAs(binding: Binding | undefined): string | undefined {
  const only = onlyDefinition(binding);
  const last = only && "path" in only ? only.path.at(-1) : undefined;
  return last?.kind === "key" ? last.key : undefined;
}

/**
 * `/name/.test(e.response.data.error)`, also by a name for it: asks what a server said, which is no rule by itself; and
 * what was caught.
 */
export function isOfResponse({ subject }: Violation, { scopes, text }: Pick<Script, "scopes" | "text">): boolean {
  const binding = bindingAt(subject, scopes);
  const only = onlyDefinition(binding);
  if (takenAs(binding) === "response") return true;
  let at: Node | undefined = only?.kind === "value" ? only.from : subject;
  for (let next = readFrom(at); next; next = readFrom(at)) {
    if (memberName(at) === "response" || isParsed(at)) return true;
    at = next;
  }
  const root = bindingAt(at, scopes);
  return (
    isParsed(onlyValueOf(root)) ||
    (at !== subject && root !== undefined && (root.kind === "catch" || isError(root, text)))
  );
}

/** What errors have, of the language, of axios, of GraphQL. */
const OF_ERRORS = wordSet("message extensions code response");

/** `e => e?.message?.includes("already exists")`: a parameter of which nothing else is read, and that goes on as a whole. */
const isError = rememberFor(({ kind, references }: Binding, text: string): boolean => {
  if (kind !== "param") return false;
  const behind = references.map(({ end }) => text.slice(end, end + 20));
  const keys = behind.flatMap((code) => READ.exec(code)?.[1] ?? []);
  const isLeft = (code: string): boolean => code.startsWith(")") || READ.test(code);
  return keys.length > 0 && keys.every((key) => OF_ERRORS.has(key)) && behind.every(isLeft);
});

const READ = /^\??\.(\w+)/;

/** `await answer.json()` of Fetch. */
const isParsed = (node: Node | undefined): boolean =>
  node?.type === "AwaitExpression" &&
  node.argument.type === "CallExpression" &&
  memberName(node.argument.callee) === "json";

/** What is read from, and what a method is called of: `e.message.toLowerCase()` is of `e`. */
function readFrom(node: Node | undefined): Node | undefined {
  switch (node?.type) {
    case "ChainExpression":
      return node.expression;
    case "MemberExpression":
      return node.object;
    case "CallExpression":
      return node.callee.type === "MemberExpression" ? node.callee.object : undefined;
    default:
      return undefined;
  }
}
