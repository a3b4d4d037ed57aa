/** The specification as one self-contained page, with the texts of its files: what `asbuilt analyze --output x.html` writes. */
import { renderHtml } from "@as-built/engine/html";
import type { Source } from "./source.ts";
import { textBlock } from "./text-block.ts";
import { searchableFiles } from "./text-search.ts";

/** The viewer, put there by the build: as a text, for it is no page of the server. */
const VIEWER = "/viewer.txt";

export async function wholePage({ specification, text }: Source): Promise<string> {
  const answer = await fetch(VIEWER);
  if (!answer.ok) throw new Error("the server has no viewer");
  // One after the other: of large texts only the last few are kept.
  const blocks = [];
  for (const file of searchableFiles(specification)) blocks.push(await textBlock(file, (await text(file)).text));
  return renderHtml(await answer.text(), specification, blocks);
}
