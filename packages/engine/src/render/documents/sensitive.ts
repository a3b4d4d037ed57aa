/**
 * Values that should not be in a bundle, told by documented formats alone: secrets by the prefixes that their issuers
 * document, addresses by the hosts that standards keep for private use. Takes a text, gives the ranges. The patterns take
 * linear time.
 */

export interface Hit {
  readonly start: number;
  readonly end: number;
  /** What it is, in words; never the secret itself. */
  readonly what: string;
}

/** Issuers and the formats that they document for what has to stay secret; keys that are public by design are left out. */
const SECRETS: readonly { readonly what: string; readonly format: RegExp }[] = [
  { what: "a private key (RFC 7468)", format: /-----BEGIN (?:[A-Z]{2,12} )?PRIVATE KEY-----/g },
  { what: "a token of GitHub", format: /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{82})\b/g },
  { what: "a token of GitLab", format: /\bglpat-[A-Za-z0-9_-]{20}\b/g },
  { what: "a token of npm", format: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { what: "a token of Slack", format: /\bxox[bpa]-[0-9]{10,13}-[A-Za-z0-9-]{20,80}/g },
  { what: "a secret key of Stripe", format: /\b[sr]k_(?:live|test)_[A-Za-z0-9]{24,247}/g },
  { what: "a key of SendGrid", format: /\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/g },
];

export const secretsIn = (text: string): readonly Hit[] =>
  SECRETS.flatMap(({ what, format }) => Array.from(text.matchAll(format), (match) => hitOf(match, what)));

/** With a scheme, as addresses are written: a bare `10.0.0.1` may be a version. */
const ADDRESS = /\b(?:https?|wss?):\/\/(\[[0-9a-f:.]{2,45}\]|[a-z0-9.-]{1,253})(?::\d{1,5})?(?![a-z0-9.:-])/gi;

export const internalAddressesIn = (text: string): readonly Hit[] =>
  Array.from(text.matchAll(ADDRESS))
    .filter(([, host = ""]) => isPrivateHost(host.toLowerCase()))
    .map((match) => hitOf(match, match[0]));

const PRIVATE_HOSTS: readonly RegExp[] = [
  /^(?:.+\.)?localhost$/,
  /\.(?:local|internal|home\.arpa)$/,
  /^(?:127|10)\.\d+\.\d+\.\d+$/,
  /^192\.168\.\d+\.\d+$/,
  /^169\.254\.\d+\.\d+$/,
  /^172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+$/,
  /^\[(?:::1|f[cd][0-9a-f]{2}:[0-9a-f:]*)\]$/,
];

const isPrivateHost = (host: string): boolean => PRIVATE_HOSTS.some((pattern) => pattern.test(host));

/** `//# sourceMappingURL=data:`: a map that stands in the script itself. */
const INLINE_MAP = /\/[/*][#@] ?sourceMappingURL=data:[a-z/+-]{0,60}json/g;

export const inlineMapsIn = (text: string): readonly Hit[] =>
  Array.from(text.matchAll(INLINE_MAP), (match) => hitOf(match, "a source map inside the script"));

const hitOf = (match: RegExpExecArray, what: string): Hit => ({
  start: match.index,
  end: match.index + match[0].length,
  what,
});
