/** Valibot, by the type that each action says of itself: `v.pipe(v.string(), v.minLength(3, "..."), v.regex(/x/))`. */
import { type Model, rule } from "../model.ts";

export const valibot = {
  package: "valibot",
  versions: "0.31 - 1",
  types: {
    Action: {
      "min_length(value, message?)": rule("minLength", "value"),
      "max_length(value, message?)": rule("maxLength", "value"),
      "min_value|min_size(value, message?)": rule("min", "value"),
      "max_value|max_size(value, message?)": rule("max", "value"),
      "regex(value, message?)": rule("pattern", "value"),
      "non_empty(message?)": rule("required"),
      "check(test: function, message?)": rule("custom"),
    },
  },
} satisfies Model;
