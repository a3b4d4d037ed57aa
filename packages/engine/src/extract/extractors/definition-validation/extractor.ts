/**
 * Fields that libraries draw forms from: ngx-formly's (5 to 7) `{key:"mail",type:"input",props:{required:true,maxLength:80}}`,
 * `templateOptions` before version 6, and vue-form-generator's (2) `{model:"age",type:"input",inputType:"number",max:8}`.
 */
import { stringOf } from "../../../evaluate/value.ts";
import { isWord } from "../../../language/given-names.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import type { Extractor } from "../../extractor.ts";
import { objectsWith } from "../../objects-with.ts";
import { inputRules } from "../../validation/input-rules.ts";
import { ruleFact } from "../../validation/rule.ts";

/** What names the field, and where its attributes stand; of itself where that is empty. */
const FORMS = [
  { name: "key", holder: "props" },
  { name: "key", holder: "templateOptions" },
  { name: "model", holder: "" },
] as const;

export const definitionValidation = {
  name: "definition-validation",
  all: ({ objects }, { ev }) =>
    FORMS.flatMap(({ name, holder }) =>
      objectsWith(objects, name).flatMap((at) => {
        const given = new Map(fixedProperties(at.node));
        const held = holder === "" ? at.node : given.get(holder)?.value;
        if (!given.has(holder === "" ? "inputType" : "type") || held?.type !== "ObjectExpression") return [];
        const attributes = new Map(fixedProperties(held).map(([key, { value }]) => [key.toLowerCase(), value]));
        const key = ev.evaluate(given.get(name)?.value ?? at.node, at.module);
        const rules = inputRules((attribute) => {
          const value = attributes.get(holder === "" && attribute === "type" ? "inputtype" : attribute);
          return value && ev.evaluate(value, at.module);
        });
        const subject = stringOf(key);
        const sources = "sources" in key ? key.sources : [];
        return isWord(subject) ? rules.map((rule) => ruleFact({ name: subject, sources }, rule, at)) : [];
      }),
    ),
} satisfies Extractor;
