/** A shell script that fetches what a capture misses from where the application is served. */

/** References that name a file below the address of the application, and nothing a shell reacts to. */
const PATH = /^(?:\.?\/)?[\w@][\w@.~+/-]*$/;

export interface FetchScript {
  readonly text: string;
  readonly files: number;
}

/** Undefined where no reference is the path of a file. Each path once, in the order given. */
export function fetchScript(references: readonly string[]): FetchScript | undefined {
  const paths = [...new Set(references.filter(isPath).map((path) => path.replace(/^\.?\//, "")))];
  if (paths.length === 0) return undefined;
  const text = [
    "# in the folder that was captured; the address is the application's own",
    "origin=https://app.example.com",
    "for path in \\",
    ...paths.map((path) => `  ${path} \\`),
    '; do curl --fail --create-dirs --output "$path" "$origin/$path"; done',
  ].join("\n");
  return { text, files: paths.length };
}

const isPath = (reference: string): boolean =>
  PATH.test(reference) && /\.\w+$/.test(reference) && !reference.split("/").includes("..");
