/** Elements of HTML that take input: a form sends their names and values. */
export const FIELD_ELEMENTS: ReadonlySet<string> = new Set(["input", "select", "textarea"]);
