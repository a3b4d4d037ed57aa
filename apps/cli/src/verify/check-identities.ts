/** An id is made from what is stated, as the format says: each field that it names says what the id says. */
import { type Located, locatedStatements, type Specification } from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";

export const checkIdentities = (specification: Specification): readonly Falsehood[] =>
  Array.from(locatedStatements(specification)).flatMap((located): readonly Falsehood[] => {
    const { id } = located.statement;
    const what = stated(located);
    return fitsId(bare(located), what) ? [] : [{ code: "wrong-id", where: id, what: what.text }];
  });

/** Without the number of statements alike, and without the owner of states that is no statement. */
function bare({ point, statement }: Located): string {
  const id = statement.id.replace(/~\d+$/, "");
  const [states = id] = id.split("@entity:");
  return point === "states" && statement.entity === undefined ? states : id;
}

interface Stated {
  readonly text: string;
  /** An id has the words of a long text, shortened. */
  readonly isWorded?: boolean;
}

const fitsId = (id: string, { text, isWorded }: Stated): boolean =>
  isWorded ? worded(id).includes(worded(text).slice(0, WORDED)) : id === text;

/** Longer texts are shortened in ids. */
const WORDED = 50;

const worded = (text: string): string =>
  (
    open(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join("-");

/** Holes without names. */
const open = (text: string): string => text.replace(/\{[^{}]*?([?*]?)\}/g, "{$1}");

function stated({ point, statement }: Located): Stated {
  switch (point) {
    case "purpose":
      return { text: `purpose:${statement.kind}:${statement.text}`, isWorded: true };
    case "screens":
      return { text: `screen:${open(statement.path)}` };
    case "entities":
      return { text: `entity:${statement.name}` };
    case "states":
      return { text: ["states:", statement.name, ...(statement.entity ? ["@", statement.entity] : [])].join("") };
    case "validation":
      return { text: `rule:${open(statement.of ?? "")}:${statement.subject}:${statement.rule}` };
    case "roles":
      return { text: `role:${statement.kind}:${statement.name}` };
    case "calls": {
      const { protocol, operation, method, url } = statement;
      const parts = [protocol, operation?.direction, method, open(url), open(operation?.name ?? "")];
      return { text: `call:${parts.filter(Boolean).join(":")}` };
    }
    case "errors":
      return { text: `error:${statement.message ?? statement.messageKey ?? statement.code ?? ""}`, isWorded: true };
    case "constants": {
      const value = JSON.stringify(statement.value);
      return { text: `constant:${statement.name ?? ""}:${statement.meaning ?? ""}:${value}`, isWorded: true };
    }
  }
}
