/**
 * What templates that stand in a text compare with texts, and set to them. What the template of a component reads (Vue 2
 * and 3) is the component's, what others read is the template's.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isOptions } from "../../evaluate/options-component.ts";
import { texts } from "../../evaluate/text.ts";
import { templateTests } from "../../html/template-tests.ts";
import { isDrawing, isForeignProperty } from "../../platform/foreign.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import { objectsWith } from "../objects-with.ts";
import { kindName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import { isStateText } from "./candidate.ts";
import type { Take } from "./takes.ts";

/** What is compared is there as written, what is set as set. */
export function templateTakes(survey: Survey, ev: Evaluator): readonly Take[] {
  const components = templatesOf(survey, ev);
  return [...survey.texts, ...survey.tagged].flatMap(({ node, module, unit }) => {
    const { script } = module;
    const place = `${script.file}:${node.start}`;
    return templateTests(script.text, node.start, node.end).flatMap((test): readonly Take[] => {
      const { path, operator, value, isAlike: searched, start, end } = test;
      const [name = "", of] = path.split(".").reverse();
      if (!isStateText(value) || isForeignProperty(name) || isDrawing(name)) return [];
      // what a template calls one of a list may be called otherwise elsewhere: it is no name for a thing
      const owner = (of === undefined ? undefined : kindName(of)) ?? components.get(place) ?? place;
      const how = operator === "=" ? "set" : "written";
      const subject = { key: `${owner}.${name}`, name };
      const at = { script, start, end };
      return [{ value, at, subject, unit, node, module, how, searched, excluded: operator.startsWith("!") }];
    });
  });
}

/** Where the components are whose templates are texts, by the place of the text. */
function templatesOf(survey: Survey, ev: Evaluator): ReadonlyMap<string, string> {
  return new Map(
    objectsWith(survey.objects, "template").flatMap(({ node, module }) => {
      const template = isOptions(node, fixedKeys(node)) ? propertyOf(node, "template") : undefined;
      const sources = template ? texts(ev.evaluate(template, module)).flatMap((text) => text.sources) : [];
      const place = `${module.script.file}:${node.start}`;
      return sources.map(({ script, start }) => [`${script.file}:${start}`, place] as const);
    }),
  );
}
