/** Tests that names stand for: `const mayPay = useAccess("order:pay")`, where the test is `mayPay`. */
import type { Node } from "../syntax/nodes.ts";
import { type Leaf, leavesOf, type Test } from "../syntax/test-leaves.ts";
import { bindingAt } from "./binding-at.ts";

/** Longest test that a name is looked up for, in UTF-16 code units. */
export const MAX_TEST = 300;

type Scopes = Parameters<typeof bindingAt>[1];

export function namedBy({ node, is, isOneOf }: Leaf, scopes: Scopes): readonly Leaf[] {
  const [only, ...more] = (bindingAt(node, scopes)?.definitions ?? []).slice(0, 2);
  if (only?.kind !== "value" || more.length > 0 || only.from.end - only.from.start > MAX_TEST) return [];
  return leavesOf(only.from, is, isOneOf);
}

export interface Tested {
  /** Has to be so. */
  readonly refused: ReadonlySet<Node>;
  /** Has not. */
  readonly asked: ReadonlySet<Node>;
}

/** What has to be so on all ways that test it, and what not: of ways that lead elsewhere, who is turned away, and who is asked for. */
export function testedOn(ways: readonly Test[], scopes: Scopes): Tested {
  const leaves = ways.flatMap(({ test, is }) => leavesOf(test, is).flatMap((leaf) => [leaf, ...namedBy(leaf, scopes)]));
  const asked = new Set(leaves.flatMap(({ node, is }) => (is ? [] : [node])));
  return { asked, refused: new Set(leaves.flatMap(({ node }) => (asked.has(node) ? [] : [node]))) };
}
