/**
 * An application from its address: the page, all that it names, and all that this names, until nothing new is named.
 * Nothing is run: what a file names is asked of the analysis, which is handed in. A file that is named and cannot be had is
 * listed with the reason. The same answers give the same collection, in whatever order they come.
 */
import type { Capture, NamedFile } from "@as-built/engine";
import { type FileId, fileId } from "@as-built/spec";
import { artifactOf } from "../artifact-of.ts";
import { CaptureError } from "../capture-error.ts";
import { type CollectedFile, type Collection, captureCollection, type LostFile } from "../collect/collection.ts";
import { kindOfType } from "../collect/media-type.ts";
import { typedPath, webPath } from "../collect/web-path.ts";
import { DEFAULT_LIMITS, WEB_LIMITS, type WebLimits } from "../limits.ts";
import { looksLikeHtml, looksLikeScript } from "../looks.ts";
import { candidates } from "./candidates.ts";
import { type Answer, WebClient, type WebFailure } from "./client.ts";
import type { Resolver } from "./guard.ts";
import { Journal } from "./journal.ts";
import { type Located, OwnOrigins } from "./own-origins.ts";
import type { Environment } from "./proxy.ts";
import { sourceMapAddress } from "./source-map-address.ts";

export interface AddressOptions {
  /** What a part of an application names: `namedFiles` of the engine. */
  readonly named: (capture: Capture) => readonly NamedFile[];
  /** Pages of the application that what there is of it names, and what tells them apart: `namedPages` of the engine. */
  readonly pages?: PagesOptions | undefined;
  /** For the host of the address only, e.g. a cookie. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Further origins from which files are fetched, beside those of the address and of what its pages load. */
  readonly origins?: readonly string[] | undefined;
  /** Whether the address and these may not lie in a private network, as others never do. Default: they may, a user named them. */
  readonly publicOnly?: boolean | undefined;
  /** A folder in which an interrupted capture is found again. */
  readonly journal?: string | undefined;
  readonly limits?: Partial<WebLimits> | undefined;
  /** Called with how many addresses were asked for and are known. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Called with each file that came. */
  readonly onFile?: ((file: CollectedFile) => void) | undefined;
  readonly loaded?: Loaded | undefined;
  readonly resolve?: Resolver | undefined;
  /** Whether source maps of what was fetched are fetched, too, and kept beside it. Default: none is asked for. */
  readonly sourceMaps?: boolean | undefined;
  /** Whether robots.txt is followed. */
  readonly robots?: boolean | undefined;
  /** Where proxies are named, as in the environment of a process. Default: none. */
  readonly env?: Environment | undefined;
  readonly wait?: ((time: number) => Promise<unknown>) | undefined;
}

export interface PagesOptions {
  /** Paths from the root of the site. */
  readonly named: (capture: Capture, isSignedIn: boolean) => readonly string[];
  /** The same for pages that differ in nothing that matters. */
  readonly same: (html: string) => string;
}

/** What a browser has loaded already. */
interface Loaded {
  /** The page that it belongs to. */
  readonly page: URL;
  readonly files: readonly CollectedFile[];
  /** What the browser has for the origin of that page. */
  readonly cookie: string;
}

/** Most times that files name further ones which name further ones. Applications have five or so; each is read again. */
const MAX_ROUNDS = 40;
/** Most times that pages are looked for: those that came name more. Each time costs an analysis. */
const MAX_PAGE_ROUNDS = 3;
const MAX_PAGES = 200;
/** A server that gave so many pages that are there already, one after the other, has no others. */
const SAME_IN_A_ROW = 4;
/** Most addresses that are looked for, or listed as lost: a file may name a new one in a few bytes. */
const MAX_NAMED = 20_000;

/** @throws {CaptureError} `address-malformed`, `address-*` where the address itself gives nothing */
export async function collectAddress(input: string, options: AddressOptions): Promise<Collection> {
  const address = addressOf(input);
  const { headers = {}, limits, journal: _, ...rest } = options;
  const client = new WebClient({ ...rest, limits: { ...WEB_LIMITS, ...limits }, input: address, headers });
  const journal = await journalFor(address, options);
  try {
    const site = new Site(client, journal, options);
    const collection = { input, ...(await site.collect(address)) };
    await journal?.end();
    return collection;
  } finally {
    await client.close();
  }
}

/** @throws {CaptureError} `address-malformed` */
export function addressOf(input: string): URL {
  const address = URL.parse(input);
  if (address === null || !/^https?:$/.test(address.protocol)) throw new CaptureError("address-malformed", input);
  address.hash = "";
  return address;
}

