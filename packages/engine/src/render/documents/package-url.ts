/** Package URLs of components: the name under which an inventory's reader looks a package up. */
import type { Component } from "@as-built/spec";

/** What npm takes for a name: lower case, with or without a scope. */
const NPM_NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;

/**
 * `pkg:npm/%40scope/name@1.2.3`. Absent where the name is none of npm's, a banner's title say, or was inferred: a wrong one
 * would find the vulnerabilities of another package.
 */
export function packageUrl({ name, version, basis }: Component): string | undefined {
  if (basis === "inferred" || !NPM_NAME.test(name)) return undefined;
  const path = name.startsWith("@") ? `%40${name.slice(1)}` : name;
  return `pkg:npm/${path}${version === undefined ? "" : `@${encodeURIComponent(version)}`}`;
}
