/** fluentvalidation-ts, behind the name of a field: `this.ruleFor("band").notEmpty().withMessage("...").maxLength(60)`. */
import { type Model, rule } from "../model.ts";

export const fluentvalidationTs = {
  package: "fluentvalidation-ts",
  versions: "2 - 4",
  types: {
    Ensured: {
      "notEmpty|notNull()": rule("required"),
      "emailAddress()": rule("format", "'email'"),
      "minLength(value)": rule("minLength", "value"),
      "maxLength(value)": rule("maxLength", "value"),
      "greaterThanOrEqualTo(value)": rule("min", "value"),
      "lessThanOrEqualTo(value)": rule("max", "value"),
      "matches(value)": rule("pattern", "value"),
      "must(test?)": rule("custom"),
    },
  },
} satisfies Model;
