/** Names and texts of a program: which of them people or other programs gave, and which a minifier made. */
import { wordSet } from "../word-set.ts";

/** A name that says something: `email`, `bridge.port`, `X-Api-Key`. */
export const isWord = (name: string | undefined): name is string =>
  name !== undefined && /\p{L}{2,}/u.test(name) && !/[{}<>\n]/.test(name) && name.length <= 120;

/** Properties through which a value is reached, not what it is: `form.email.value`, `name.trim()`, `ref.current`. */
const CARRIERS = wordSet(`
  value length current target trim trimStart trimEnd toLowerCase toUpperCase toString size data currentTarget files
  checked valueOf getTime controls prototype
`);

export const isCarrier = (key: string): boolean => CARRIERS.has(key) || /^\d+$/.test(key);

/** What tells one thing from another, and what nobody types. */
export const isIdentity = (name: string): boolean => /^_?(?:id|key)$/.test(name);
