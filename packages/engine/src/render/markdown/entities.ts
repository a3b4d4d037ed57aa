/** Point 3: each entity with a table of its fields. */
import type { Entity, Field } from "@as-built/spec";
import { mark } from "./basis.ts";
import { blocks, heading, table } from "./block.ts";
import { code, joined, maybe, NOTHING, prose, raw, value } from "./inline.ts";
import type { NameOf } from "./references.ts";

export const entities = (statements: readonly Entity[], nameOf: NameOf): string =>
  blocks(
    statements.map((entity) =>
      blocks([
        heading(3, prose(entity.name)),
        `${entity.source === "type" ? "From what code reads" : `From a ${entity.source}`}: ${mark(entity)}.`,
        table<Field>(entity.fields, [
          { head: "Field", cell: ({ name }) => code(name) },
          { head: "Type", cell: ({ type }) => maybe(type, code) },
          { head: "Optional", cell: ({ optional }) => (optional ? raw("yes") : NOTHING) },
          { head: "Values", cell: ({ values = [] }) => joined(values.map(value)) },
          { head: "Refers to", cell: ({ refersTo }) => maybe(refersTo, nameOf) },
          { head: "Basis", cell: ({ basis }) => maybe(basis, raw) },
        ]),
      ]),
    ),
  );
