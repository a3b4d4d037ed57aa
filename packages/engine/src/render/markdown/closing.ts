/** The end of the document: the components with their versions and sizes, what is missing, what could not be read. */
import { type Component, ORIGINS, type Specification } from "@as-built/spec";
import { place } from "./basis.ts";
import { blocks, heading, list, table } from "./block.ts";
import { code, type Inline, joined, maybe, prose, raw } from "./inline.ts";
import { grouped, percent } from "./numbers.ts";
import { traffic } from "./traffic.ts";

export const closing = (specification: Specification): string =>
  blocks([traffic(specification), inventory(specification), missing(specification), failures(specification)]);

function inventory({ provenance: { components, totals } }: Specification): string {
  const all = ORIGINS.reduce((sum, origin) => sum + totals[origin], 0);
  const rows = table(components, [
    { head: "Component", cell: ({ name }) => code(name) },
    { head: "Kind", cell: ({ kind }) => raw(kind) },
    { head: "Version", cell: version },
    { head: "Size", cell: ({ size }) => raw(grouped(size)) },
    { head: "Share", cell: ({ size }) => raw(percent(size, all)) },
    { head: "Basis", cell: ({ basis }) => maybe(basis, raw) },
    { head: "Evidence", cell: ({ evidence }) => maybe(evidence?.[0], place) },
  ]);
  return blocks([
    heading(2, raw("Inventory")),
    rows || "No framework or third-party component was recognised.",
    rows && "Sizes in characters of script text. A version stands only where the material shows it.",
  ]);
}

function version({ version: exact, versionRange }: Component): Inline {
  if (exact !== undefined) return code(exact);
  return versionRange === undefined ? raw("not shown") : code(versionRange);
}

function missing({ material }: Specification): string {
  if (material.missing.length === 0) return "";
  const items = material.missing.map(({ reference, evidence, error }) =>
    joined([code(reference), maybe(evidence?.[0], (first) => raw(`named at ${place(first)}`)), maybe(error, prose)]),
  );
  return blocks([heading(2, raw("Referenced and not captured")), list(items)]);
}

function failures({ material }: Specification): string {
  if (material.failures.length === 0) return "";
  const items = material.failures.map(({ file, at, error }) =>
    raw(`${code(at === undefined ? file : `${file}:${at}`)}: ${prose(error)}`),
  );
  return blocks([heading(2, raw("Not read or not parsed")), list(items)]);
}
