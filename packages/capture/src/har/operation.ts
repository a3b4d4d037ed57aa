/** The name of a GraphQL operation in a request: a name of the program, not a value. https://graphql.github.io/graphql-over-http/ */

const NAME = /^[_A-Za-z]\w{0,99}$/;
/** A document's first operation: `query Orders($page: Int) {`. */
const DOCUMENT = /^\s{0,100}(query|mutation|subscription)\s{1,100}([_A-Za-z]\w{0,99})\s{0,100}[({@]/;

/** @param body of a POST, parsed @param query of a GET */
export function operationOf(body: unknown, query: URLSearchParams): string | undefined {
  const said = textAt(body, "operationName") ?? query.get("operationName") ?? "";
  if (NAME.test(said)) return said;
  return DOCUMENT.exec(textAt(body, "query") ?? query.get("query") ?? "")?.[2];
}

/** What may be kept of a parameter of that name, or nothing where it is a value. */
export function operationPart(name: string, value: string): string | undefined {
  if (name === "operationName") return NAME.test(value) ? value : undefined;
  const [, type, operation] = name === "query" ? (DOCUMENT.exec(value) ?? []) : [];
  return type === undefined ? undefined : `${type} ${operation} {}`;
}

function textAt(value: unknown, key: string): string | undefined {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  const found: unknown = Reflect.get(value, key);
  return typeof found === "string" ? found : undefined;
}
