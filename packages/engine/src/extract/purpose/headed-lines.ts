/**
 * What the product says of itself right below its own name: `<h1>Lendwell</h1><p>The lending desk of your street.</p>`, in
 * markup, in calls that make elements and in compiled templates alike.
 */
import { isErrorWording } from "../../language/failures.ts";
import type { Range } from "../../script.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Fact } from "../fact.ts";
import type { Sighting, Survey } from "../survey.ts";

const HEADING = /[<"'`]h[12]\b[^<>]*[>"'`](?:\s|\\n)*$/;
/** Nothing but the end of the heading, and where a paragraph begins. */
const PARAGRAPH = /^(?:\s|\\n)*(?:\\?["'`]|<\/h[12]>)[^<>]*?[<"'`]p\b/;
const LINE = /[>"'`](?:\s|\\n)*(\p{Lu}[^<>"`\\{}]+)(?:\\n|["'`]|\\"|<)/u;
/** Words of a line, and longest line in code units. */
const MIN_WORDS = 3;
const MAX_LINE = 200;
/** How much of the code around a name is read, and the longest text with markup, in code units. */
const AROUND = 400;
const MAX_MARKUP = 30_000;

export function headedLines(
  { texts, tagged }: Pick<Survey, "texts" | "tagged">,
  known: readonly string[],
): readonly Fact[] {
  const names = [...new Set(known.map((name) => name.toLowerCase()))];
  return [...texts, ...tagged].flatMap((at) => {
    const { start, end } = at.node;
    const code = end - start > MAX_MARKUP ? "" : at.module.script.text.slice(start, end).toLowerCase();
    const places = names.map((name) => ({ place: code.indexOf(name), length: name.length }));
    return places.flatMap(({ place, length }) => (place < 0 ? [] : lineBehind(at, start + place, length)));
  });
}

function lineBehind(at: Sighting<Node>, name: number, length: number): readonly Fact[] {
  const { text } = at.module.script;
  const end = name + length;
  const isHeading = HEADING.test(text.slice(Math.max(0, name - AROUND), name));
  const opened = isHeading ? PARAGRAPH.exec(text.slice(end, end + AROUND)) : null;
  if (!opened) return [];
  const from = end + opened[0].length;
  const found = LINE.exec(text.slice(from, from + AROUND + MAX_LINE));
  const [whole = "", paragraph = ""] = found ?? [];
  const said = paragraph.trimEnd();
  const start = from + (found?.index ?? 0) + whole.lastIndexOf(paragraph);
  // `<p>The desk of <b>your</b> street</p>`: what goes on elsewhere
  const isWhole = whole.endsWith("<") ? text.startsWith("</", start + paragraph.length) : said === paragraph;
  const isLine = said.length <= MAX_LINE && said.split(" ").length >= MIN_WORDS && !isErrorWording(said);
  if (!found || found.index > AROUND || !isWhole || !isLine) return [];
  return [description(said, at, start, { start: name, end })];
}

function description(said: string, { module: { script }, unit }: Sighting<Node>, start: number, heading: Range): Fact {
  const text = said.replace(/\s+/g, " ");
  return {
    point: "purpose",
    content: { kind: "description", text },
    basis: "inferred",
    evidence: [
      { script, start, end: start + said.length, says: "line below the name" },
      { script, ...heading, says: "name above it" },
    ],
    unit,
  };
}
