/** The files that a person dropped or chose, as one input: its name, and each file's path below it. */

export interface DroppedFile {
  /** As the browser gives it, e.g. "/dist/assets/a.js", "dist/a.js", "./a.js", "a.js". */
  readonly path: string;
  readonly file: File;
}

export interface Dropped {
  /** What was dropped, as the specification names it. */
  readonly input: string;
  readonly files: readonly DroppedFile[];
  /** A recording of the application's traffic beside them; by itself, one is what the application is read from. */
  readonly traffic?: DroppedFile;
}

export function droppedFiles(files: readonly DroppedFile[]): Dropped {
  const [traffic, ...more] = files.filter(({ path }) => /\.har$/i.test(path));
  if (traffic === undefined || more.length > 0 || files.length === 1) return inputOf(files);
  return { ...inputOf(files.filter((one) => one !== traffic)), traffic };
}

/** A folder that all files lie in is the input, and no part of their paths. */
function inputOf(files: readonly DroppedFile[]): Dropped {
  const clean = files
    .map(({ path, file }) => ({ path: path.replace(/^(?:\.?\/)+/, ""), file }))
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const [first] = clean;
  const root = first?.path.split("/")[0];
  if (first === undefined || root === undefined) return { input: "files", files: [] };
  if (clean.every(({ path }) => path.startsWith(`${root}/`))) {
    return { input: root, files: clean.map(({ path, file }) => ({ path: path.slice(root.length + 1), file })) };
  }
  return { input: clean.length === 1 ? first.path : "dropped files", files: clean };
}
