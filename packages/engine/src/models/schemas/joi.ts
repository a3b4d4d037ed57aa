/** Joi: `Joi.string().min(3).pattern(/x/).required()`, `Joi.any().valid(Joi.ref("password"))`. */
import { type Model, rule } from "../model.ts";

export const joi = {
  package: ["joi", "@hapi/joi"],
  versions: "15 - 18",
  types: {
    Schema: {
      "required()": rule("required"),
      "min(value)": rule("min", "value", "minLength"),
      "max(value)": rule("max", "value", "maxLength"),
      "length|len(value)": rule("length", "value"),
      "pattern|regex(value, name?)": rule("pattern", "value"),
      "integer()": rule("type", "'integer'"),
      "email|uri|hostname|guid|isoDate(options?)": rule("format", "$method"),
      "valid(value)": rule("enum", "value"),
      "equal(value)": rule("equals", "value"),
    },
  },
} satisfies Model;
