/** Elements of HTML, by what they are for. */
import { wordSet } from "../word-set.ts";

/** Elements of HTML that take input: a form sends their names and values. */
export const FIELD_ELEMENTS: ReadonlySet<string> = new Set(["input", "select", "textarea"]);

/** Elements of HTML that hold words of their own, where a template is compiled to `h("button", props, "Save")`. */
export const TEXT_ELEMENTS = wordSet(`
  a b blockquote button caption code dd div dt em h1 h2 h3 h4 h5 h6 i label legend li option p pre section small span strong
  summary td th
`);
