/**
 * What the name of a value says: whether it is a limit, a count, a time or money, and its unit. The words are those
 * that programs use everywhere; names of layout, drawing and animation are left out.
 */

import { remember } from "../remember.ts";
import { wordSet } from "../word-set.ts";

/** Words of a name, lower case: `maxFileSize` and `MAX_FILE_SIZE` give max, file, size. */
const wordsOf = (name: string): readonly string[] => (/^[a-z\d]+$/.test(name) ? [name] : cut(name));

/** `TOP_N_OPTIONS`, `topK`: how many, and no place. */
const RANKED = /top_?[nkp](?![a-z])/i;

const cut = (name: string): readonly string[] =>
  name
    .replace(RANKED, "ranked")
    .replace(/time[oO]ut/g, "timeout")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/(?<=[A-Z])(?=[A-Z][a-z])/g, " ")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

const ROLES = wordSet(`
  max maximum maxlength min minimum minlength limit limits quota quotas cap capacity threshold thresholds allowed
  timeout timeouts interval intervals delay duration ttl expiry expires expiration age wait debounce throttle poll
  polling refresh stale cooldown period keepalive heartbeat backoff lifetime
  days day hours hour minutes minute seconds weeks months years ms millis milliseconds
  retries retry attempts tries seats concurrency batch capacity port history
  price prices fee fees cost rate rates tax vat discount cents deposit multiplier percentage percent commission
  bytes kilobyte megabyte length quantity breakpoint viewport
`);

const STYLE = wordSet(`
  width height padding margin font line icon border radius z opacity color spacing gap grid flex col cols column
  columns tab elevation stroke animation animate transition easing scale rotate rotation top left right bottom x y
  blur shadow thickness tick ticks axis tension point bar aspect span weight spring damping stiffness zoom angle alpha
  scroll swipe drag hover tooltip ripple enter exit appear leave fade collapse skeleton tags row rows cx cy dash
  kerning indent sticky gutter stack item popover menu opening closing legend label labels sampling pixel pixels w h
  arrow dur widths heights xs sm md lg xl
`);

/** `batchSize`, `fileSize`: a size or a count of something; how long a notice stays (`autoClose` of React-Toastify, Mantine). */
const SIZED =
  /(?:batch|chunk|file|upload|image|photo|queue|pool|buffer|cache|window|sample)s?_?size$|(?:max|min)_?\w*$|_count$|history\w*items$|^auto_?close$/i;

/**
 * How much is on a page is no matter of drawing, whatever is drawn: `gridPageSize`; what is offered for it is called
 * `pageSizes` (Carbon), `pageSizeOptions` (MUI, Ant Design), `items-per-page-options` (Vuetify).
 */
const PAGED = /page[-_]?(?:sizes?|limit)$|(?:per[-_]?page|page[-_]?size)(?:[-_]?options)?$/i;

/** What remains: `daysLeft`, `attemptsLeft`; the left edge of what is drawn is called alike. */
const REMAINING = /(?:days|hours|minutes|seconds|weeks|months|attempts|tries|seats|credits)_?left$/i;

/** How long a pointer rests until a hint opens; the sizes of panes. */
const OVER = /^(?:open|close|show|hide|enter|leave)[-_]?delay$|^min[-_]?sizes?$|^(?:min|max)constraints$/i;

/** Attributes in which a page keeps something for its own scripts, or tells what is read aloud. */
const isKept = (name: string): boolean => name.startsWith("data-") || name.startsWith("aria-");

/** How numbers are written (ECMA-402): `minimumFractionDigits`. */
const WRITING = /^(?:min|max)imum(?:Fraction|Integer|Significant)Digits$/;

/** Longest name that is asked, in code units. */
const MAX_NAME = 200;

/** Whether a value of this name is a limit, a count, a time or money. */
export const hasRole = remember((name: string): boolean => {
  // `./refresh_128.svg`: a file in a table of a bundler
  if (name.length > MAX_NAME || isKept(name) || WRITING.test(name) || name.includes("/")) return false;
  const words = wordsOf(name);
  if (/viewport|breakpoint/i.test(name) || PAGED.test(name) || REMAINING.test(name)) return true;
  if (words.length === 0 || words.length > 7 || words.some((word) => STYLE.has(word))) return false;
  if ((words.length === 1 && words[0] === "length") || OVER.test(name)) return false;
  return words.some((word) => ROLES.has(word)) || SIZED.test(name);
});

