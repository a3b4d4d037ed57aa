/** Names of packages in specifiers and paths. */

/** `react-dom/client` to `react-dom`, `@scope/name/part` to `@scope/name`. */
export function packageOf(specifier: string): string {
  const [first = "", second] = specifier.split("/");
  return first.startsWith("@") && second !== undefined ? `${first}/${second}` : first;
}
