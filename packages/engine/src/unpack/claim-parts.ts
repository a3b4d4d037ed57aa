/** What the claims of several formats are made of: the place that shows the format, and what is left of a script. */
import type { Range, Script } from "../script.ts";
import type { Statement } from "../syntax/nodes.ts";
import { moduleOf } from "./es-module.ts";
import type { Code, ModuleDraft } from "./module.ts";

/** Longest place that is shown, in code units. */
const HEAD = 200;

/** The beginning of a range: it shows a format as well as all of it. */
export const headOf = ({ start, end }: Range): Range => ({ start, end: Math.min(end, start + HEAD) });

const asked = new WeakMap<Script, Map<string, boolean>>();

/** Whether a text stands anywhere in a script. It is looked for once, however many pieces of the script are asked about. */
export function holdsText(script: Script, text: string): boolean {
  const answers = asked.get(script) ?? new Map<string, boolean>();
  asked.set(script, answers);
  const answer = answers.get(text) ?? script.text.includes(text);
  answers.set(text, answer);
  return answer;
}

/** Directives alone are no code. */
export const holdsCode = (body: readonly Statement[]): boolean => body.some((statement) => !("directive" in statement));

/** What stands in a script beside its wrapped modules is a module of its own; directives alone are none. */
export const restOf = (script: Script, body: readonly Statement[], { passed }: Code): readonly ModuleDraft[] =>
  holdsCode(body) ? [{ ...moduleOf(script), body, passed }] : [];
