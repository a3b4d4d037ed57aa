/** VineJS: `vine.string().minLength(3).maxLength(80)`, `vine.number().range([1, 9])`. */
import { type Model, rule } from "../model.ts";

export const vine = {
  package: "@vinejs/vine",
  versions: "1 - 4",
  types: {
    Schema: {
      "minLength(value)": rule("minLength", "value"),
      "maxLength(value)": rule("maxLength", "value"),
      "fixedLength(value)": rule("length", "value"),
      "notEmpty()": rule("required"),
      "mobile|creditCard|passport|postalCode|iban|ulid|hexCode()": rule("format", "$method"),
      "sameAs(value)": rule("equals", "value"),
      "in(value)": rule("enum", "value"),
    },
  },
} satisfies Model;
