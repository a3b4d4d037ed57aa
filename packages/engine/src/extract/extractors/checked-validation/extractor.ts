/**
 * Checks written by hand that end in a message: `if (!name.trim()) errors.name = "Enter your name."`,
 * `value.length > 80 && "..."`, `return re.test(x) ? "" : "..."`. The test says what is asked; where it is a helper's,
 * the words of the message do.
 */
import { literalValue } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { CatchNode, ConditionNode, Sighting } from "../../survey.ts";
import { type Catalogue, catalogueOf } from "../../validation/catalogue.ts";
import { type Complaint, complaintsIn } from "../../validation/complaints.ts";
import { asks, demands, keyDemands, limits, wordedRule } from "../../validation/phrases.ts";
import { type Violation, violations } from "../../validation/violation.ts";
import { checkFacts } from "./check-facts.ts";

interface Branch {
  readonly test: Node;
  readonly negated: boolean;
  readonly body: Node;
  /** What stands there otherwise is nothing: `bad ? "..." : ""` is a message or none. */
  readonly only: boolean;
}

export const checkedValidation = {
  name: "checked-validation",
  all(survey, context) {
    const { conditions, catches } = survey;
    const catalogue = catalogueOf(survey, context.ev);
    const failed = catches.flatMap((at) => caught(at, catalogue, context));
    return [
      ...conditions.flatMap((at) =>
        branchesOf(at.node).flatMap((branch) => branchFacts(branch, at, catalogue, context)),
      ),
      ...failed,
    ];
  },
} satisfies Extractor;

function branchesOf(node: ConditionNode): readonly Branch[] {
  if (node.type === "LogicalExpression") {
    if (node.operator === "??") return [];
    return [{ test: node.left, negated: node.operator === "||", body: node.right, only: false }];
  }
  const { test, consequent, alternate } = node;
  const choice = node.type === "ConditionalExpression";
  return [
    { test, negated: false, body: consequent, only: choice && isNothing(node.alternate) },
    ...(alternate ? [{ test, negated: true, body: alternate, only: choice && isNothing(node.consequent) }] : []),
  ];
}

function isNothing(node: Node): boolean {
  const literal =
    node.type === "Literal" || node.type === "TemplateLiteral" || node.type === "UnaryExpression"
      ? literalValue(node)
      : undefined;
  return literal !== undefined && (literal.value === "" || literal.value === null || literal.value === undefined);
}

function branchFacts(
  { test, negated, body, only }: Branch,
  at: Sighting<ConditionNode>,
  catalogue: Catalogue,
  context: ExtractContext,
): readonly Fact[] {
  const scene = { module: at.module, ev: context.ev };
  const complaints = complaintsIn(body, scene).map((one) => worded(one, catalogue));
  if (complaints.length === 0) return [];
  const found = violations(test, negated, scene);
  return complaints
    .filter((complaint) => isComplaint(complaint, found) || (only && limits(complaint.message.text)))
    .flatMap((complaint) => checkFacts(complaint, found, { ...at, node: at.node }, context));
}

/** A key with the words that the catalogue has for it. */
function worded(complaint: Complaint, catalogue: Catalogue): Complaint {
  const message = complaint.isKey ? catalogue.get(complaint.message.text) : undefined;
  return message ? { ...complaint, isKey: false, message, key: complaint.message } : complaint;
}

/** `try { JSON.parse(text) } catch { setError("Invalid JSON") }`: what was tried is the test, the words say of what. */
function caught(at: Sighting<CatchNode>, catalogue: Catalogue, context: ExtractContext): readonly Fact[] {
  return complaintsIn(at.node.body, { module: at.module, ev: context.ev })
    .map((one) => worded(one, catalogue))
    .filter(({ message }) => demands(message.text) && wordedRule(message.text) !== undefined)
    .flatMap((complaint) => checkFacts(complaint, [], at, context));
}

/** A message counts by its words; in a place for complaints, or beside a field's name, a telling test is enough. */
function isComplaint({ message, field, expected, isKey }: Complaint, found: readonly Violation[]): boolean {
  const { text } = message;
  if (isKey) return (expected || keyDemands(text)) && found.some(({ strong, rule }) => strong || rule === "required");
  const telling = found.some(({ strong, rule }) => strong && rule !== "custom");
  if (field !== undefined || expected) {
    const tested = telling || found.some(({ rule }) => rule === "required" || rule === "min" || rule === "max");
    return demands(text) || (tested && asks(text));
  }
  // a text that stands alone may be any text of the page
  return demands(text) && (telling || wordedRule(text) !== undefined);
}
