/** Comparisons with an order, and those that put a value on a scale: many numbers beside one local. */

import { addTo } from "../../../multimap.ts";
import type { Binding } from "../../../scope/binding.ts";
import { bindingAt } from "../../../scope/binding-at.ts";
import { literalValue } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { ComparisonNode, Sighting } from "../../survey.ts";

export const ORDER = new Set(["<", ">", "<=", ">="]);

export const isNumeric = (node: Node): boolean =>
  typeof literalValue(node)?.value === "number" ||
  (node.type === "BinaryExpression" && node.operator === "*" && isNumeric(node.left) && isNumeric(node.right));

/** From how many different numbers on one subject is put on a scale: `d<22.5?"N":d<67.5?"NE":...`. */
const SCALE = 7;

/** The words that follow at once, as people read them: the comparison decides what is said. */
export function wordBehind({ node, module }: Sighting<Node>): string | undefined {
  const behind = module.script.text.slice(node.end, node.end + BEHIND);
  return /^\)?\s*(?:\?|return|&&|\)\s*return)\s*(?:return\s*)?(["'`])(\p{Lu}[\w ]{2,})\1/u.exec(behind)?.[2];
}

/** How far behind a comparison what it decides is looked for, in code units. */
const BEHIND = 60;

/**
 * A local that is compared with many numbers is named by them, as on a compass; none of them limits it, unless each begins
 * what has a word of its own: `score>=90?"GOLD":score>=75?"SILVER":...`.
 */
export function withoutScales(comparisons: readonly Sighting<ComparisonNode>[]): readonly Sighting<ComparisonNode>[] {
  const [limits, words] = [new Map<Binding, Set<string>>(), new Map<Binding, Set<string>>()];
  const subjects = comparisons.map((at) => {
    const { node, module } = at;
    const [limit, subject] = isNumeric(node.left) ? [node.left, node.right] : [node.right, node.left];
    const binding = bindingAt(subject, module.script.scopes);
    if (!binding || !ORDER.has(node.operator) || !isNumeric(limit)) return undefined;
    addTo(limits, binding, module.script.text.slice(limit.start, limit.end));
    const word = wordBehind(at);
    if (word !== undefined) addTo(words, binding, word);
    return binding;
  });
  return comparisons.filter((_, index) => {
    const binding = subjects[index];
    const own = (binding && limits.get(binding)) ?? new Set();
    const isWorded = binding !== undefined && words.get(binding)?.size === own.size;
    return (own.size < SCALE || isWorded) && !areUnits([...own]);
  });
}

/** `bytes < 1024 ? ... : bytes < 1024 ** 2 ? ...`: each of several limits is a power of one thousand or of 1024. */
const areUnits = (limits: readonly string[]): boolean =>
  limits.length > 1 && [1000, 1024].some((base) => limits.every((limit) => isPower(numberOf(limit), base)));

/** `1024*1024`, `1e6`. */
const numberOf = (limit: string): number => limit.split("*").reduce((product, factor) => product * Number(factor), 1);

const isPower = (value: number, base: number): boolean => {
  const exponent = Math.round(Math.log(value) / Math.log(base));
  return exponent > 0 && base ** exponent === value;
};
