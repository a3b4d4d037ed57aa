/** The formats that a specification is written in, and the endings of their files. */
import type { DocumentFormat } from "@as-built/engine";

export type Format = "json" | "md" | "html" | DocumentFormat;

/** By the endings of files; longer ones first: `.cdx.json` is a bill of materials, `.json` the specification. */
const ENDINGS = [
  [".openapi.json", "openapi"],
  [".asyncapi.json", "asyncapi"],
  [".schema.json", "json-schema"],
  [".cdx.json", "cyclonedx"],
  [".spdx.json", "spdx"],
  [".sarif.json", "sarif"],
  [".mermaid.md", "mermaid"],
  [".sarif", "sarif"],
  [".csv", "csv"],
  [".http", "http"],
  [".graphql", "graphql"],
  [".json", "json"],
  [".md", "md"],
  [".markdown", "md"],
  [".html", "html"],
  [".htm", "html"],
] as const satisfies readonly (readonly [string, Format])[];

/** All, those of ours first. */
export const FORMATS: readonly Format[] = [
  ...new Set<Format>(["json", "md", "html", ...ENDINGS.map(([, one]) => one)]),
];
/** Another word for one of them. */
export const FORMAT_ALIASES = { markdown: "md" } as const satisfies Readonly<Record<string, Format>>;

/** The format that a file's ending names. */
export function formatOf(file: string): Format | undefined {
  const name = file.toLowerCase();
  return ENDINGS.find(([ending]) => name.endsWith(ending))?.[1];
}

/** What was asked for: by its name, or by the ending of the file. */
export const namedFormat = (name: Format | keyof typeof FORMAT_ALIASES): Format =>
  name === "markdown" ? FORMAT_ALIASES[name] : name;

/** Whether an output is named as a folder: then a document is written in pieces. */
export const namesFolder = (output: string): boolean => /[\\/]$/.test(output);
