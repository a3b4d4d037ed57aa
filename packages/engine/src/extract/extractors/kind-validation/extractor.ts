/**
 * Lists of rules that name their kind, beside what a field is called: `{name:"loans",validate:[{type:"max-length",
 * threshold:80}]}`, `{name:"mail",properties:{label,validationRules:[{name:"VALID_EMAIL"}]}}`, and as attributes of a
 * field's component, `{modelValue:form.title,"validation-rules":[{name:"REQUIRED"}]}`.
 */
import type { Node } from "../../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../../syntax/object-keys.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { objectsWith } from "../../objects-with.ts";
import { fieldOf } from "../../validation/field-of.ts";
import { namedSubject } from "../../validation/field-validators.ts";
import { kindRules } from "../../validation/kind-rules.ts";
import { ruleFact, type Subject } from "../../validation/rule.ts";

const LISTS = ["validationRules", "validation-rules", "validators", "validate"];
/** Where a definition keeps the attributes of its field. */
const HOLDERS = ["properties", "props", "fieldProps", "inputProps", "componentProps", "attrs", "templateOptions"];

export const kindValidation = {
  name: "kind-validation",
  all({ objects }, context) {
    const { ev } = context;
    const lists = objectsWith(objects, ...LISTS);
    if (lists.length === 0) return [];
    const above = new Map<Node, Subject>();
    for (const { node, module } of objectsWith(objects, ...HOLDERS)) {
      const held = HOLDERS.flatMap((key) => propertyOf(node, key) ?? []).filter(
        ({ type }) => type === "ObjectExpression",
      );
      const subject =
        held.length > 0 && fixedKeys(node).has("name") ? namedSubject(ev.evaluate(node, module), ev) : undefined;
      if (subject) for (const one of held) above.set(one, subject);
    }
    return lists.flatMap((at): readonly Fact[] => {
      const props = ev.evaluate(at.node, at.module);
      const rules = LISTS.flatMap((key) => kindRules(ev.member(props, key), context));
      const subject = rules.length > 0 ? (above.get(at.node) ?? fieldOf(props, ev)) : undefined;
      return subject ? rules.map((rule) => ruleFact(subject, rule, at)) : [];
    });
  },
} satisfies Extractor;
