/** Attributes of an input that an element is given as props, by their names in HTML. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isConstant, type ObjectValue } from "../../evaluate/value.ts";
import { placeOfValue, written } from "../name-place.ts";
import type { Subjects } from "../subjects/subject.ts";
import type { ReadAttribute } from "./input-rules.ts";

/** Attributes whose name in JSX differs from HTML's by more than case. */
const SPELLED: ReadonlyMap<string, readonly string[]> = new Map([
  ["minlength", ["minLength", "minlength"]],
  ["maxlength", ["maxLength", "maxlength"]],
  ["modelvalue", ["modelValue"]],
  ["defaultvalue", ["defaultValue"]],
  ["labeltext", ["labelText"]],
  ["fieldname", ["fieldName"]],
  ["floatinglabel", ["floatingLabelText"]],
]);

/** Props through which components hand attributes to their input: MUI 4 to 7, Vue 2. */
const INNER = ["inputProps", "attrs", "domProps"];

export function attributesIn(props: ObjectValue, ev: Evaluator): ReadAttribute {
  const slots = ev.member(ev.member(props, "slotProps"), "htmlInput");
  const inner = [...INNER.map((key) => ev.member(props, key)), slots].filter((value) => value.kind === "object");
  return (name) => {
    for (const spelled of SPELLED.get(name) ?? [name])
      for (const holder of [props, ...inner]) {
        const value = ev.member(holder, spelled);
        if (!isConstant(value, undefined) && !isConstant(value, null)) return value;
      }
    return undefined;
  };
}

export const placesIn = (props: ObjectValue) => (name: string) =>
  (SPELLED.get(name) ?? [name]).flatMap((spelled) => placeOfValue(props, spelled));

/** What an attribute reads, `value: limit` after `const {pageSize: limit} = useSettings()`: the name of the property. */
export const namesIn = (props: ObjectValue, subjects: Subjects) => (name: string) =>
  (SPELLED.get(name) ?? [name])
    .flatMap((spelled) => written(props, spelled))
    .map(({ property, module }) => subjects.of(property.value, module)?.name)
    .find((one) => one !== undefined);
