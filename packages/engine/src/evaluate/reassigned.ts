/**
 * Values of names that are written again from what they hold: `url = url.replace("{id}", id)`, `url += "?page=" + page`.
 * Takes the definitions in the order of the text and gives what the name holds behind the last one. What is written only
 * under a condition adds an outcome, but for a query string, which belongs to the address either way.
 */
import type { Binding, Definition } from "../scope/binding.ts";
import type { Script } from "../script.ts";
import { memberName } from "../syntax/literals.ts";
import type { Module } from "../unpack/module.ts";
import { added } from "./arithmetic.ts";
import { conditionOf } from "./condition.ts";
import { guardsAround } from "./conditions-around.ts";
import type { Evaluation } from "./evaluation.ts";
import { freeParams } from "./free-params.ts";
import { hasQuery, literalText } from "./text.ts";
import type { Value } from "./value.ts";
import { union, unknown } from "./value.ts";

type Written = Extract<Definition, { kind: "value" | "added" }>;
type Given = Extract<Definition, { kind: "param" }>;

/** How a name gets its values one after the other; a parameter comes with one. */
export interface Chain {
  readonly given: Given | undefined;
  readonly written: readonly Written[];
}

/** Most definitions that are read one after the other: generated clients add each query parameter in a statement. */
const MAX_DEFINITIONS = 64;

/**
 * The definitions of a name without those that trim what it holds: `path.startsWith("/") && (path = path.slice(1))`. A
 * text stays what it is but for its ends.
 */
export function untrimmed(binding: Binding, script: Script): readonly Definition[] {
  const { definitions } = binding;
  if (definitions.length < 2 || definitions.length > MAX_DEFINITIONS) return definitions;
  return definitions.filter((one) => one.kind !== "value" || !isTrim(one, binding, script));
}

const TRIMS = new Set(["slice", "substring", "substr"]);
const ASKS_FOR_END = /\.(?:startsWith|endsWith|charAt|at)\(|\[0\]/;

function isTrim({ from, path }: Written & { readonly kind: "value" }, binding: Binding, script: Script): boolean {
  if (path.length > 0 || from.type !== "CallExpression" || from.callee.type !== "MemberExpression") return false;
  const { object } = from.callee;
  if (object.type !== "Identifier" || !TRIMS.has(memberName(from.callee) ?? "")) return false;
  if (script.scopes.bindingOf.get(object) !== binding) return false;
  return (guardsAround(binding.scope.node, from) ?? []).some(
    ({ test, is }) => is && ASKS_FOR_END.test(script.text.slice(test.start, test.end)),
  );
}

/** The definitions in their order, where one of them reads the name itself; undefined where none does. */
export function chainOf(definitions: readonly Definition[], { references }: Binding): Chain | undefined {
  if (definitions.length < 2 || definitions.length > MAX_DEFINITIONS) return undefined;
  const given = definitions.find((one) => one.kind === "param");
  const written = definitions.filter((one): one is Written => one.kind === "value" || one.kind === "added");
  if (written.length + (given ? 1 : 0) < definitions.length) return undefined;
  const readsItself = ({ kind, from }: Written): boolean =>
    kind === "added" || references.some(({ start }) => from.start <= start && start < from.end);
  if (!written.some(readsItself)) return undefined;
  return { given, written: written.toSorted((a, b) => a.from.start - b.from.start) };
}

export function chainValue(
  binding: Binding,
  { given, written }: Chain,
  step: (definition: Definition) => Value,
  module: Module,
  ev: Evaluation,
): Value {
  let at = given && step(given);
  for (const definition of written) {
    const before = at;
    const next = ev.rebound(binding, before ?? unknown("too-dynamic"), definition.from, () =>
      definition.kind === "value" ? step(definition) : added(before, ev.evaluate(definition.from, module)),
    );
    at =
      before === undefined || replaces(before, next, binding, definition)
        ? next
        : either(before, next, { binding, definition, module, ev });
  }
  return at ?? unknown("too-dynamic");
}

interface Writing {
  readonly binding: Binding;
  readonly definition: Written;
  readonly module: Module;
  readonly ev: Evaluation;
}

/** `if (!(body instanceof FormData)) body = withoutIds(body)`: where one test decides, callers may. */
function either(before: Value, next: Value, { binding, definition, module, ev }: Writing): Value {
  const [guard, ...more] = guardsAround(binding.scope.node, definition.from) ?? [];
  const asked =
    guard && more.length === 0
      ? ev.rebound(binding, before, guard.test, () => conditionOf(guard.test, module, ev))
      : undefined;
  if (!guard || !asked || freeParams([asked.of]).length === 0) return union([before, next]);
  return { kind: "union", options: [next, before], when: { ...asked, holds: asked.holds === guard.is } };
}

/** Only texts are followed: what else a name holds before it is written again may still be read. */
const replaces = (before: Value, next: Value, { scope }: Binding, { from }: Written): boolean =>
  literalText(next) !== undefined && (isQuery(before, next) || guardsAround(scope.node, from)?.length === 0);

/** `/users?page=1` where it was `/users`. */
const isQuery = (before: Value, next: Value): boolean => hasQuery(next) && before.kind !== "unknown";
