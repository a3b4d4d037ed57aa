/** Puts a document where it was asked for: into a file, or, in pieces, into a folder. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ProblemError } from "./problem.ts";

/**
 * @returns the outermost folder that was created for it
 * @throws {ProblemError} `not-writable`
 */
export const writeDocument = (document: string, output: string): Promise<string | undefined> =>
  writing(output, async () => {
    const created = await mkdir(dirname(output), { recursive: true });
    await writeFile(output, document);
    return created;
  });

/**
 * Pieces of an earlier run that this one does not have are removed; what else is in the folder stays.
 *
 * @returns the outermost folder that was created for it
 * @throws {ProblemError} `not-writable`
 */
export const writePieces = (pieces: ReadonlyMap<string, string>, folder: string): Promise<string | undefined> =>
  writing(folder, async () => {
    const created = await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      if (name.endsWith(".md") && !pieces.has(name) && (await isPiece(join(folder, name))))
        await rm(join(folder, name));
    }
    for (const [name, text] of pieces) await writeFile(join(folder, name), text);
    return created;
  });

/** Every piece but the README says so behind its heading (`packages/engine/src/render/markdown-parts.ts`). */
const isPiece = async (file: string): Promise<boolean> =>
  (await readFile(file, "utf8").catch(() => "")).split("\n", 3)[2]?.startsWith("[The specification](README.md);") ??
  false;

async function writing<T>(output: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ProblemError("not-writable", error instanceof Error ? error.message : output);
  }
}
