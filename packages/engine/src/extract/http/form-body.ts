/** Bodies that are put together as a form is sent: `"name=" + encodeURIComponent(n) + "&kept=true"`. */
import type { Shape } from "@as-built/spec";
import { outcomes, type Value } from "../../evaluate/value.ts";

/** Stands where a value is filled in: no text of a program has it. */
const HOLE = "\u0000";
const NAME = /^[A-Za-z_][\w.[\]-]*$/;

/** The fields of a text that is a form, one after the other; nothing where some outcome is none. */
export function formShape(body: Value): Shape | undefined {
  const forms = outcomes(body).map(fieldsOf);
  const properties: Record<string, Shape> = {};
  for (const fields of forms) {
    if (!fields) return undefined;
    for (const [name, value] of fields) properties[name] = forms.length === 1 ? shapeOfField(value) : {};
  }
  return forms.length > 0 ? { type: "object", properties } : undefined;
}

const shapeOfField = (value: string): Shape =>
  value === "" || value.includes(HOLE) ? {} : { type: "string", enum: [value] };

function fieldsOf(value: Value): readonly (readonly [string, string])[] | undefined {
  const text = textOf(value);
  if (text === undefined || /[\s<>"'{}]/.test(text)) return undefined;
  const fields = text.split("&").map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)] as const;
  });
  // `x==`, of base64, is one name, and a text that ends there is none that is sent as a form
  const isForm = fields.every(([name, own]) => NAME.test(name) && !own.startsWith("="));
  return isForm && (fields.length > 1 || text.endsWith(HOLE)) ? fields : undefined;
}

function textOf(value: Value): string | undefined {
  if (value.kind === "constant") return typeof value.value === "string" ? value.value : undefined;
  if (value.kind !== "template") return undefined;
  return value.parts.map((part) => (typeof part === "string" ? part : HOLE)).join("");
}
