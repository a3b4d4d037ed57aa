/** Objects that describe a notice, and how they say that it is about an error. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, stringOf, type Value } from "../../../evaluate/value.ts";
import { keyName, literalString } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys } from "../../../syntax/object-keys.ts";
import { wordSet } from "../../../word-set.ts";
import { isForNobody } from "../../errors/text-use.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Sighting } from "../../survey.ts";

/** Properties that say how a notice is meant, and the words for "error" there (antd, MUI, Chakra, Carbon, Bootstrap, notistack). */
const TONE = wordSet("type severity variant status level kind color intent tone appearance");
const ERROR = new Set(["error", "danger", "failure", "critical", "negative", "destructive"]);

/** Properties that hold the words of a notice. */
export const WORDS = [...wordSet("title message text description content detail subtitle body children")];

/** What can be pressed or followed is drawn in the colour of danger, and tells of none. */
const ACTS: readonly string[] = ["onClick", "href", "to", "disabled", "submit", "onSubmit"];

/** `{kind:"danger",text:"Delete it?",confirmLabel:"Delete"}`: a question whose answer is dangerous. */
const ANSWERS = /^(?:on)?(?:confirm|cancel|ok|accept|reject)(?:[A-Z]\w*)?$/i;

/** Properties that say only how something looks: they count where the object holds a text and no mere title. */
const LOOKS = new Set(["color", "variant", "appearance"]);
const TEXTS: readonly string[] = ["message", "text", "description", "detail", "body", "content", "children"];

/** Whether a key is one of those by which an object may say that it is about an error. */
export const saysTone = (key: string): boolean => TONE.has(key) || key === "role" || key === OPTIONS;

/** How a queue of notices keeps them: `{message,options:{variant:"error"}}` (notistack with a store). */
const OPTIONS = "options";

/** Whether an object says that it is about an error. */
export function isErrorNotice(node: ObjectExpression, at: Sighting<ObjectExpression>, ev: Evaluator): boolean {
  const keys = fixedKeys(node);
  if ([...keys].some((key) => ANSWERS.test(key))) return false;
  const tells = TEXTS.some((key) => keys.has(key)) && !ACTS.some((key) => keys.has(key));
  return node.properties.some((property) => {
    if (property.type !== "Property") return false;
    const key = keyName(property.key, property.computed);
    if (key !== undefined && LOOKS.has(key) && !tells) return false;
    if (key === OPTIONS && tells && property.value.type === "ObjectExpression")
      return saysError(property.value, at, ev);
    if (key === "role") return stringOf(ev.evaluate(property.value, at.module)) === "alert";
    return (
      key !== undefined && TONE.has(key) && isError(outcomes(ev.evaluate(property.value, at.module)), LOOKS.has(key))
    );
  });
}

/** `{variant:"error",autoHideDuration:3000}`, beside the words. */
const saysError = ({ properties }: ObjectExpression, { module }: Sighting<ObjectExpression>, ev: Evaluator): boolean =>
  properties.some(
    (property) =>
      property.type === "Property" &&
      TONE.has(keyName(property.key, property.computed) ?? "") &&
      isError(outcomes(ev.evaluate(property.value, module)), true),
  );

/** `variant: failed ? "destructive" : "secondary"`: of what looks one way or the other the text is no error's alone. */
function isError(tones: readonly Value[], isLook: boolean): boolean {
  const errors = tones.filter((tone) => ERROR.has(stringOf(tone) ?? ""));
  const others = tones.filter((tone) => stringOf(tone) !== undefined && !errors.includes(tone));
  return errors.length > 0 && !(isLook && others.length > 0);
}

/** What a call may be meant as: a warning that comes up tells that something went wrong, one that stands there warns before. */
const MEANT: ReadonlySet<string> = new Set([...ERROR, "warning", "warn"]);

/** `f(text,"error")` of a function of the program's own that does not only write to the console. */
export function isTonedNotice(at: Sighting<CallLike>, context: ExtractContext): boolean {
  const { ev } = context;
  const { node, module } = at;
  const [first, ...others] = node.arguments;
  if (!first || !others.some(mayBeTone)) return false;
  if (!others.some((other) => isMeant(ev.evaluate(other, module), ev))) return false;
  const isOwn = ev.callees(node.callee, module).some(({ kind }) => kind === "function");
  return isOwn && !isForNobody({ ...at, node: first }, context);
}

function isMeant(value: Value, ev: Evaluator): boolean {
  const tones = value.kind === "object" ? [...TONE].map((key) => ev.member(value, key)) : [value];
  return tones.some((tone) => MEANT.has(stringOf(tone) ?? ""));
}

const TONES = new Set<Node["type"]>([
  "Literal",
  "TemplateLiteral",
  "ObjectExpression",
  "MemberExpression",
  "Identifier",
]);
const mayBeTone = ({ type }: Node): boolean => TONES.has(type);

/** `notify("error","Unauthorized")`: a function of the program's own is given how it is meant, and then the words. */
export function tonedWords(
  { arguments: [tone, words, ...others] }: CallLike,
  callees: readonly Value[],
): Node | undefined {
  if (!words || others.length > 2 || !ERROR.has(literalString(tone) ?? "")) return undefined;
  return callees.some(({ kind }) => kind === "function") ? words : undefined;
}
