/**
 * What the product says of itself right below its own name: `<h1>Lendwell</h1><p>The lending desk of your street.</p>`, in
 * markup, in calls that make elements and in compiled templates alike. The name is known, or stands as well where Bootstrap
 * (2 to 5) has it: under the class `navbar-brand`.
 */
import { isErrorWording } from "../../language/failures.ts";
import type { Range } from "../../script.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Fact, FactEvidence } from "../fact.ts";
import type { Sighting, Survey } from "../survey.ts";

/** The first text of that element: what a property holds is none, but its children. */
const BRAND =
  /navbar-brand\b[^<]{0,120}?(?:[,([]\s?["'`]|children:\s?["'`]|>)(?:\s|\\n)*(\p{L}[\p{L}\d .'-]{2,30}?)(?:\s|\\n)*(?:["'`]\s?[)\]}]|<)/u;
const HEADING = /[<"'`]h[12]\b[^<>]{0,120}[>"'`](?:\s|\\n)*$/;
/** Nothing but the end of the heading and a paragraph of three words at least. */
const LINE =
  /^(?:\s|\\n)*(?:\\?["'`]|<\/h[12]>)[^<>]{0,120}?[<"'`]p\b[^<>]{0,120}?[>"'`](?:\s|\\n)*(\p{Lu}[^<>"`\\{}]*?\s[^<>"`\\{}\s]+\s[^<>"`\\{}]{3,200}?)(?:\s|\\n)*[\\<"'`]/u;
/** How much of the code around a name is read, and the longest text with markup, in code units. */
const AROUND = 600;
const MAX_MARKUP = 30_000;
/** More elements under that class are those of samples. */
const MAX_BRANDS = 3;

export function headedLines(
  { texts, tagged }: Pick<Survey, "texts" | "tagged">,
  known: readonly string[],
): readonly Fact[] {
  const all = [...texts, ...tagged].filter(({ node }) => node.end - node.start <= MAX_MARKUP);
  const brands = new Map(all.flatMap(brandAt));
  const names = new Map<string, Fact | undefined>(brands.size <= MAX_BRANDS ? brands : []);
  for (const name of known) names.set(name.toLowerCase(), undefined);
  return all.flatMap((at) => {
    const code = codeOf(at).toLowerCase();
    return [...names].flatMap(([name, brand]) => {
      const place = code.indexOf(name);
      const line = place < 0 ? [] : lineBehind(at, at.node.start + place, name.length);
      return brand && line.length > 0 ? [...line, brand] : line;
    });
  });
}

const codeOf = ({ node, module }: Sighting<Node>, more = 0): string =>
  module.script.text.slice(node.start, node.end + more);

function brandAt(at: Sighting<Node>): readonly (readonly [string, Fact])[] {
  const found = codeOf(at).includes("navbar-brand") ? BRAND.exec(codeOf(at, AROUND)) : null;
  const [whole = "", name = ""] = found ?? [];
  return found
    ? [[name.toLowerCase(), purpose("name", name, at, at.node.start + found.index + whole.lastIndexOf(name))]]
    : [];
}

function lineBehind(at: Sighting<Node>, start: number, length: number): readonly Fact[] {
  const { text } = at.module.script;
  const end = start + length;
  const found = HEADING.test(text.slice(Math.max(0, start - AROUND), start))
    ? LINE.exec(text.slice(end, end + AROUND))
    : null;
  const [whole = "", said = ""] = found ?? [];
  // `<p>The desk of <b>your</b> street</p>`: what goes on elsewhere
  return found && said === said.trimEnd() && !isErrorWording(said)
    ? [purpose("description", said, at, end + whole.lastIndexOf(said), { start, end })]
    : [];
}

function purpose(
  kind: "name" | "description",
  said: string,
  { module: { script }, unit }: Sighting<Node>,
  start: number,
  heading?: Range,
): Fact {
  const places: readonly FactEvidence[] = heading ? [{ script, ...heading, says: "name above it" }] : [];
  const text = said.replace(/\s+/g, " ");
  return {
    point: "purpose",
    content: { kind, text },
    basis: "inferred",
    evidence: [
      {
        script,
        start,
        end: start + said.length,
        says: kind === "name" ? "name of the product" : "line below the name",
      },
      ...places,
    ],
    unit,
  };
}
