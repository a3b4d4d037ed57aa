/** Zod: `z.string().min(3, "...").email()`, `z.number().int().positive()`. */
import { type Model, rule } from "../model.ts";

const FORMATS = "email|url|uuid|guid|cuid|cuid2|ulid|nanoid|datetime|ip|ipv4|ipv6|emoji|base64|jwt";

export const zod = {
  package: "zod",
  versions: "3 - 4",
  types: {
    Schema: {
      "min(value, message?)": rule("min", "value", "minLength"),
      "max(value, message?)": rule("max", "value", "maxLength"),
      "gte(value, message?)": rule("min", "value"),
      "lte(value, message?)": rule("max", "value"),
      "length(value, message?)": rule("length", "value"),
      "regex(value, message?)": rule("pattern", "value"),
      "int(message?)": rule("type", "'integer'"),
      "array()": rule("type", "'array'"),
      "nonempty(message?)": rule("required"),
      "nonnegative(message?)": rule("min", "0"),
      "nonpositive(message?)": rule("max", "0"),
      "positive(message?)": rule("custom", "'greater than 0'"),
      "negative(message?)": rule("custom", "'less than 0'"),
      [`${FORMATS}(message?)`]: rule("format", "$method"),
      "refine|superRefine|check(test, message?)": rule("custom"),
    },
  },
} satisfies Model;
