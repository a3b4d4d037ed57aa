/** Addresses that the product names and leads nobody to: parts that texts are looked through for, placeholders, examples. */
import type { Node } from "../../../syntax/nodes.ts";
import type { Sighting } from "../../survey.ts";

/** `link.startsWith("https://")`, `link.replace("https://shop.example/", "")`: a part that texts are looked through for. */
const SOUGHT = /\.(?:startsWith|endsWith|includes|indexOf|replace|replaceAll|split)\(\s*$/;
export const isSoughtFor = ({ node, module: { script } }: Sighting<Node>): boolean =>
  SOUGHT.test(script.text.slice(Math.max(0, node.start - 24), node.start));

/**
 * `placeholder:"https://shop.mine.org"`, also in the lists of attributes of Angular's templates; `"@xmlns:a":"http://..."`,
 * `ns:"http://..."`: the name of a language (Namespaces in XML 1.0).
 */
export const isPlaceholder = ({ node, module: { script } }: Sighting<Node>): boolean =>
  /(?:placeholder|xmlns(?::\w+)?|\bns)["'`]?\s*[:=,]\s*\{?$/i.test(
    script.text.slice(Math.max(0, node.start - 24), node.start),
  );

/** `Give an address, e.g. https://shop.mine.org`: what is written may be anything alike. */
const EXAMPLE = /(?:\b(?:ex|eg|e\.g)\.|\bexamples?:|\bsuch as\b|\bfor instance\b)[^.]*$|(?:\bex|\be\.g)\.\s.*$/i;

/** So much before an address is read for words of an example, in UTF-16 code units. */
const MAX_BEFORE = 80;

/** `text`: around an address that begins at `start`. */
export const isExample = (text: string, start: number): boolean =>
  EXAMPLE.test(text.slice(Math.max(0, start - MAX_BEFORE), start));
