/** Point 5: the rules of each form, schema or entity together. */
import { groupBy, type ValidationRule } from "@as-built/spec";
import { BASIS } from "./basis.ts";
import { blocks, heading, table } from "./block.ts";
import { code, joined, maybe, prose, raw, value } from "./inline.ts";
import type { NameOf } from "./references.ts";

export const validation = (statements: readonly ValidationRule[], nameOf: NameOf): string =>
  blocks(
    [...groupBy(statements, ({ of, screens = [] }) => [...(of === undefined ? screens : [of])].join("\n"))].map(
      ([places, rules]) =>
        blocks([
          heading(3, places === "" ? raw("Form not shown") : joined(places.split("\n").map(nameOf))),
          table(rules, [
            { head: "Field", cell: ({ subject }) => code(subject) },
            { head: "Label", cell: ({ label }) => maybe(label, prose) },
            { head: "Rule", cell: ({ rule }) => raw(rule) },
            { head: "Value", cell: ({ value: bound }) => maybe(bound, value) },
            { head: "When", cell: ({ when }) => maybe(when, code) },
            { head: "Message", cell: message },
            ...BASIS,
          ]),
        ]),
    ),
  );

const message = ({ message, messageKey }: ValidationRule) =>
  joined([maybe(message, prose), maybe(messageKey, code)], " ");
