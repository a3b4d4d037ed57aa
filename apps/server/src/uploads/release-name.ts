/** What an application is called before its code has been read: the title of its page, else what came. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { contentOf } from "../storage/staged-content.ts";
import type { StagedFile } from "./staged-file.ts";

const LENGTH = 200;
/** A title stands at the beginning. */
const HEAD_BYTES = 64 * 2 ** 10;

type Node = DefaultTreeAdapterTypes.Node;

/** The title of the outermost page, blank space joined; undefined where there is none. */
export async function titleOf(files: readonly StagedFile[]): Promise<string | undefined> {
  const depth = ({ path }: StagedFile) => path.split("/").length;
  const pages = files.filter(({ path }) => /\.html?$/i.test(path));
  const [page] = pages.toSorted((a, b) => depth(a) - depth(b) || (a.path < b.path ? -1 : 1));
  if (page === undefined) return undefined;
  const title = findTitle(parse(await headOf(page)));
  return title?.replace(/\s+/g, " ").trim().slice(0, LENGTH) || undefined;
}

async function headOf(file: StagedFile): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of contentOf(file)) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).toString("utf8", 0, HEAD_BYTES);
}

/** In document order, without recursion: hostile pages are nested deeply. */
function findTitle(document: Node): string | undefined {
  const open: Node[] = [document];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!("childNodes" in node)) continue;
    if (node.nodeName === "title")
      return node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    for (const child of node.childNodes.toReversed()) open.push(child);
  }
  return undefined;
}
