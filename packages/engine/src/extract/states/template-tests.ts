/**
 * What templates that stand in a text compare with texts, and set to them: `v-if="view === 'map'"`, `ng-show="order.state ==
 * 'paid'"`, `if.bind="feed === 'mine'"`, `@click="view = 'list'"`. What the template of a component reads (Vue 2 and 3) is the
 * component's, what others read is the template's.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isOptions } from "../../evaluate/options-component.ts";
import { texts } from "../../evaluate/text.ts";
import { markupTags } from "../../html/markup-tags.ts";
import { isDrawing, isForeignProperty } from "../../platform/foreign.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import { objectsWith } from "../objects-with.ts";
import type { Subject } from "../subjects/subject.ts";
import { kindName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import { isStateText } from "./candidate.ts";
import type { Take } from "./takes.ts";

/** Tags of one text that are looked at. */
const MAX_TAGS = 2000;
/** An operator, and a text in quotes. */
const TEST = /([!=]==?|=)\s{0,4}(\\?["'])([\w.: -]{1,40})\2/g;
/** What stands before the operator: `order?.state`. */
const PATH = /(?:^|[^\w$.?])((?:[A-Za-z_]\w{0,40}\??\.){0,6}[A-Za-z_]\w{0,40})\s{0,4}$/;
const MAX_PATH = 200;

/** What is compared is there as written, what is set as set. */
export function templateTests(survey: Survey, ev: Evaluator): readonly Take[] {
  const components = templatesOf(survey, ev);
  return [...survey.texts, ...survey.tagged].flatMap(({ node, module, unit }) => {
    const { script } = module;
    if (!script.text.slice(node.start, node.end).includes("<")) return [];
    const place = `${script.file}:${node.start}`;
    return markupTags(script.text, node.start, node.end, MAX_TAGS)
      .flatMap(({ attributes }) => attributes)
      .filter(({ name, value }) => value !== undefined && !name.startsWith("on"))
      .flatMap(({ name, start, end }) => {
        const from = start + name.length + 2;
        const expression = script.text.slice(from, end);
        const found = [...expression.matchAll(TEST)];
        // `one.state === 'open' || one.state === 'new'`: some that are treated alike
        const searched = found.length > 1 && expression.includes("||");
        return found.flatMap(({ 0: { length }, 1: operator = "", 3: value = "", index }) => {
          const path = PATH.exec(expression.slice(Math.max(0, index - MAX_PATH), index))?.[1]?.replaceAll("?", "");
          const subject = path === undefined ? undefined : subjectOf(path, components.get(place) ?? place);
          if (!subject || !isStateText(value)) return [];
          const at = { script, start: from + index, end: from + index + length };
          const how = operator === "=" ? ("set" as const) : ("written" as const);
          return [{ value, at, subject, unit, node, module, how, searched, excluded: operator.startsWith("!") }];
        });
      });
  });
}

function subjectOf(path: string, place: string): Subject | undefined {
  const [name = "", of] = path.split(".").reverse();
  // what a template calls one of a list may be called otherwise elsewhere: it is no name for a thing
  const owner = of === undefined ? undefined : kindName(of);
  return isForeignProperty(name) || isDrawing(name) ? undefined : { key: `${owner ?? place}.${name}`, name };
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
