/**
 * Members of a web app manifest (W3C) that fix how the product is installed: its colours, where and how it starts; and
 * the version that a data file of the product states of itself.
 */
import type { Fact } from "../../fact.ts";

const MEMBERS = ["theme_color", "background_color", "display", "start_url", "scope", "orientation"];

/** What holds without the member (Web Application Manifest, `display` and `start_url`): it says nothing of the product. */
const BY_DEFAULT: ReadonlySet<string> = new Set(["browser", ".", "./", "/"]);

const IS_MANIFEST = /\.webmanifest$|(?:^|\/)manifest\.json$/;
/** The manifest of another's package has its version, and the licence under which it is used. */
const isOwn = (text: string): boolean => /^\s*\{/.test(text) && !/"(?:license|dependencies)"\s*:/.test(text);

/** Found by the key, so that the range is exact. */
export const manifestConstants = (text: string, file: string): readonly Fact[] => [
  ...(IS_MANIFEST.test(file) ? MEMBERS : []).flatMap((name) =>
    member(name, text, file, "member of the web app manifest"),
  ),
  ...(isOwn(text) ? member("version", text, file) : []),
];

function member(name: string, text: string, file: string, meaning?: string): readonly Fact[] {
  const found = new RegExp(`"${name}"\\s*:\\s*"([^"\\\\]+)"`).exec(text);
  const value = found?.[1];
  if (!found || value === undefined || BY_DEFAULT.has(value)) return [];
  const evidence = { file, start: found.index, end: found.index + found[0].length, says: "member of the manifest" };
  const content = { name, value, ...(meaning === undefined ? {} : { meaning }) };
  return [{ point: "constants", content, basis: "shown", evidence: [evidence] }];
}