/** Where none can be kept, the capture only cannot be continued. */
async function journalFor({ href }: URL, { journal, headers = {} }: AddressOptions): Promise<Journal | undefined> {
  if (journal === undefined) return undefined;
  const key = JSON.stringify([href, Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return Journal.open(journal, key).catch(() => undefined);
}

/** Where a file may be, best first, and the file that names it. */
interface Task {
  readonly tried: readonly URL[];
  readonly by: FileId;
  /** As that file names it. */
  readonly reference: string;
  /** Whether it is nobody's loss where it is not there. */
  readonly isOptional: boolean;
}

class Site {
  readonly #client: WebClient;
  readonly #journal: Journal | undefined;
  readonly #options: AddressOptions;
  readonly #answers = new Map<string, Promise<Answer | WebFailure>>();
  readonly #files = new Map<string, CollectedFile>();
  readonly #lost = new Map<string, LostFile>();
  readonly #seen = new Set<string>();
  /** Of files by their addresses, where source maps are, as headers say. */
  readonly #maps = new Map<string, string>();
  /** What tells the pages apart that there are. */
  readonly #pages = new Set<string>();
  readonly #own: OwnOrigins;
  /** What is named and lies elsewhere, as of the last round: a page that came later may load from there. */
  readonly #elsewhere = new Map<string, LostFile>();
  #page = new URL("about:blank");
  #done = 0;

  constructor(client: WebClient, journal: Journal | undefined, options: AddressOptions) {
    this.#client = client;
    this.#journal = journal;
    this.#options = options;
    this.#own = new OwnOrigins(options.origins ?? []);
  }

  async collect(address: URL): Promise<Omit<Collection, "input">> {
    this.#own.addFile(address.href);
    await this.#begin(address);
    await this.#findFiles();
    for (let round = 0; round < MAX_PAGE_ROUNDS && (await this.#findPages()); round++) await this.#findFiles();
    if (this.#options.sourceMaps === true) await this.#findMaps();
    const paths = new Set([...this.#files.values()].map(({ path }) => path));
    const all = new Map([...this.#elsewhere, ...this.#lost]);
    const lost = [...all.values()].filter(({ path }) => !paths.has(path));
    return { files: [...this.#files.values()], lost };
  }

  async #findFiles(): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const before = this.#files.size;
      await Promise.all(this.#work().map((task) => this.#find(task)));
      if (this.#files.size === before) break;
    }
  }

  /** One after the other: what came tells whether to go on. Gives whether there are new ones. */
  async #findPages(): Promise<boolean> {
    const { pages, headers = {}, loaded } = this.#options;
    if (pages === undefined) return false;
    const isSignedIn = loaded !== undefined || Object.keys(headers).length > 0;
    const before = this.#files.size;
    let inARow = 0;
    for (const path of pages.named(this.#capture(), isSignedIn)) {
      const url = new URL(path, this.#page);
      if (inARow === SAME_IN_A_ROW || this.#pages.size >= MAX_PAGES) break;
      if (this.#answers.has(keyOf(url)) || this.#files.has(keyOf(url))) continue;
      const answer = await this.#ask(url);
      if ("code" in answer || !isPage(url, answer) || URL.parse(answer.url)?.origin !== this.#page.origin) continue;
      const known = this.#pages.size;
      this.#pages.add(pages.same(new TextDecoder().decode(answer.bytes)));
      inARow = this.#pages.size === known ? inARow + 1 : 0;
      if (this.#pages.size > known) this.#keep(new URL(answer.url), answer);
    }
    return this.#files.size > before;
  }

  async #findMaps(): Promise<void> {
    const { artifacts } = this.#capture();
    const tasks = artifacts.flatMap(({ id, kind, text, url }): readonly Task[] => {
      if (url === undefined || (kind !== "script" && kind !== "style")) return [];
      const map = URL.parse(sourceMapAddress(text) ?? this.#maps.get(url) ?? "", url);
      if (map === null || map.href === url || !/^https?:$/.test(map.protocol)) return [];
      if (this.#own.has(map)) return [{ tried: [map], by: id, reference: map.href, isOptional: false }];
      this.#leaveOut(map, id, map.href);
      return [];
    });
    await Promise.all(tasks.map((task) => this.#find(task)));
  }

  async #begin(address: URL): Promise<void> {
    const { loaded } = this.#options;
    if (loaded !== undefined) {
      this.#page = loaded.page;
      for (const file of loaded.files) this.#files.set(keyOf(new URL(file.url ?? loaded.page)), file);
      this.#rememberPages();
      return;
    }
    const answer = await this.#ask(address);
    if ("code" in answer) throw new CaptureError(`address-${answer.code}`, `${address.href}: ${answer.detail}`);
    this.#page = new URL(answer.url);
    this.#keep(this.#page, answer);
    this.#rememberPages();
  }

  #rememberPages(): void {
    const { pages } = this.#options;
    for (const { kind, text } of this.#capture().artifacts)
      if (pages !== undefined && kind === "html") this.#pages.add(pages.same(text));
  }

  #capture(): Capture {
    const collection = { input: this.#page.href, files: [...this.#files.values()], lost: [] };
    return captureCollection(collection, DEFAULT_LIMITS);
  }

  /** Addresses that no round before has tried. */
  #work(): readonly Task[] {
    const capture = this.#capture();
    const addresses = new Map(capture.artifacts.flatMap(({ id, url }) => (url === undefined ? [] : [[id, url]])));
    const all = this.#options.named(capture).map((named): Located => {
      const from = addresses.get(named.from);
      return { named, urls: candidates(named, from === undefined ? this.#page : new URL(from), this.#page) };
    });
    for (const url of addresses.values()) this.#own.addFile(url);
    this.#own.addNamed(all);
    this.#elsewhere.clear();
    return all.flatMap(({ named, urls }) => {
      const [best] = urls;
      const tried = urls.filter((url) => this.#own.has(url));
      if (best !== undefined && tried.length === 0 && named.isOptional !== true)
        this.#leaveOut(best, named.from, named.address);
      if (tried.length === 0) return [];
      const key = tried.map(keyOf).join("\n");
      if (this.#seen.has(key) || this.#seen.size >= MAX_NAMED) return [];
      this.#seen.add(key);
      return [{ tried, by: named.from, reference: named.address, isOptional: named.isOptional === true }];
    });
  }

  /** The first of the addresses that has a file. */
  async #find({ tried, by, reference, isOptional }: Task): Promise<void> {
    const [best] = tried;
    if (best === undefined || tried.some((url) => this.#files.has(keyOf(url)))) return;
    let failure: WebFailure | undefined;
    for (const url of tried) {
      const answer = await this.#ask(url);
      if (!("code" in answer) && !isPage(url, answer)) return this.#keep(url, answer);
      failure ??= "code" in answer ? answer : { code: "not-there", detail: answer.contentType };
    }
    if (failure === undefined || (isOptional && failure.code === "not-there")) return;
    lose(this.#lost, { path: webPath(best, this.#page.origin), code: failure.code, by, reference });
  }

  #leaveOut(url: URL, by: FileId, reference: string): void {
    if (this.#elsewhere.size >= MAX_NAMED) return;
    const path = webPath(url, this.#page.origin);
    lose(this.#elsewhere, { path, code: "other-origin", by, reference, detail: url.origin });
  }

  #keep(url: URL, { bytes, contentType, url: from, sourceMap }: Answer): void {
    if (sourceMap !== undefined) this.#maps.set(from, sourceMap);
    const path = typedPath(webPath(url, this.#page.origin), contentType, bytes);
    const file = { path, bytes, url: from };
    this.#files.set(keyOf(url), file);
    this.#options.onFile?.(file);
  }

  #ask(url: URL): Promise<Answer | WebFailure> {
    const key = keyOf(url);
    const asked = this.#answers.get(key) ?? this.#get(url);
    this.#answers.set(key, asked);
    return asked;
  }

  async #get(url: URL): Promise<Answer | WebFailure> {
    const kept = await this.#journal?.get(url.href);
    const answer = kept ?? (await this.#client.get(url));
    if (kept === undefined && !("code" in answer)) await this.#journal?.put(url.href, answer).catch(() => undefined);
    this.#done += 1;
    this.#options.onProgress?.(this.#done, this.#answers.size);
    return answer;
  }
}

/** One for all spellings of an address: pages write `/%5Bid%5D-1a.js` where a list has `/[id]-1a.js`. */
function keyOf({ href }: URL): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** Answers come in any order: of the files that name a lost one, the first by name is kept. */
function lose(lost: Map<string, LostFile>, file: NamedLoss): void {
  const before = lost.get(file.path);
  if (before?.by === undefined || isFirst(file, before)) lost.set(file.path, file);
}

type NamedLoss = LostFile & { readonly by: FileId; readonly reference: string };

function isFirst({ by, reference }: NamedLoss, before: LostFile): boolean {
  if (by !== before.by) return by < (before.by ?? "");
  return reference < (before.reference ?? "");
}

/** Servers of applications answer with the page where they have no such file. */
function isPage(url: URL, { bytes, contentType }: Answer): boolean {
  const { kind, text } = artifactOf(fileId(url.pathname), bytes).artifact;
  if (kind === "html" || looksLikeHtml(text)) return true;
  return kindOfType(contentType) === "html" && kind !== "style" && !looksLikeScript(text);
}
