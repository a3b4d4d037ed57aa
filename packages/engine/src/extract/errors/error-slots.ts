/**
 * Where elements draw errors: under a class that says so, in the slots for the error of a field, as alerts.
 *
 *     <p class="error">...</p>   <Field error={!!e} helperText={e} />   <FormHelperText error>{e}</FormHelperText>
 */
import { literalString, literalValue } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedValues } from "../../syntax/object-keys.ts";
import { wordSet } from "../../word-set.ts";

/** Whether what an element shows is wrong (MUI, antd, Mantine, Chakra, Carbon, React Aria, ARIA). */
const MARKS = [...wordSet("error invalid isInvalid hasError isError aria-invalid validateStatus validationState")];
/** What is drawn then (MUI, antd, Mantine, Chakra, Carbon, React Aria, Vuetify). */
const SLOTS = [...wordSet("error errorMessage errorText errorMessages helperText help invalidText feedback")];
/** Names of classes of what draws errors, as whole words between hyphens (Bootstrap 3 to 5, Bulma, Foundation and most others). */
const CLASS = /(?:^|[\s_-])(?:errors?|danger|invalid)(?=$|[\s_-])/i;
/** What is pressed, and what is only a picture of it. */
const NO_TEXT = /\b(?:btn|button|icon|badge|link)/i;

export const SLOT_KEYS: readonly string[] = [...new Set([...MARKS, ...SLOTS, "class", "className", "role"])];

export interface Slots {
  /** Expressions that hold, or are, an error. */
  readonly held: readonly Node[];
  /** Texts that are drawn where there is an error. */
  readonly drawn: readonly Node[];
  /** What stands inside of an element that is about an error. */
  readonly text: Node | undefined;
  /** Whether all that the element holds is about an error. */
  readonly isError: boolean;
}

export function slotsOf(node: ObjectExpression): Slots {
  const own = fixedValues(node);
  const marks = MARKS.flatMap((key) => own.get(key) ?? []).filter((value) => !isNever(value));
  const isError =
    marks.some(isAlways) ||
    isErrorClass(literalString(own.get("className") ?? own.get("class"))) ||
    isAlert(own.get("role"));
  const children = own.get("children");
  const drawn = marks.length > 0 ? SLOTS.flatMap((key) => own.get(key) ?? []) : [];
  const named = ["errorMessage", "errorText", "errorMessages"].flatMap((key) => own.get(key) ?? []);
  const text = isError ? children : undefined;
  return { held: [...marks, ...drawn, ...named, ...(text ? [text] : [])], drawn, text, isError };
}

const isNever = (node: Node): boolean => literalValue(node)?.value === false;
const isAlways = (node: Node): boolean => literalValue(node)?.value === true || literalString(node) === "error";
const isAlert = (node: Node | undefined): boolean => node !== undefined && literalString(node) === "alert";

/** Whether the classes of an element say that it is about an error. `hover:text-danger` (Tailwind, UnoCSS) holds at times only. */
export const isErrorClass = (name: string | undefined): boolean =>
  name !== undefined && CLASS.test(name) && !isPressed(name) && name.split(" ").some(isAlwaysError);

const isAlwaysError = (word: string): boolean => !word.includes(":") && CLASS.test(word);

/** Whether a name is that of something that is pressed: `error-login-link`. */
export const isPressed = (name: string): boolean => NO_TEXT.test(name);
