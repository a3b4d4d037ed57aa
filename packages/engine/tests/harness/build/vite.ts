/** Vite with Rolldown: ES module chunks, libraries in chunks that entries share. */
import { build, type Rolldown } from "vite";
import type { Build } from "./plan.ts";

export const buildWithVite: Build = async (entries) => {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, rolldownOptions: { input: { ...entries } } },
  });
  if (!("output" in result)) throw new Error("one output was asked for");
  const chunks = new Map(result.output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const files = Object.fromEntries([...chunks].map(([path, { code }]) => [path, code]));
  const names = [...chunks.values()].filter(({ isEntry }) => isEntry);
  return { files, entries: Object.fromEntries(names.map((chunk) => [chunk.name, loadedBy(chunk.fileName, chunks)])) };
};

/** A chunk and all that it imports, now or later. */
function loadedBy(path: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): readonly string[] {
  const loaded = new Set<string>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (loaded.has(next)) continue;
    loaded.add(next);
    const chunk = chunks.get(next);
    open.push(...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? []));
  }
  return [...loaded].sort();
}
