/** Schemas of what those who run OpenMRS set up: `{weeks: {_type: Type.Number, _validators: [validators.oneOf([4, 8])]}}`. */
import { type Model, rule } from "../model.ts";

export const openmrs = {
  package: "@openmrs/esm-framework",
  versions: "3 - 9",
  types: {
    Config: {
      "UUID|ConceptUuid|PersonAttributeTypeUuid|PatientIdentifierTypeUuid()": rule("format", "'uuid'"),
      "Array()": rule("type", "'array'"),
      "Boolean()": rule("type", "'boolean'"),
      "Number()": rule("type", "'number'"),
      "Object()": rule("type", "'object'"),
      "String()": rule("type", "'string'"),
      "isUrl()": rule("format", "'url'"),
      "isUrlWithTemplateParameters(names)": rule("format", "'url'"),
      "oneOf(value)": rule("enum", "value"),
    },
  },
} satisfies Model;
