/** What a statement is called in one line of plain text, where a list of many or a reference names it. */
import type { Located } from "./located.ts";

/** Text of the material, as it stands there: whoever shows it makes it safe for where it is shown. */
export function labelOf({ point, statement }: Located): string {
  switch (point) {
    case "screens":
      return words(statement.path, statement.title);
    case "calls":
      return words(protocolOf(statement.protocol), statement.method, statement.url, statement.operation?.name);
    case "entities":
    case "states":
      return statement.name;
    case "roles":
      return words(statement.kind === "role" ? undefined : statement.kind, statement.name);
    case "purpose":
      return `${statement.kind}: ${statement.text}`;
    case "validation":
      return words(statement.subject, statement.rule, jsonOf(statement.value), inForm(statement.of));
    case "errors":
      return words(statement.code, statement.message) || statement.id;
    case "constants":
      return `${statement.name ?? statement.meaning ?? "value"} = ${words(jsonOf(statement.value), statement.unit)}`;
  }
}

const words = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" ");

/** The usual one goes without saying. */
const protocolOf = (protocol: string): string | undefined => (protocol === "http" ? undefined : protocol);

const inForm = (form: string | undefined): string | undefined => (form === undefined ? undefined : `(${form})`);

const jsonOf = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value));
