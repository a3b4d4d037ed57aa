/**
 * Features that a program's settings or its server switch on: `server.features.push.localise && <Languages/>`,
 * `config.featureFlags.beta ? ... : ...`. The guard is named by the path below what holds them.
 */
import type { Definition } from "../../scope/binding.ts";
import { memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Fact } from "../fact.ts";
import type { Sighting, Survey } from "../survey.ts";
import { roleFact } from "./role-fact.ts";
import { testedIn } from "./tests.ts";

const FLAGS = /^(?:feature_?(?:flags|toggles)|enabled_?features)$/i;
/** Plans and devices have features, too: those of the program are in what describes the program. */
const OWNER =
  /^(?:\$?(?:app|application|server|system|runtime|site|instance|client)_?)?(?:config|configuration|settings|info|env|environment)$|^(?:app|server|instance)$/i;
const NAME = /^[A-Za-z]\w{2,}$/;
/** What is asked of lists and texts. */
const OTHERS = new Set(["length", "size", "includes", "indexOf", "some", "find", "has", "value", "current", "then"]);
/** Longest path below what holds the features, and steps from a name to where it comes from. */
const MAX_PATH = 3;
const MAX_STEPS = 6;

export function featureGuards({ conditions }: Survey): readonly Fact[] {
  const found = conditions.flatMap((at) => {
    const { node } = at;
    const tested =
      node.type === "LogicalExpression" ? [...testedIn(node.left), ...testedIn(node.right)] : testedIn(node.test);
    return tested.flatMap((one) => {
      const name = featureOf(one, at.module);
      return name === undefined ? [] : [{ name, at: { ...at, node: one } }];
    });
  });
  // `features.push && features.push.localise`: the first only says that there is the second
  const steps = new Set(found.flatMap(({ name }) => stepsTo(name)));
  const isStep = (name: string): boolean => steps.has(name);
  return found.flatMap(({ name, at }: { name: string; at: Sighting<Node> }) =>
    isStep(name) ? [] : [roleFact({ kind: "guard", name }, at)],
  );
}

/** `push` and `push.localise` of `push.localise.language`; names are no longer than a path may be. */
const stepsTo = (name: string): readonly string[] =>
  name.split(".").flatMap((_, at, keys) => (at === 0 ? [] : [keys.slice(0, at).join(".")]));

function featureOf(node: Node, module: Module): string | undefined {
  const keys = keysTo(node, module);
  const at = keys.findIndex(
    (key, index) => FLAGS.test(key) || (key === "features" && OWNER.test(keys[index - 1] ?? "")),
  );
  const path = at < 0 ? [] : keys.slice(at + 1);
  const isNamed = path.length > 0 && path.length <= MAX_PATH && path.every((key) => NAME.test(key) && !OTHERS.has(key));
  return isNamed ? path.join(".") : undefined;
}

/** The properties that lead to a value, from the outermost that is known; of a local name those of what it stands for. */
function keysTo(node: Node, module: Module, steps = 0): readonly string[] {
  if (steps > MAX_STEPS) return [];
  if (node.type === "ChainExpression" || node.type === "ParenthesizedExpression")
    return keysTo(node.expression, module, steps);
  if (node.type === "MemberExpression") {
    const key = memberName(node);
    return key === undefined ? [] : [...keysTo(node.object, module, steps + 1), key];
  }
  const definitions = node.type === "Identifier" ? module.script.scopes.bindingOf.get(node)?.definitions : undefined;
  const [only] = definitions ?? [];
  return only && definitions?.length === 1 ? keysIn(only, module, steps) : [];
}

function keysIn(definition: Definition, module: Module, steps: number): readonly string[] {
  if (definition.kind !== "value" && definition.kind !== "param") return [];
  const own = definition.path.flatMap((step) => (step.kind === "key" ? [step.key] : []));
  return definition.kind === "param" ? own : [...keysTo(definition.from, module, steps + 1), ...own];
}
