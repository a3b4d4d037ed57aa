/** What the reading of tests gives: the rule that a test violates, and of what. */
import type { Json } from "@as-built/spec";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Env, Source, Value } from "../../evaluate/value.ts";
import type { Guard } from "../../syntax/conditions-around.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
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
  /** What else has to hold for it to be asked. */
  readonly given?: readonly Guard[];
  /** Whether an input is asked itself, by its interface. */
  readonly isOfInput?: true;
}

export type Asked = Pick<Violation, "rule" | "value" | "sources">;

/** What is asked, without of what. */
export const askedBy = (found: Omit<Asked, "value"> & { readonly value?: Json | undefined }): Asked => ({
  rule: found.rule,
  ...(found.value === undefined ? {} : { value: found.value }),
  ...(found.sources === undefined ? {} : { sources: found.sources }),
});

export interface Place {
  readonly module: Module;
  readonly ev: Evaluator;
  /** What the call has given that made the function in which the test stands. */
  readonly env?: Env;
}

export const valueAt = (node: Node, { module, ev, env }: Place): Value => {
  const value = ev.evaluate(node, module);
  return env ? ev.apply(value, env) : value;
};
