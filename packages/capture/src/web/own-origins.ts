/**
 * Which origins serve an application: that of its address, those that its user allows, and those from which its pages load.
 * What the code names elsewhere is somebody else's until the user allows that origin; it is listed, and not asked for.
 */
import type { NamedFile } from "@as-built/engine";

/** What is named, with the addresses where it may be. */
export interface Located {
  readonly named: NamedFile;
  readonly urls: readonly URL[];
}

export class OwnOrigins {
  readonly #own: Set<string>;

  /** @param allowed addresses or origins */
  constructor(allowed: readonly string[]) {
    this.#own = new Set(allowed.map((one) => new URL(one).origin));
  }

  /** @param url of a file that is there: an answer may have come from where a redirect led */
  addFile(url: string): void {
    this.#own.add(new URL(url).origin);
  }

  /** Elements and import maps of pages, and the public path that a bundler's runtime states. */
  addNamed(all: readonly Located[]): void {
    for (const { named, urls } of all)
      if (named.isOfPage === true) for (const { origin } of urls) this.#own.add(origin);
  }

  has({ origin }: URL): boolean {
    return this.#own.has(origin);
  }
}
