/** Rules by their names in one text, `required|min:3|max:80`: VeeValidate, validatorjs, Laravel's validation. */
import { type Model, rule } from "../model.ts";

export const veeValidate = {
  package: ["vee-validate", "validatorjs"],
  versions: "1 - 4",
  types: {
    Named: {
      "required()": rule("required"),
      "email|url|alpha|alpha_num|alpha_dash|alpha_spaces|ip|uuid|date()": rule("format", "$method"),
      "numeric|decimal|double()": rule("type", "'number'"),
      "integer()": rule("type", "'integer'"),
      "min(value)": rule("minLength", "value"),
      "max(value)": rule("maxLength", "value"),
      "length(value)": rule("length", "value"),
      "min_value(value)": rule("min", "value"),
      "max_value(value)": rule("max", "value"),
      "regex(value)": rule("pattern", "value"),
      "date_format(value)": rule("format", "value"),
      "oneOf|one_of|in|included(value)": rule("enum", "value"),
      "confirmed|same(value)": rule("equals", "value"),
    },
  },
} satisfies Model;
