/** The formats that a specification is written in, and the endings of their files. */

export const FORMATS = ["json", "md", "html"] as const;
/** Another word for one of them. */
export const FORMAT_ALIASES = { markdown: "md" } as const satisfies Readonly<Record<string, (typeof FORMATS)[number]>>;

export type Format = (typeof FORMATS)[number];

/** The format that a file's ending names. */
export function formatOf(file: string): Format | undefined {
  const ending = file.slice(file.lastIndexOf(".") + 1).toLowerCase();
  if (ending === "htm") return "html";
  if (ending === "markdown") return "md";
  return FORMATS.find((format) => format === ending);
}

/** Whether an output is named as a folder: then a document is written in pieces. */
export const namesFolder = (output: string): boolean => /[\\/]$/.test(output);
