/** Point 7: the calls, with method, address, parameters and the keys of their payloads. */
import type { Call, Operation, Parameter } from "@as-built/spec";
import { BASIS } from "./basis.ts";
import { table } from "./block.ts";
import { code, type Inline, joined, maybe, NOTHING, raw, value } from "./inline.ts";
import type { NameOf } from "./references.ts";
import { shape } from "./shape.ts";
import { seenLine } from "./traffic.ts";

export const calls = (statements: readonly Call[], nameOf: NameOf): string =>
  table(statements, [
    { head: "Method", cell: method },
    { head: "Address", cell: address },
    { head: "Operation", cell: ({ operation: shown }) => maybe(shown, operation) },
    { head: "Parameters", cell: ({ parameters = [] }) => parametersOf(parameters) },
    { head: "Body", cell: ({ request }) => shape(request) },
    { head: "Answer", cell: ({ response }) => shape(response) },
    { head: "Status codes", cell: ({ statuses = [] }) => joined(statuses.map(value)) },
    { head: "Seen in traffic", cell: ({ seen = [] }) => joined(seen.map(seenLine), "; ") },
    { head: "Used by", cell: ({ usedBy = [] }) => joined(usedBy.map(nameOf)) },
    { head: "Entry", cell: ({ entry }) => maybe(entry, code) },
    ...BASIS,
  ]);

const address = ({ url, defaultBase }: Call): Inline =>
  joined([code(url), maybe(defaultBase, (base) => joined([raw("where no base is set:"), code(base)], " "))], "; ");

/** The protocol stands before the method where it is not plain HTTP. */
function method({ method: shown, protocol }: Call): Inline {
  const plain = protocol === "http";
  return joined(
    [plain ? NOTHING : raw(protocol), shown === undefined ? (plain ? raw("not shown") : NOTHING) : code(shown)],
    " ",
  );
}

const operation = ({ type, name, direction }: Operation): Inline =>
  joined([maybe(direction, raw), maybe(type, raw), code(name)], " ");

const PLACES: readonly Parameter["in"][] = ["path", "query", "header", "cookie"];

/** By place: path `id`; query `page`, `size` = `24`. */
const parametersOf = (parameters: readonly Parameter[]): Inline =>
  joined(
    PLACES.map((place) => {
      const there = parameters.filter((parameter) => parameter.in === place);
      return there.length === 0 ? NOTHING : raw(`${place} ${joined(there.map(parameterOf))}`);
    }),
    "; ",
  );

const parameterOf = ({ name, value: shown, required }: Parameter): Inline =>
  joined([code(name), maybe(shown, (json) => raw(`= ${value(json)}`)), required ? raw("(required)") : NOTHING], " ");
