/** `asbuilt site`: a folder for any web server, whose page analyses in the browser. The server only gives its files. */
import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { indexFiles } from "@as-built/signatures";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { SITE } from "./messages.ts";
import { ProblemError } from "./problem.ts";
import { write } from "./terminal.ts";

const PAGE = "site.html";
/** The folder of the indexes, and the file that names them in their order: a page cannot ask for what is in a folder. */
const SIGNATURES = "signatures";

/** @throws {ProblemError} `no-viewer` where the page is not built, `not-empty`, `not-writable` */
export async function siteCommand(folder: string): Promise<ExitCode> {
  const built = placeOf("@as-built/web/package.json", "dist/site/");
  const viewer = placeOf("@as-built/web/package.json", "dist/viewer.html");
  const indexes = indexFiles().map((file) => fileURLToPath(file));
  const names = await readdir(built).catch((error: Error) => {
    throw new ProblemError("no-viewer", error.message);
  });
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) throw new ProblemError("not-empty", folder);
    for (const name of names)
      await cp(join(built, name), join(folder, name === PAGE ? "index.html" : name), { recursive: true });
    await cp(viewer, join(folder, "viewer.html"));
    for (const index of indexes) await cp(index, join(folder, SIGNATURES, basename(index)));
    await writeFile(join(folder, `${SIGNATURES}.json`), JSON.stringify(indexes.map((index) => basename(index))));
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError("not-writable", error instanceof Error ? error.message : folder);
  }
  await write(process.stdout, SITE.done(folder));
  return EXIT.done;
}

const placeOf = (manifest: string, path: string): string => fileURLToPath(new URL(path, import.meta.resolve(manifest)));
