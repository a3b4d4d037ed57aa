/**
 * What the attributes of markup in a text compare with texts, and set to them, as templates of Vue, AngularJS, Aurelia,
 * San and Alpine have it: `v-if="view === 'map'"`, `ng-show="order.state == 'paid'"`, `@click="view = 'list'"`. Handlers of HTML are
 * none of these.
 */
import { markupTags } from "./markup-tags.ts";

export interface TemplateTest {
  /** `order.state` */
  readonly path: string;
  readonly operator: string;
  readonly value: string;
  /** `one.state === 'open' || one.state === 'new'`: some that are treated alike. */
  readonly isAlike: boolean;
  readonly start: number;
  readonly end: number;
}

/** Tags of one text that are looked at. */
const MAX_TAGS = 2000;
/** An operator, and a text in quotes. */
const TEST = /([!=]==?|=)\s{0,4}(\\?["'])([\w.: -]{1,40})\2/g;
/** What stands before the operator: `order?.state`. */
const PATH = /(?:^|[^\w$.?])((?:[A-Za-z_]\w{0,40}\??\.){0,6}[A-Za-z_]\w{0,40})\s{0,4}$/;
const MAX_PATH = 200;

export function templateTests(text: string, start: number, end: number): readonly TemplateTest[] {
  if (!text.slice(start, end).includes("<")) return [];
  return markupTags(text, start, end, MAX_TAGS)
    .flatMap(({ attributes }) => attributes)
    .filter(({ name, value }) => value !== undefined && !name.startsWith("on"))
    .flatMap((attribute) => {
      const from = attribute.start + attribute.name.length + 2;
      const expression = text.slice(from, attribute.end);
      const found = [...expression.matchAll(TEST)];
      const isAlike = found.length > 1 && expression.includes("||");
      return found.flatMap(({ 0: { length }, 1: operator = "", 3: value = "", index }) => {
        const path = PATH.exec(expression.slice(Math.max(0, index - MAX_PATH), index))?.[1]?.replaceAll("?", "");
        const at = { start: from + index, end: from + index + length };
        return path === undefined ? [] : [{ path, operator, value, isAlike, ...at }];
      });
    });
}
