/** Aurelia's validation, behind the name of a field: `rules.on(booking).ensure("band").required().withMessage("...")`. */
import { type Model, rule } from "../model.ts";

export const aureliaValidation = {
  package: ["aurelia-validation", "@aurelia/validation"],
  versions: "1 - 2",
  types: {
    Ensured: {
      "required()": rule("required"),
      "email()": rule("format", "'email'"),
      "minLength(value)": rule("minLength", "value"),
      "maxLength(value)": rule("maxLength", "value"),
      "min(value)": rule("min", "value"),
      "max(value)": rule("max", "value"),
      "matches(value)": rule("pattern", "value"),
      "satisfies(test?)": rule("custom"),
    },
  },
} satisfies Model;
