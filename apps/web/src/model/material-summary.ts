/** The material in one line, and the product's name as the page shows it. */
import { groupComponents, type Specification } from "@as-built/spec";
import { componentName } from "./exhibit.ts";
import { bytes, plural } from "./format.ts";

export const productName = ({ subject }: Specification): string => subject.name ?? subject.input;

/** "12 files, 3.4 MB, 210 modules, built with vite". */
export function materialSummary({ material }: Specification): string {
  const size = material.files.reduce((sum, file) => sum + file.bytes, 0);
  const bundlers = (material.bundlers ?? []).map(({ name, version }) => [name, version].filter(Boolean).join(" "));
  return [
    plural(material.files.length, "file"),
    bytes(size),
    ...(material.modules === undefined ? [] : [plural(material.modules, "module")]),
    ...(bundlers.length === 0 ? [] : [`built with ${bundlers.join(", ")}`]),
  ].join(" · ");
}

/** What the product says about itself, the description first. */
export const productDescription = ({ points }: Specification): string | undefined =>
  points.purpose.statements.find(({ kind }) => kind === "description")?.text;

const NAMED = 8;

/** The largest components of each kind, by name: what the material is made of beside the product. */
export const machinery = (specification: Specification): readonly string[] =>
  [...groupComponents(specification).values()].flat().slice(0, NAMED).map(componentName);
