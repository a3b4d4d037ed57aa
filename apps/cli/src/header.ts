/** `--header "Name: value"`, given any number of times, to the headers of a request. */
import { InvalidArgumentError } from "commander";

export function header(text: string, before: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const colon = text.indexOf(":");
  const name = text.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const value = text.slice(colon + 1).trim();
  try {
    // Not by `node:http`: to import it loads all that Node knows of HTTP, a third of the time until the help is there.
    new Headers().append(name, value);
  } catch {
    throw new InvalidArgumentError('It must be a header, as in "Name: value".');
  }
  return { ...before, [name]: value };
}
