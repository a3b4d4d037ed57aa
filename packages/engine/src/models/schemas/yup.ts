/** Yup: `Yup.string().required("...").matches(/x/)`, `Yup.mixed().oneOf([Yup.ref("password"), null])`. */
import { type Model, rule } from "../model.ts";

export const yup = {
  package: "yup",
  versions: "0.32 - 1",
  types: {
    Schema: {
      "required(message?)": rule("required"),
      "min(value, message?)": rule("min", "value", "minLength"),
      "max(value, message?)": rule("max", "value", "maxLength"),
      "length(value, message?)": rule("length", "value"),
      "matches(value, options?)": rule("pattern", "value"),
      "integer(message?)": rule("type", "'integer'"),
      "positive(message?)": rule("custom", "'greater than 0'"),
      "negative(message?)": rule("custom", "'less than 0'"),
      "email|url|uuid(message?)": rule("format", "$method"),
      "oneOf(value, message?)": rule("enum", "value"),
      "equals(value, message?)": rule("equals", "value"),
      "test(name, message?, test?)": rule("custom"),
    },
  },
} satisfies Model;
