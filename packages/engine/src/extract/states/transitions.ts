/** What leads from one state to another, where the code shows it: what is set, under which comparison. */
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Subjects } from "../subjects/subject.ts";
import type { ConditionNode, Sighting, Survey } from "../survey.ts";
import type { Take } from "./takes.ts";

export interface Step {
  readonly from: string;
  readonly to: string;
  readonly take: Take;
}

/** The conditions of a script, by their start. */
export class Conditions {
  private readonly byModule: ReadonlyMap<Module, readonly Sighting<ConditionNode>[]>;
  private readonly subjects: Subjects;

  constructor(survey: Survey, subjects: Subjects) {
    this.subjects = subjects;
    this.byModule = Map.groupBy(survey.conditions, ({ module }) => module);
  }

  /** Where no condition is seen, any state may be left. */
  stepsOf(take: Take, values: ReadonlySet<string>): readonly Step[] {
    if (take.how !== "set" || !values.has(take.value)) return [];
    const froms = (this.byModule.get(take.module) ?? [])
      .filter(({ node }) => node.start <= take.node.start && take.node.end <= node.end)
      .flatMap((at) => this.from(at, take, values));
    const known = [...new Set(froms)].filter((from) => from !== take.value);
    return (known.length > 0 ? known : take.isMade ? [] : ["*"]).map((from) => ({ from, to: take.value, take }));
  }

  private from({ node, module }: Sighting<ConditionNode>, take: Take, values: ReadonlySet<string>): readonly string[] {
    const test = node.type === "LogicalExpression" ? node.left : node.test;
    const then = node.type === "LogicalExpression" ? node.right : node.consequent;
    const holds = within(take.node, then);
    if (within(take.node, test) || (node.type === "LogicalExpression" && node.operator !== "&&")) return [];
    const compared = this.comparison(test, take, module);
    if (!compared) return [];
    if (holds === compared.equal) return [compared.value];
    return values.size === 2 ? [...values].filter((value) => value !== compared.value) : [];
  }

  private comparison(
    test: Node,
    take: Take,
    module: Sighting<ConditionNode>["module"],
  ): { readonly value: string; readonly equal: boolean } | undefined {
    if (test.type === "LogicalExpression" && test.operator === "&&")
      return this.comparison(test.left, take, module) ?? this.comparison(test.right, take, module);
    if (test.type !== "BinaryExpression" || !/^[!=]==?$/.test(test.operator)) return undefined;
    const right = this.subjects.textOf(test.right, module);
    const text = right ?? this.subjects.textOf(test.left, module);
    const subject = text && this.subjects.of(right ? test.left : test.right, module);
    return text && subject?.key === take.subject.key
      ? { value: text.value, equal: test.operator.startsWith("=") }
      : undefined;
  }
}

const within = (node: Node, around: Node): boolean => around.start <= node.start && node.end <= around.end;