/** `limit`, `delay`, `hours`: the name says what kind of value it is, and not of what. */
export const isBareRole = remember((name: string): boolean => {
  const [only, ...more] = wordsOf(name);
  return only !== undefined && more.length === 0 && ROLES.has(only);
});

export const isStyleName = remember(
  (name: string): boolean =>
    !PAGED.test(name) && !REMAINING.test(name) && wordsOf(name).some((word) => STYLE.has(word)),
);

/** Names of texts that are constants of the business. */
export const isTextRole = (name: string): boolean =>
  (!isOfTemplate(name) &&
    /^(?:version|release|host|hostname|port|currency|timezone|locale|domain|email|phone|language)$|(?:Url|URL|Uri|Host|Domain|Email|Endpoint|Version|Format|Currency|Locale|TimeZone|Timezone|ApiKey|AppId)$|^(?:apiKey|appId|appid|storageKey|localStorageKey|cacheKey)$|^(?:default|initial|fallback)[A-Z]\w+$|^DEFAULT_\w+$|^(?:format|endpoint|tokenKey)$/.test(
      name,
    )) ||
  isAccountName(name) ||
  isWayName(name);

/** Where the parts of a component stand (AngularJS 1, Angular): how the program is built, not what it does. */
const isOfTemplate = (name: string): boolean => /(?:template|style)Url$/i.test(name);

/** What a service outside knows the product by: identifiers of Google Analytics, Firebase, Stripe, reCAPTCHA. */
export const isAccountName = (name: string): boolean =>
  /^(?:trackingId|measurementId|projectId|applicationId|messagingSenderId|storageBucket|siteKey|publishableKey|clientKey|client_key)$/.test(
    name,
  );

/** Where something is found: `loadPath`, `routesPrefix`. Of pictures, icons and classes it is how something is drawn. */
export const isWayName = (name: string): boolean =>
  /[a-z](?:Path|Prefix|Root)$/.test(name) &&
  !/class|css|style|icon|image|img|clip|svg|font|data|field|key|test/i.test(name);

const UNITS: readonly (readonly [RegExp, string])[] = [
  // "items", "params", "admins" end so, too
  [/^ms$|[a-z\d]M[sS]$|[-_](?:ms|MS)$|[Mm]illi[sS](?:econds)?$|MILLIS(?:ECONDS)?$/, "ms"],
  [/(?:seconds|secs)$/i, "seconds"],
  [/[Mm]inutes$|MINUTES$|(?:^|[-_])(?:mins|MINS)$|[a-z\d]Mins$/, "minutes"],
  [/hours$/i, "hours"],
  [/days/i, "days"],
  [/weeks$/i, "weeks"],
  [/months$/i, "months"],
  [/years$/i, "years"],
  [/bytes|(?:file|backup|upload|photo|image)size|(?:file|backup|upload|photo|image)_size/i, "bytes"],
  [/cents/i, "cents"],
  [/percent(?:age)?$/i, "%"],
  // HTML's attributes and the rules that are called alike; a length may be of anything
  [/characters|(?:max|min)_?length$/i, "characters"],
];

/** "25MB", "30s": a number with its unit. */
export const isMeasure = (text: string): boolean => /^\d+(?:\.\d+)?\s?(?:[KMGT]i?B|ms|s|min|h|d)$/.test(text);

/** Options of the platform and of the libraries that fetch and wait, which are in milliseconds. */
const MILLISECONDS =
  /(?:timeout|interval|delay|debounce|debouncetime|throttle|duration|staletime|cachetime|gctime|wait|autoclose)$/i;

/** A number of minutes or hours as seconds, `3600`, and times as milliseconds: which one it is, the number does not say. */
const isOfSeconds = (value: number): boolean => value % 60 === 0 && value % 1000 !== 0 && value > 300;

/** The unit that a name says, or that its options have by convention. */
export function unitOf(name: string, value: unknown): string | undefined {
  if (typeof value !== "number") return undefined;
  const named = UNITS.find(([pattern]) => pattern.test(name))?.[1];
  return named ?? (MILLISECONDS.test(name) && value >= 100 && !isOfSeconds(value) ? "ms" : undefined);
}
