/**
 * Errors that are mapped from codes: tables (`{email_taken:"This address is in use",404:"..."}`), switches
 * (`case"email_taken":return"..."`), and what depends on an HTTP status (`e.status===404?"...":...`).
 */
import { isErrorCode, isErrorWording, isProgress } from "../../../language/failures.ts";
import { keyName, literalValue } from "../../../syntax/literals.ts";
import type { Expression, Node, ObjectExpression, Statement } from "../../../syntax/nodes.ts";
import { fixedKeys, fixedProperties } from "../../../syntax/object-keys.ts";
import { isFailureKey } from "../../errors/bare-keys.ts";
import type { ErrorParts } from "../../errors/error-fact.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting, Survey, SwitchNode } from "../../survey.ts";
import { type Pair, saidBy } from "./said.ts";

/** Most entries of a table of errors. */
const MAX_ENTRIES = 2000;
/** `email_taken`, `EMAIL_TAKEN`, `auth/wrong-password`, `EmailTaken`. */
const CODE = /^(?:[a-z0-9]+(?:[_\-/.][a-z0-9]+)+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*|[A-Z][a-z]+(?:[A-Z][a-z]+)+|[45]\d\d)$/;
/** A table of statuses also says what went well: `{200:"Sent",403:"..."}`. */
const ANY_STATUS = /^[1-3]\d\d$/;
const STATUS = /^[45]\d\d$/;

export const mappedErrors = {
  name: "mapped-errors",
  all({ objects, switches }, context) {
    return [
      ...objects.flatMap((at) => fromPairs(pairsOfTable(at, context), at)),
      ...switches.flatMap((at) => fromPairs(pairsOfSwitch(at, context), at)),
    ];
  },
} satisfies Extractor;

/** A table of errors has two entries or more, all of them sentences, and most of them worded as errors. */
function fromPairs(pairs: readonly Pair[], at: Sighting<Node>): readonly Fact[] {
  const worded = pairs.filter(
    ({ code, text }) => isErrorWording(text) || isFailureKey(text) || isErrorCode(code) || STATUS.test(code),
  );
  if (pairs.length < 2 || worded.length * 2 < pairs.length) return [];
  const shown = pairs.filter(({ text }) => !isProgress(text));
  return shown.flatMap((pair) => pair.fact(partsOf(pair), { ...at, node: pair.node }));
}

function partsOf({ code, isName }: Pair): ErrorParts {
  if (STATUS.test(code)) return { kind: "status", code };
  return isName ? { kind: "shown" } : { kind: "mapped", code };
}

function pairsOfTable({ node, module }: Survey["objects"][number], context: ExtractContext): readonly Pair[] {
  if (node.properties.length < 2 || node.properties.length > MAX_ENTRIES) return [];
  const isOfStatuses = ofStatuses(node);
  if (!isOfStatuses && !hasCodes(node)) return [];
  return fixedProperties(node).flatMap(([code, property]): readonly Pair[] => {
    if (isOfStatuses ? ANY_STATUS.test(code) : !CODE.test(code)) return [];
    const [said, ...others] = saidBy(property.value, module, context);
    const isName = !CODE.test(code);
    return said && others.length === 0 ? [{ code, isName, ...said, node: property }] : [];
  });
}

/** `{401:"...",409:"...",offline:"..."}`: beside statuses of errors, and of nothing else, other failures have names. */
function ofStatuses(node: ObjectExpression): boolean {
  const keys = [...fixedKeys(node)];
  if (node.properties.some(({ type }) => type !== "Property")) return false;
  return keys.filter((key) => STATUS.test(key)).length > 1 && !keys.some((key) => ANY_STATUS.test(key));
}

const isCode = (name: string): boolean => CODE.test(name) || ANY_STATUS.test(name);

/** Whether every name in an object looks like a code and every value like a text. */
const hasCodes = ({ properties }: ObjectExpression): boolean =>
  properties.every(
    (property) =>
      property.type === "Property" &&
      isCode(keyName(property.key, property.computed) ?? "") &&
      property.value.type !== "ObjectExpression" &&
      property.value.type !== "ArrowFunctionExpression",
  );

function pairsOfSwitch({ node, module }: Sighting<SwitchNode>, context: ExtractContext): readonly Pair[] {
  return node.cases.flatMap(({ test, consequent, start, end, ...rest }): readonly Pair[] => {
    const code = test ? literalValue(test)?.value : undefined;
    if (code === undefined || code === null || typeof code === "boolean") return [];
    if (typeof code === "number" && !STATUS.test(String(code))) return [];
    // `case "age": return value < 21 ? "..." : ""` checks a field of that name
    const texts = returnedTexts(consequent).filter((text) => !isCheck(text));
    const said = texts.flatMap((text) => saidBy(text, module, context));
    const whole: Node = { test, consequent, start, end, ...rest };
    return said.slice(0, 1).map((one) => ({ code: String(code), ...one, node: whole }));
  });
}

/** Words or none, by a test. */
const isCheck = (text: Expression): boolean =>
  text.type === "ConditionalExpression" &&
  [text.consequent, text.alternate].some((one) => literalValue(one)?.value === "");

/** What the statements of a case say: what they return, what they set. */
function returnedTexts(statements: readonly Statement[]): readonly Expression[] {
  return statements.flatMap((statement): readonly Expression[] => {
    if (statement.type === "BlockStatement") return returnedTexts(statement.body);
    if (statement.type === "ReturnStatement") return statement.argument ? [statement.argument] : [];
    return statement.type === "ExpressionStatement" ? said(statement.expression) : [];
  });
}

/** `message = "..."`, `show("...")`. */
function said(expression: Expression): readonly Expression[] {
  if (expression.type === "AssignmentExpression") return [expression.right];
  if (expression.type !== "CallExpression") return [];
  const first = expression.arguments[0];
  return first && first.type !== "SpreadElement" ? [first] : [];
}
