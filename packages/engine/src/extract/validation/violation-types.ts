/** What the reading of tests gives: the rule that a test violates, and of what. */
import type { Json } from "@as-built/spec";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Env, Source, Value } from "../../evaluate/value.ts";
import { isCarrier } from "../../language/given-names.ts";
import { memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { fullPath } from "./input-subject.ts";
import type { RuleKind } from "./rule.ts";

export interface Violation {
  readonly rule: RuleKind;
  readonly value?: Json;
  readonly sources?: readonly Source[];
  /** Its name, where it is not read off the value. */
  readonly name?: string;
  /** The value that is tested. */
  readonly subject: Node | undefined;
  /** What it has to be equal to, where that is no constant. */
  readonly against?: Node;
  /** Whether the test is of a kind that hardly anything but input gets. */
  readonly strong: boolean;
  /** What else has to hold for it to be asked, in words. */
  readonly when?: string;
  /** Whether an input is asked itself, by its interface. */
  readonly isOfInput?: true;
}

export type Asked = Pick<Violation, "rule" | "value" | "sources" | "when">;

type Loose<K extends keyof Asked> = { readonly [P in K]?: Asked[P] | undefined };

/** What is asked, without of what. */
export const askedBy = (found: Pick<Asked, "rule" | "sources"> & Loose<"value" | "when">): Asked => ({
  rule: found.rule,
  ...(found.value === undefined ? {} : { value: found.value }),
  ...(found.sources === undefined ? {} : { sources: found.sources }),
  ...(found.when === undefined ? {} : { when: found.when }),
});

/** When a rule is asked that a list's elements have, and not the list itself. */
export const OF_EACH = "of each element";

export interface Place {
  readonly module: Module;
  readonly ev: Evaluator;
  /** What the call has given that made the function in which the test stands. */
  readonly env?: Env;
  /** The field that the words behind the test are kept for. */
  readonly field?: string | undefined;
}

/** Whether what is tested has the name of the field that the words are kept for, where both have one. */
export function isOfOwn(field: string | undefined, { subject, name: given }: Violation): boolean | undefined {
  const tested = subject && (fullPath(subject) ?? memberName(subject));
  const name = isCarrier(tested ?? "") ? undefined : tested?.split(".").at(-1);
  return field === undefined || name === undefined || given !== undefined ? undefined : alike(name, field);
}

const alike = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((name) => name.toLowerCase().replace(/[\W_]+/g, ""));
  return (
    first !== undefined &&
    second !== undefined &&
    (first.includes(second) || second.includes(first)) &&
    !first.endsWith("s") === !second.endsWith("s")
  );
};

export const valueAt = (node: Node, { module, ev, env }: Place): Value => {
  const value = ev.evaluate(node, module);
  return env ? ev.apply(value, env) : value;
};
