/** Point 9: values with their units and what they limit or set. */
import type { Constant } from "@as-built/spec";
import { BASIS, onScreens } from "./basis.ts";
import { table } from "./block.ts";
import { code, maybe, prose, value } from "./inline.ts";
import type { NameOf } from "./references.ts";

export const constants = (statements: readonly Constant[], nameOf: NameOf): string =>
  table(statements, [
    { head: "Name", cell: ({ name }) => maybe(name, code) },
    { head: "Value", cell: ({ value: shown }) => value(shown) },
    { head: "Unit", cell: ({ unit }) => maybe(unit, prose) },
    { head: "Meaning", cell: ({ meaning }) => maybe(meaning, prose) },
    onScreens(nameOf),
    ...BASIS,
  ]);
