/**
 * The title that the code gives its pages: `<title>Lendwell</title>` of React Helmet or React 19, `document.title=
 * "Lendwell"`. Where there are several they are titles of screens.
 */
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { callsGiven } from "../calls-by.ts";
import type { Fact } from "../fact.ts";
import type { Sighting, Survey } from "../survey.ts";
import { isNameOfPages } from "./page-names.ts";

export function writtenTitles({ calls, assignments }: Pick<Survey, "calls" | "assignments">): readonly Fact[] {
  const found = [
    ...callsGiven(calls, "title").flatMap((at) => titled(childOf(at.node.arguments), at)),
    ...assignments.flatMap((at) => (isTitle(at.node.left) ? titled(at.node.right, at) : [])),
  ];
  const texts = new Set(found.map(({ content }) => ("text" in content ? content.text : undefined)));
  return texts.size === 1 ? found : [];
}

/** `createElement("title",null,"Lendwell")`, `jsx("title",{children:"Lendwell"})`. */
function childOf([, props, child]: readonly Node[]): Node | undefined {
  return child ?? (props?.type === "ObjectExpression" ? propertyOf(props, "children") : undefined);
}

const isTitle = (node: Node): boolean =>
  node.type === "MemberExpression" &&
  keyName(node.property, node.computed) === "title" &&
  ((node.object.type === "Identifier" && node.object.name === "document") || memberName(node.object) === "document");

function titled(node: Node | undefined, { module: { script }, unit }: Sighting<Node>): readonly Fact[] {
  const text = literalString(node);
  if (!node || text === undefined || !isNameOfPages(text)) return [];
  return [
    {
      point: "purpose",
      content: { kind: "name", text },
      basis: "shown",
      evidence: [{ script, start: node.start, end: node.end, says: "title of pages" }],
      unit,
    },
  ];
}
