/** The documents that a specification can be saved as, made in the browser. */
import { csvOf } from "@as-built/engine/csv";
import { renderMarkdown } from "@as-built/engine/markdown";
import { POINTS, type Specification } from "@as-built/spec";
import { productName } from "./material-summary.ts";
import { modelOf } from "./specification-model.ts";
import { TABLES } from "./tables.ts";
import { POINT_NAMES } from "./words.ts";

export interface MadeDocument {
  readonly file: string;
  readonly type: string;
  readonly content: string;
}

export interface ExportChoice {
  readonly name: string;
  readonly help: string;
  readonly make: (specification: Specification) => MadeDocument;
}

export const EXPORTS: readonly ExportChoice[] = [
  {
    name: "JSON",
    help: "The whole specification, for programs",
    make: (specification) => ({
      file: documentName(specification, "json"),
      type: "application/json",
      content: `${JSON.stringify(specification, undefined, 2)}\n`,
    }),
  },
  {
    name: "Markdown",
    help: "The nine points as a document to read",
    make: (specification) => ({
      file: documentName(specification, "md"),
      type: "text/markdown",
      content: renderMarkdown(specification),
    }),
  },
  {
    name: "CSV",
    help: "All statements as rows, for a spreadsheet",
    make: (specification) => ({
      file: documentName(specification, "csv"),
      type: "text/csv",
      content: statementsAsCsv(specification),
    }),
  },
];

/** Of a document that is made of it. */
export const documentName = (specification: Specification, ending: string): string =>
  `${fileName(specification)}.as-built.${ending}`;

const fileName = (specification: Specification): string =>
  productName(specification)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "specification";

function statementsAsCsv(specification: Specification): string {
  const model = modelOf(specification);
  const rows = POINTS.flatMap(({ name }) =>
    model.located(name).map((located) => {
      const [first] = located.statement.evidence;
      const cells = TABLES[name]?.rowOf(located, model.titleOf).cells.map(({ text }) => text) ?? [];
      const title = model.titleOf(located.statement.id) ?? located.statement.id;
      return [
        POINT_NAMES[name],
        title,
        cells.filter(Boolean).join(" | "),
        located.statement.basis,
        first.file,
        String(first.start),
        String(first.end),
      ];
    }),
  );
  const open = POINTS.flatMap(({ name }) => {
    const { notShown } = specification.points[name];
    return notShown === undefined ? [] : [[POINT_NAMES[name], notShown, "", "", "", "", ""]];
  });
  return csvOf([["Point", "Statement", "Particulars", "Basis", "File", "Start", "End"], ...rows, ...open]);
}
