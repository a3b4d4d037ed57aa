/**
 * The specification as Markdown in files that fit into an agent's context: a README to begin with, a file a point and
 * area, the inventory, and the one table of file names. Takes a specification, gives texts by file name. Bounds: the
 * README, every file, every line (`parts/`). Equal specifications give equal bytes; text of the material stays text.
 */
import { indexStatements, locatedIn, POINTS, type PointName, type Specification } from "@as-built/spec";
import { blocks, heading } from "./markdown/block.ts";
import { code, joined, prose, raw } from "./markdown/inline.ts";
import { plural } from "./markdown/numbers.ts";
import { seenLine } from "./markdown/traffic.ts";
import { areasOf } from "./parts/areas.ts";
import { type EntryContext, entry } from "./parts/entry.ts";
import { fitted, item } from "./parts/lines.ts";
import { readme } from "./parts/readme.ts";
import { relationsOf } from "./parts/relations.ts";
import { fileEntries, placeOf, shortFiles } from "./parts/short-files.ts";
import { type PartFile, type Piece, splitLong, splitPoint } from "./parts/split.ts";

export function renderMarkdownParts(specification: Specification): ReadonlyMap<string, string> {
  const relations = relationsOf(specification);
  const areaOf = areasOf(specification, relations);
  const context = { statements: indexStatements(specification), relations, files: shortFiles(specification) };
  const files = new Map<string, readonly PartFile[]>(
    POINTS.map(({ name }) => [
      name,
      splitPoint(
        name,
        locatedIn(specification, name).map((located) => ({ area: areaOf(located), text: entry(located, context) })),
      ),
    ]),
  );
  files.set("left-out", splitLong("left-out", leftOutPieces(specification, context)));
  files.set("traffic", splitLong("traffic", trafficPieces(specification)));
  files.set("inventory", splitLong("inventory", inventoryPieces(specification)));
  files.set("files", splitLong("files", pieces(fileEntries(context.files))));
  const present = new Map([...files].filter(([name, own]) => own.length > 0 || isPoint(name)));
  return new Map([
    ["README.md", readme({ specification, areaOf, files: present })],
    ...[...present].flatMap(([name, own]) => own.map((file) => [`${file.name}.md`, written(name, file)] as const)),
  ]);
}

const isPoint = (name: string): name is PointName => POINTS.some((point) => point.name === name);

const TITLES: Readonly<Record<string, string>> = {
  "left-out": "Left out: framework and third-party code, which says nothing about the product",
  traffic: "Seen in traffic: what no call explains, and other hosts",
  inventory: "Inventory: components, what was not captured, what could not be read",
  files: "Files: the short names of evidence",
};

function written(kind: string, { name, area, pieces: own }: PartFile): string {
  const title = POINTS.find((point) => point.name === kind)?.heading ?? TITLES[kind] ?? name;
  const isList = !isPoint(kind);
  return `${blocks([
    heading(1, raw(area === undefined ? title : `${title}: ${area}`)),
    "[The specification](README.md); places are in the files of [files.md](files.md).",
    isList ? own.map(({ text }) => text).join("\n") : blocks(own.map(({ text }) => text)),
  ])}\n`;
}

const pieces = (items: readonly string[]): readonly Piece[] => items.map((text) => ({ area: "", text }));

function leftOutPieces({ points, provenance }: Specification, { files }: EntryContext): readonly Piece[] {
  const names = new Map<string, string>(provenance.components.map(({ id, name }) => [id, name]));
  return pieces(
    POINTS.flatMap(({ name }) =>
      (points[name].leftOut ?? []).map(({ what, component, value, evidence }) =>
        item(`${name}, ${fitted(names.get(component) ?? component, code, 80)}`, [
          joined(
            [fitted(what, prose, 120), value === undefined ? raw("") : fitted(JSON.stringify(value), code, 120)],
            " ",
          ),
          placeOf(files, evidence),
        ]),
      ),
    ),
  );
}

/** Without a value of the recording, and without a word that is not the program's. */
const trafficPieces = ({ traffic }: Specification): readonly Piece[] =>
  pieces([
    ...(traffic?.unexplained ?? []).map((seen) =>
      item("explained by no call", [seenLine(seen), ...(seen.mayBe ?? []).map((id) => fitted(`may be ${id}`, prose))]),
    ),
    ...(traffic?.foreign ?? []).map(({ host, traffic: { sightings } }) =>
      item("other host", [fitted(host, code), raw(plural(sightings, "request"))]),
    ),
  ]);

const inventoryPieces = ({ provenance, material }: Specification): readonly Piece[] =>
  pieces([
    ...provenance.components.map(({ name, kind, version, versionRange, size }) =>
      item(kind, [
        fitted(name, code),
        fitted(version ?? versionRange ?? "version not shown", prose, 80),
        raw(`${size} characters`),
      ]),
    ),
    ...material.missing.map(({ reference, error }) =>
      item("not captured", [fitted(reference, code, 150), ...(error === undefined ? [] : [fitted(error, prose, 150)])]),
    ),
    ...material.failures.map(({ file, error }) =>
      item("not read", [fitted(file, code, 150), fitted(error, prose, 150)]),
    ),
  ]);
