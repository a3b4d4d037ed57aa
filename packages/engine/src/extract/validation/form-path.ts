/** The path of a field in a form, as the program writes it. */
import { stringOf, type Value } from "../../evaluate/value.ts";

/** A field's name; of one that begins with what is only known at run time, the end: `${prefix}.jwksUrl`. */
export function pathOf(value: Value): string | undefined {
  if (value.kind === "result") {
    // what makes a form's name of another one: `name: toFormName("attributes.subject")`
    const [only, ...more] = value.args.map(stringOf);
    return more.length === 0 && only !== undefined && /^\w+(?:\.\w+)+$/.test(only) ? only : undefined;
  }
  if (value.kind !== "template") return stringOf(value);
  const last = value.parts.at(-1);
  return typeof last === "string" ? /^(?:\]?\.)([A-Za-z][\w.]+)$/.exec(last)?.[1] : undefined;
}
