/** What a statement is called where another one refers to it. */
import { indexStatements, type Located, type Specification } from "@as-built/spec";
import { code, type Inline, prose, raw } from "./inline.ts";

/** Gives the name of the statement with this id; words that are no id stay as they are. */
export type NameOf = (reference: string) => Inline;

export function namesOf(specification: Specification): NameOf {
  const index = indexStatements(specification);
  return (reference) => {
    const located = index.get(reference);
    return located === undefined ? prose(reference) : nameOf(located);
  };
}

function nameOf({ point, statement }: Located): Inline {
  switch (point) {
    case "screens":
      return code(statement.path);
    case "calls":
      return code([statement.method, statement.url, statement.operation?.name].filter(Boolean).join(" "));
    case "entities":
    case "states":
      return prose(statement.name);
    case "roles":
      return code(statement.name);
    case "purpose":
      return prose(statement.text);
    case "validation":
      return raw(`${code(statement.subject)} ${statement.rule}`);
    case "errors":
      return prose(statement.message ?? statement.messageKey ?? statement.code ?? statement.id);
    case "constants":
      return code(statement.name ?? statement.id);
  }
}
