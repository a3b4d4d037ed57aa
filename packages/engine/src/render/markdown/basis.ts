/** How a statement was reached and where it stands: the last two columns of every table. */
import type { Evidence, Statement } from "@as-built/spec";
import type { Column } from "./block.ts";
import { code, type Inline, joined, raw } from "./inline.ts";
import type { NameOf } from "./references.ts";

/** `file:start-end`. */
export const place = ({ file, start, end }: Evidence): Inline => code(`${file}:${start}-${end}`);

/** The first place, and how many more there are. */
export function places({ evidence, sightings = 0 }: Pick<Statement, "evidence" | "sightings">): Inline {
  const more = Math.max(evidence.length, sightings) - 1;
  return raw(`${place(evidence[0])}${more > 0 ? ` +${more}` : ""}`);
}

/** The basis, that the code's origin is unknown where it is, and the reasons for what is open. */
const basis = ({ basis, origin, reasons = [] }: Statement): Inline =>
  joined([
    raw(basis),
    ...(origin === "unknown" ? [raw("origin unknown")] : []),
    ...reasons.map(({ code: reason, ref }) => raw(ref === undefined ? reason : `${reason} ${code(ref)}`)),
  ]);

export const BASIS: readonly Column<Statement>[] = [
  { head: "Basis", cell: basis },
  { head: "Evidence", cell: places },
];

/** The screens that a statement concerns, as a column. */
export const onScreens = (nameOf: NameOf): Column<Statement> => ({
  head: "Screens",
  cell: ({ screens = [] }) => joined(screens.map(nameOf)),
});

/** One line under a heading, for statements that have tables of their own. */
export const mark = (statement: Statement): Inline => raw(`${basis(statement)}, ${places(statement)}`);
