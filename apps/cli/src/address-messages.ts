/** The words for addresses and packages from which nothing came, by code. The subject is what was given, and what was said. */
import type { CaptureErrorCode } from "@as-built/capture";
import type { Message } from "./archive-messages.ts";

type AddressErrorCode = Extract<CaptureErrorCode, `address-${string}`>;

const SAVE = "Open it in a browser, save what the network panel shows as HAR with content, and give that file.";

export const ADDRESS_PROBLEMS: Readonly<Record<AddressErrorCode, Message>> = {
  "address-malformed": {
    what: (input) => `${input} is no address of the web.`,
    next: "Give one that begins with https:// or http://, as the browser shows it.",
  },
  "address-not-there": {
    what: (subject) => `The server has no such page: ${subject}`,
    next: "Check the address: give the page that the application begins with.",
  },
  "address-refused": {
    what: (subject) => `The server refused the page: ${subject}`,
    next: `Where it wants a sign-in, sign in with: asbuilt capture ADDRESS --browser --output DIR. Or send yours along: --header "Cookie: NAME=VALUE". Or: ${SAVE}`,
  },
  "address-no-answer": {
    what: (subject) => `There was no whole answer: ${subject}`,
    next: "Check the address and the network. What was fetched so far is kept: the same command goes on from there.",
  },
  "address-too-many-redirects": {
    what: (subject) => `The server only leads from one address to the next: ${subject}`,
    next: `It may want cookies: send them along with --header "Cookie: NAME=VALUE". Or: ${SAVE}`,
  },
  "address-too-large": {
    what: (subject) => `The answer is larger than an application's page is: ${subject}`,
    next: "Check the address: give the page that the application begins with.",
  },
  "address-private-address": {
    what: (subject) => `The server leads to a private address, and was not followed: ${subject}`,
    next: "Give that address itself, where you trust it.",
  },
  "address-disallowed": {
    what: (subject) => `The site's robots.txt does not allow it: ${subject}`,
    next: "Where the site is yours, or you may: --ignore-robots",
  },
  "address-left-out": {
    what: (subject) => `A bound of the capture ended it: ${subject}`,
    next: SAVE,
  },
};

type BrowserErrorCode = Extract<CaptureErrorCode, `browser-${string}`>;

export const BROWSER_PROBLEMS: Readonly<Record<BrowserErrorCode, Message>> = {
  "browser-no-address": {
    what: (input) => `A browser opens addresses, and ${input} is none.`,
    next: "Give one that begins with https:// or http://, or leave --browser out.",
  },
  "browser-no-playwright": {
    what: () => "The browser is driven by playwright-core, and that is not installed.",
    next: "Run: npm install playwright-core (beside asbuilt; with --global where asbuilt is). Without installing: npx -p asbuilt -p playwright-core asbuilt capture ...",
  },
  "browser-none": {
    what: (subject) => `No browser could be started: ${subject}`,
    next: "Install Chrome, Edge or Chromium, or run: npx playwright-core install chromium. Another place: --browser-path PROGRAM. Without a screen: --headless",
  },
  "browser-ended": {
    what: (subject) => `The browser ended before it was done: ${subject}`,
    next: "End it with Enter here, or by closing its window; try it again.",
  },
};

type PackageErrorCode = Extract<CaptureErrorCode, `package-${string}`>;

export const PACKAGE_PROBLEMS: Readonly<Record<PackageErrorCode, Message>> = {
  "package-malformed": {
    what: (input) => `${input} is no name of a package.`,
    next: "Give it as npm:NAME or npm:NAME@VERSION.",
  },
  "package-not-there": {
    what: (specifier) => `The registry has no ${specifier}.`,
    next: "Check name and version. The registry is the one of your npm: npm config get registry",
  },
  "package-not-fetched": {
    what: (subject) => `npm could not fetch the package: ${subject}`,
    next: "Try: npm view NAME. Where that works, report this.",
  },
  "package-no-npm": {
    what: () => "Packages are fetched by npm, and npm was not found.",
    next: "Install it, or fetch the tarball of the package in another way and give that file.",
  },
};
