/**
 * Angular's reactive forms (2 to 20): `new FormGroup({name: new FormControl("",[Validators.required])})`,
 * `fb.group({name: ["", Validators.minLength(3)]})`, `form.addControl("otp", new FormControl(...))`. Bundlers rename the
 * classes; the static methods of `Validators` keep their names.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { isWord } from "../../../language/given-names.ts";
import { keyName, literalString } from "../../../syntax/literals.ts";
import type { Argument, Node } from "../../../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../../../syntax/object-keys.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { type DrawnMessage, drawnFact, drawnMessages, messageFor } from "../../validation/drawn-messages.ts";
import { ruleFact } from "../../validation/rule.ts";
import { validatorRules } from "./validators.ts";

export const controlValidation = {
  name: "control-validation",
  call(at, { ev }) {
    const { 0: first, 1: second, 2: third } = at.node.arguments;
    const name = literalString(first);
    const context: Context = { ev, drawn: [] };
    if (first && isWord(name)) return second ? factsOf(controlFacts(name, first, second, at, context)) : [];
    const next = literalString(second);
    return second && third && isWord(next) ? factsOf(controlFacts(next, second, third, at, context)) : [];
  },
  all(survey, { ev }) {
    const { objects, fields } = survey;
    const context: Context = { ev, drawn: drawnMessages(survey, ev) };
    const inGroups = objects.flatMap((at) =>
      fixedProperties(at.node).flatMap(([key, property]) =>
        isList(key, property.value)
          ? []
          : controlFacts(key, property.key, property.value, { ...at, node: property }, context),
      ),
    );
    const inClasses = fields.flatMap((at) => {
      const key = keyName(at.node.key, at.node.computed);
      return key !== undefined && at.node.value ? controlFacts(key, at.node.key, at.node.value, at, context) : [];
    });
    const said = new Set([...inGroups, ...inClasses].flatMap(({ drawn }) => drawn ?? []));
    const others = context.drawn.filter((one) => !said.has(one)).map(drawnFact);
    return [...factsOf([...inGroups, ...inClasses]), ...others];
  },
} satisfies Extractor;

/** `{validators: [Validators.required, Validators.email]}`: the options of a control, not one of that name. */
const isList = (key: string, value: Node): boolean =>
  value.type === "ArrayExpression" && (key === "validators" || key === "asyncValidators");

interface Context {
  readonly ev: Evaluator;
  readonly drawn: readonly DrawnMessage[];
}

interface Controlled {
  readonly fact: Fact;
  readonly drawn: DrawnMessage | undefined;
}

const factsOf = (found: readonly Controlled[]): readonly Fact[] => found.map(({ fact }) => fact);

function controlFacts(
  name: string,
  key: Node,
  control: Node,
  at: Sighting<Node>,
  context: Context,
): readonly Controlled[] {
  const validators = validatorsOf(control);
  if (!validators) return [];
  const subject = { name, sources: [placeOfNode(key, at.module)] };
  return validatorRules(validators, { module: at.module, ev: context.ev }).map((rule) => {
    const drawn = messageFor(name, rule, at, context.drawn);
    return { fact: ruleFact(subject, drawn ? { ...rule, message: drawn.rule.message } : rule, at), drawn };
  });
}

/** `new FormControl(initial, validators)`, `new FormControl(initial, {validators})`, `[initial, validators]`. */
function validatorsOf(control: Node): Node | undefined {
  const [, second] = argumentsOf(control) ?? [];
  if (!second || second.type === "SpreadElement") return undefined;
  if (second.type !== "ObjectExpression") return second;
  return propertyOf(second, "validators");
}

function argumentsOf(control: Node): readonly (Argument | null)[] | undefined {
  if (control.type === "NewExpression") return control.arguments;
  if (control.type === "ArrayExpression") return control.elements.length <= 3 ? control.elements : undefined;
  const method =
    control.type === "CallExpression" && control.callee.type === "MemberExpression" ? control.callee : undefined;
  const made = method && keyName(method.property, method.computed);
  return control.type === "CallExpression" && (made === "control" || made === "array") ? control.arguments : undefined;
}
