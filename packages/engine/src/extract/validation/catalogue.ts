/**
 * Catalogues of texts that a program carries: objects of many `"form.name.required": "..."`, and the same as JSON in a
 * string. Of several languages the one whose words are understood here speaks.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../syntax/nodes.ts";
import { isSentence, type Message } from "../message.ts";
import type { Sighting, Survey } from "../survey.ts";
import { demands, isTextKey } from "./phrases.ts";

export type Catalogue = ReadonlyMap<string, Message>;

/** Fewest texts of a catalogue. */
const MIN_TEXTS = 12;
/** Shortest JSON that is read, in UTF-16 code units. */
const MIN_JSON = 1000;

/** The texts that say what input has to be, by their keys. */
export function catalogueOf({ objects, calls }: Survey, ev: Evaluator): Catalogue {
  const out = new Map<string, Message>();
  for (const at of objects) if (at.node.properties.length >= MIN_TEXTS) noteObject(at, out);
  for (const at of calls) noteJson(at, out, ev);
  return out;
}

function noteObject({ node, module }: Sighting<ObjectExpression>, out: Map<string, Message>): void {
  for (const property of node.properties) {
    const key = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (key === undefined || property.type !== "Property" || !isTextKey(key)) continue;
    const text = textOf(property.value);
    const source = { script: module.script, start: property.start, end: property.end };
    if (text !== undefined) note(key, text, source, out);
  }
}

/** `"..."`, `["..."]`, as Lingui compiles its messages. */
function textOf(node: Node): string | undefined {
  const [only, ...more] = node.type === "ArrayExpression" ? node.elements : [node];
  return more.length === 0 ? literalString(only) : undefined;
}

function note(key: string, text: string, source: Message["sources"][number], out: Map<string, Message>): void {
  if (!out.has(key) && isSentence(text) && demands(text)) out.set(key, { text, sources: [source], built: false });
}

/** `JSON.parse("{...}")`. */
function noteJson({ node, module }: Sighting<CallLike>, out: Map<string, Message>, ev: Evaluator): void {
  const [first, ...more] = node.arguments;
  const text = more.length === 0 && first && first.end - first.start >= MIN_JSON ? literalString(first) : undefined;
  if (!first || text === undefined || !text.startsWith("{")) return;
  const callee = ev.evaluate(node.callee, module);
  if (callee.kind !== "global" || callee.path.join(".") !== "JSON.parse") return;
  for (const [key, value] of entriesOf(text)) {
    const words: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    const at = module.script.text.indexOf(`"${key}"`, first.start);
    if (typeof words !== "string" || !isTextKey(key) || at < 0 || at >= first.end) continue;
    note(
      key,
      words,
      { script: module.script, start: at, end: Math.min(first.end, at + key.length + words.length + 8) },
      out,
    );
  }
}

function entriesOf(text: string): readonly [string, unknown][] {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? Object.entries(parsed) : [];
  } catch {
    return [];
  }
}
