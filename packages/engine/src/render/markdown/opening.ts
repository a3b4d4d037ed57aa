/** The title and the first paragraphs: what was not understood, what was read, whose code it is, what is missing, how to read the rest. */
import { ORIGINS, type Specification } from "@as-built/spec";
import { blocks, heading } from "./block.ts";
import { gaps } from "./gaps.ts";
import { code, joined, prose, raw } from "./inline.ts";
import { grouped, percent, plural, size } from "./numbers.ts";

export const opening = (specification: Specification): string =>
  blocks([
    heading(1, raw(`Specification: ${title(specification)}`)),
    gaps(specification),
    material(specification),
    provenance(specification),
    KEY,
  ]);

function title({ subject, points }: Specification): string {
  if (subject.name !== undefined) return prose(subject.name);
  const shown = points.purpose.shown ? "" : " (product purpose not shown)";
  return `web application with a client-side script bundle${shown}`;
}

function material({ subject, material, tool }: Specification): string {
  const { files, bundlers = [], modules, locales = [] } = material;
  const scripts = files.filter(({ kind }) => kind === "script");
  const bytes = (list: typeof files) => size(list.reduce((sum, file) => sum + file.bytes, 0));
  const built = bundlers.map(({ name, version }) => prose(version === undefined ? name : `${name} ${version}`));
  const sentences = [
    `Read from ${code(subject.input)}: ${plural(files.length, "file")} of ${bytes(files)}, of which ${plural(scripts.length, "script")} of ${bytes(scripts)}.`,
    built.length > 0 ? `Bundled by ${joined(built)}.` : "No bundler was recognised.",
    modules === undefined ? "" : `Recovered: ${plural(modules, "module")}.`,
    locales.length > 0 ? `Languages: ${joined(locales.map(code))}.` : "",
    absent(material),
    `Digest of the material: ${code(subject.digest)}.`,
    `Written by ${prose(`${tool.name} ${tool.version}`)}; nothing of the material was run.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

function absent({ missing, failures }: Specification["material"]): string {
  const gone = `${plural(missing.length, "file")} that the material refers to ${missing.length === 1 ? "was" : "were"} not captured`;
  const broken = `${plural(failures.length, "part")} of it could not be read or parsed`;
  if (missing.length === 0 && failures.length === 0)
    return "Nothing that it refers to is missing, and all of it could be read.";
  const parts = [...(missing.length > 0 ? [gone] : []), ...(failures.length > 0 ? [broken] : [])];
  return `${parts.join(", and ")}: see the end of this document.`;
}

/** Most components named at the beginning; the inventory has them all. */
const NAMED = 6;

function provenance({ provenance: { totals, components } }: Specification): string {
  const all = ORIGINS.reduce((sum, origin) => sum + totals[origin], 0);
  if (all === 0) return "It holds no script text.";
  const shares = ORIGINS.filter((origin) => totals[origin] > 0).map(
    (origin) => `${origin} ${percent(totals[origin], all)}`,
  );
  const largest = components.toSorted((a, b) => b.size - a.size).slice(0, NAMED);
  const sentences = [
    `Whose code it is, of ${grouped(all)} characters of script text: ${shares.join(", ")}.`,
    totals.product === 0 ? "No product code was found." : "",
    "Framework and third-party code is left out of the nine points and named in the inventory at the end",
  ];
  const named = largest.length === 0 ? "" : `; the largest: ${joined(largest.map(({ name }) => code(name)))}`;
  return `${sentences.filter(Boolean).join(" ")}${named}.`;
}

const KEY = `Each statement says how it was reached: *shown* (stands literally in the evidence), *derived* (computed from the evidence), *inferred* (follows from a convention). The evidence is a place in the material, \`file:start-end\`, in UTF-16 code units of the decoded text, end exclusive; \`+2\` says that two more places belong to it, which the JSON form names.`;
