/** All statements as rows for a spreadsheet, and of each point what is not shown of it. */
import { type Json, type Located, labelOf, locatedStatements, POINTS, type Specification } from "@as-built/spec";
import { csvOf } from "../csv-rows.ts";

const HEAD = ["Point", "Id", "Statement", "Particulars", "Basis", "File", "Start", "End", "Quote", "Ranges"];

/** One row a statement, with the first of its ranges; one without an id for each point that is not shown in full. */
export const renderCsv = (specification: Specification): string =>
  csvOf([HEAD, ...Array.from(locatedStatements(specification), rowOf), ...notShownRows(specification)]);

const notShownRows = ({ points }: Specification): readonly (readonly string[])[] =>
  POINTS.flatMap(({ name }) => {
    const { notShown, reasons = [] } = points[name];
    if (notShown === undefined) return [];
    const codes = reasons.map(({ code, ref }) => (ref === undefined ? code : `${code}: ${ref}`));
    return [[name, "", notShown, codes.join("\n"), "", "", "", "", "", ""]];
  });

function rowOf(located: Located): readonly string[] {
  const { point, statement } = located;
  const [{ file, start, end, quote }] = statement.evidence;
  const place = [file, String(start), String(end), quote, String(statement.evidence.length)];
  return [point, statement.id, labelOf(located), particularsOf(statement), statement.basis, ...place];
}

/** Columns of their own have these. */
const OWN: ReadonlySet<string> = new Set(["id", "basis", "evidence", "transitions"]);

/** The other properties as `name: JSON`, one a line. */
const particularsOf = (statement: object): string =>
  Object.entries(statement)
    .filter(([key, value]) => !OWN.has(key) && value !== undefined)
    .map(([key, value]: [string, Json]) => `${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("\n");
