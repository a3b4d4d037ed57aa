/** Point 8: what goes wrong, what the user or the caller is told, and when. */
import type { ErrorStatement } from "@as-built/spec";
import { BASIS, onScreens } from "./basis.ts";
import { table } from "./block.ts";
import { code, maybe, prose, raw } from "./inline.ts";
import type { NameOf } from "./references.ts";

export const errors = (statements: readonly ErrorStatement[], nameOf: NameOf): string =>
  table(statements, [
    { head: "Kind", cell: ({ kind }) => raw(kind) },
    { head: "Code", cell: ({ code: shown }) => maybe(shown, code) },
    { head: "Message", cell: ({ message }) => (message === undefined ? raw("not shown") : prose(message)) },
    { head: "Message key", cell: ({ messageKey }) => maybe(messageKey, code) },
    { head: "When", cell: ({ when }) => maybe(when, code) },
    onScreens(nameOf),
    ...BASIS,
  ]);
