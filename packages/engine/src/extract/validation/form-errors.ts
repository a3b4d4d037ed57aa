/**
 * Objects of errors by field that a form's own check gives back: `validate: values => { const errors = {}; if (!values.name)
 * errors.name = "Required"; return errors }`, as Formik 1 and 2, Final Form and Redux Form document it.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { outcomes } from "../../evaluate/value.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt, onlyValueOf } from "../../scope/binding-at.ts";
import { lastExpression } from "../../syntax/last-expression.ts";
import { isEmptyLiteral } from "../../syntax/literals.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Survey } from "../survey.ts";

/** What a form is given beside its check. */
const OF_FORMS = ["onSubmit", "initialValues", "handleSubmit", "mapPropsToValues"];

export function formErrors({ objects }: Pick<Survey, "objects">, ev: Evaluator): ReadonlySet<Binding> {
  const forms = objects.filter(({ node }) => {
    const keys = fixedKeys(node);
    return keys.has("validate") && OF_FORMS.some((key) => keys.has(key));
  });
  const found = forms.flatMap(({ node, module }) =>
    outcomes(ev.member(ev.evaluate(node, module), "validate")).flatMap((fn) => {
      if (fn.kind !== "function") return [];
      const { scopes } = fn.module.script;
      return returnedExpressions(fn.node).flatMap((one) => bindingAt(lastExpression(one), scopes) ?? []);
    }),
  );
  return new Set(
    found.filter((binding) => {
      const made = onlyValueOf(binding);
      return made?.type === "ObjectExpression" && isEmptyLiteral(made);
    }),
  );
}
