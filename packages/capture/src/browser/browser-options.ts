/** What a capture through a browser is given and gives. Without types of playwright-core, which need not be installed. */
import type { Collection } from "../collect/collection.ts";
import type { AddressOptions } from "../web/collect-address.ts";

export interface LaunchOptions {
  readonly headless: boolean;
  /** Path of the browser's program. */
  readonly executable?: string | undefined;
}

export interface BrowserOptions extends AddressOptions, LaunchOptions {
  /** Called once the page is open; the browser stays open until what it gives settles, or its window is closed (`ended`). */
  readonly drive: (ended: AbortSignal) => Promise<unknown>;
}

export interface BrowserCollection extends Collection {
  /** What was recorded, as HAR 1.2, without values that people entered and saw. */
  readonly har: () => string;
}
