/**
 * The title that the code gives its pages: `<title>Lendwell</title>` of React Helmet or React 19, `document.title=
 * "Lendwell"`, Angular's `title.setTitle("Lendwell")`. Where there are several they are titles of screens, and the
 * product is what all of them end or begin with behind a separator: `${page} | Lendwell`, `titleTemplate:"%s - Lendwell"`
 * (React Helmet 6, Unhead 1).
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Source } from "../../evaluate/value.ts";
import { ancestors } from "../../syntax/ancestors.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { callsGiven, callsOf } from "../calls-by.ts";
import type { Fact } from "../fact.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting, Survey } from "../survey.ts";
import { isNameOfPages } from "./page-names.ts";

/** Behind what stands for a page, and before it. */
const BEHIND = /\s(?:[|·•–—-]|::)\s(\p{Lu}[\p{L}\d .'-]{1,40})$/u;
const BEFORE = /^(\p{Lu}[\p{L}\d .'-]{1,40}?)\s?(?:[|·•–—:-]|::)\s$/u;

type Seen = Pick<Survey, "calls" | "assignments" | "objects">;

export function writtenTitles({ calls, assignments, objects }: Seen, ev: Evaluator): readonly Fact[] {
  const titles = [
    ...callsGiven(calls, "title").flatMap((at) => (isDrawn(at) ? [] : titled(childOf(at.node.arguments), at))),
    ...callsOf(calls, "setTitle").flatMap((at) => titled(at.node.arguments[0], at)),
    ...assignments.flatMap((at) => (isTitle(at.node.left) ? titled(at.node.right, at) : [])),
  ];
  const whole = titles.flatMap((title) => wholeTitle(title));
  const parts = [
    ...titles.flatMap((title) => partOfTitle(title, ev)),
    ...objectsWith(objects, "titleTemplate").flatMap((at) => partOfTemplate(propertyOf(at.node, "titleTemplate"), at)),
  ];
  return [...alone(whole), ...alone(parts)];
}

/** What one name is given for: several are titles of screens. */
function alone(found: readonly Fact[]): readonly Fact[] {
  const texts = new Set(found.map(({ content }) => ("text" in content ? content.text : undefined)));
  return texts.size === 1 ? found : [];
}

/** `createElement("svg",null,createElement("title",null,"Empty box"))`: what a drawing is called, and no page. */
const isDrawn = ({ node, unit }: Sighting<Node>): boolean =>
  ancestors(unit.node, node.start).some(
    (around) => around.type === "CallExpression" && literalString(around.arguments[0]) === "svg",
  );

/** `createElement("title",null,"Lendwell")`, `jsx("title",{children:"Lendwell"})`. */
function childOf([, props, child]: readonly Node[]): Node | undefined {
  return child ?? (props?.type === "ObjectExpression" ? propertyOf(props, "children") : undefined);
}

const isTitle = (node: Node): boolean =>
  node.type === "MemberExpression" &&
  keyName(node.property, node.computed) === "title" &&
  ((node.object.type === "Identifier" && node.object.name === "document") || memberName(node.object) === "document");

const titled = (node: Node | undefined, at: Sighting<Node>): readonly Sighting<Node>[] =>
  node ? [{ ...at, node }] : [];

function wholeTitle(at: Sighting<Node>): readonly Fact[] {
  const text = literalString(at.node);
  return text !== undefined && isNameOfPages(text) ? [named(text, at, [])] : [];
}

/** `${page} | Lendwell`: what is written beside the hole. */
function partOfTitle(at: Sighting<Node>, ev: Evaluator): readonly Fact[] {
  if (literalString(at.node) !== undefined) return [];
  const value = ev.evaluate(at.node, at.module);
  if (value.kind !== "template") return [];
  const [first] = value.parts;
  const last = value.parts.at(-1);
  const name =
    (typeof last === "string" ? BEHIND.exec(last)?.[1] : undefined) ??
    (typeof first === "string" ? BEFORE.exec(first)?.[1] : undefined);
  return name !== undefined && isNameOfPages(name) ? [named(name, at, value.sources)] : [];
}

/** `"%s | Lendwell"`, `"%s - %siteName"` names nothing. */
function partOfTemplate(node: Node | undefined, at: Sighting<Node>): readonly Fact[] {
  const name = BEHIND.exec(literalString(node) ?? "")?.[1];
  return node && name !== undefined && isNameOfPages(name) ? [named(name, { ...at, node }, [])] : [];
}

const named = (text: string, { node, module: { script }, unit }: Sighting<Node>, sources: readonly Source[]): Fact => ({
  point: "purpose",
  content: { kind: "name", text },
  basis: sources.length > 0 ? "derived" : "shown",
  evidence: [
    { script, start: node.start, end: node.end, says: "title of pages" },
    ...sources.map((source) => ({ ...source, says: "text", for: "/text" })),
  ],
  unit,
});
