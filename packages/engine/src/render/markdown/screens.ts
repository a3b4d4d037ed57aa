/** Point 2: the screens in the order of their paths, then what stands on each and where it leads. */
import type { Screen } from "@as-built/spec";
import { BASIS } from "./basis.ts";
import { blocks, list, table } from "./block.ts";
import { code, joined, maybe, prose, raw } from "./inline.ts";
import type { NameOf } from "./references.ts";

export const screens = (statements: readonly Screen[], nameOf: NameOf): string =>
  blocks([
    table(statements, [
      { head: "Path", cell: ({ path }) => code(path) },
      { head: "Title", cell: ({ title }) => maybe(title, prose) },
      { head: "Name", cell: ({ name }) => maybe(name, code) },
      { head: "Below", cell: ({ parent }) => maybe(parent, nameOf) },
      { head: "Redirects to", cell: ({ redirectsTo }) => maybe(redirectsTo, code) },
      { head: "Guards", cell: ({ guards = [] }) => joined(guards.map(nameOf)) },
      { head: "Calls", cell: ({ calls = [] }) => joined(calls.map(nameOf)) },
      { head: "Links to", cell: ({ links = [] }) => joined(links.map(code)) },
      { head: "Chunk", cell: ({ chunk }) => maybe(chunk, code) },
      { head: "Entry", cell: ({ entry }) => maybe(entry, code) },
      ...BASIS,
    ]),
    texts(statements),
  ]);

function texts(statements: readonly Screen[]): string {
  const items = statements.flatMap(({ path, texts = [] }) =>
    texts.length === 0 ? [] : [raw(`${code(path)}: ${joined(texts.map((text) => raw(`“${prose(text)}”`)))}`)],
  );
  return items.length === 0 ? "" : `Texts on the screens:\n\n${list(items)}`;
}
