/**
 * Numbers that a module gives a name of its own, `const PAGE_SIZE=25`, and what they are used for. Where a minifier has
 * taken the name, the places of use tell: they stand in the evidence, and the words around them are the meaning.
 */
import type { Binding, Scope } from "../../../scope/binding.ts";
import type { Range, Script } from "../../../script.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { hasRole, isStyleName } from "../../constants/names.ts";
import { around, aroundEvidence, keptWords } from "../../constants/surroundings.ts";
import { numbersOf } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { DeclaratorNode, Sighting } from "../../survey.ts";

/** Most uses that are looked at. */
const MAX_USES = 4;
/** A name that a person wrote: several words, or long. */
const WRITTEN = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^[a-z]+(?:[A-Z][a-z]+)+$/;

export const topLevelConstants = {
  name: "top-level-constants",
  all: ({ declarators }, context) => declarators.flatMap((at) => declared(at, context)),
} satisfies Extractor;

function declared(at: Sighting<DeclaratorNode>, { ev }: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const { id, init } = node;
  if (id.type !== "Identifier" || !init || !isNumeric(init)) return [];
  const binding = module.script.scopes.bindingOf.get(id);
  if (binding?.definitions.length !== 1 || !isTopLevel(binding, at)) return [];
  const [found] = numbersOf(ev.evaluate(init, module)).filter(({ value }) => value >= 2 || (value > 0 && value < 1));
  if (!found) return [];
  const name = WRITTEN.test(binding.name) ? binding.name : undefined;
  if (name !== undefined && (isStyleName(name) || !(hasRole(name) || /^[A-Z]/.test(name)))) return [];
  return stated(name, found, at, usesOf(binding, id));
}

function stated(
  name: string | undefined,
  found: { readonly value: number; readonly sources: Parameters<typeof constantFact>[0]["sources"] },
  at: Sighting<DeclaratorNode>,
  uses: readonly Node[],
): readonly Fact[] {
  const { script } = at.module;
  const words = [...new Set(uses.flatMap((use) => keptWords(script, around(script, use), 3)))].slice(0, 5);
  const drawn = uses.some((use) => isStyleName(nameBefore(script, use) ?? ""));
  if (name === undefined && (words.length === 0 || drawn || words.some(isStyleName))) return [];
  const meaning = words.length > 0 ? { meaning: ["used with", ...words].join(", ").replace("with,", "with") } : {};
  const fact = constantFact({ ...(name ? { name } : {}), ...found, ...meaning, says: "declared" }, at);
  const [first, ...rest] = fact.evidence;
  const used = uses.slice(0, MAX_USES).map((use) => aroundEvidence(script, use, "used"));
  return [{ ...fact, evidence: [first, ...used, ...rest] }];
}

const usesOf = ({ references }: Binding, id: Node): readonly Node[] =>
  references.filter((reference) => reference !== id).slice(0, MAX_USES);

const isNumeric = (node: Node): boolean =>
  (node.type === "Literal" && typeof node.value === "number") ||
  (node.type === "BinaryExpression" && /^[*/+-]$/.test(node.operator) && isNumeric(node.left) && isNumeric(node.right));

/** How far the scope of a wrapped module may differ from the module's own range, in code units. */
const WRAPPING = 60;

/** Of the module, not of a function: bundlers put modules into one scope or into a function each. */
function isTopLevel({ scope }: Binding, { module: { range } }: Sighting<Node>): boolean {
  if (scope.kind === "program" || scope.parent?.kind === "program")
    return scope.kind !== "function" || covers(scope, range);
  return covers(scope, range);
}

const covers = ({ node }: Scope, range: Range): boolean =>
  node.start <= range.start + WRAPPING && node.end >= range.end - WRAPPING;

/** The name under which a value is used: `{width:e}`, `size=e`. */
const nameBefore = (script: Script, { start }: Node): string | undefined =>
  /([A-Za-z_]\w{2,})\s*[:=]\s*$/.exec(script.text.slice(Math.max(0, start - 40), start))?.[1];
