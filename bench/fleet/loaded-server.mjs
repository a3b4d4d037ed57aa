/** A server under load, as its clients see it: what they know of, what they sent, how long answers took, what failed. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { pause } from "./client.mjs";

const EXAMPLES = fileURLToPath(new URL("../../fixtures/example", import.meta.url));
const POLL_MS = 200;
const MOST_PROBLEMS = 20;

/** The example application as built by each bundler: lists of files. */
const examples = () =>
  readdirSync(EXAMPLES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "source")
    .map(({ name }) => filesIn(join(EXAMPLES, name, "material")));

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path).replaceAll(sep, "/"), content: readFileSync(path) }));

export class LoadedServer {
  #url;
  #examples = examples();
  #times = new Map();
  #sent = 0;
  /** Releases whose analysis has finished. */
  known = [];
  /** Ids of analyses. */
  uploads = [];
  problems = [];

  constructor(url) {
    this.#url = `${url}/api/v1/`;
  }

  /** One release of each example, analysed, so that there is something to read. */
  async prepare() {
    for (const example of this.#examples) {
      const { application, release, analysis } = await this.upload("uploads", example);
      while ((await this.get(`analyses/${analysis.id}`)).state !== "finished") await pause(POLL_MS);
      this.known.push({ application: application.id, release: release.id, analysis: analysis.id });
    }
  }

  /** Does something, measures it, and notes where it fails. */
  async measured(name, doing) {
    const begun = performance.now();
    try {
      await doing();
    } catch (error) {
      if (this.problems.length < MOST_PROBLEMS) this.problems.push(`${name}: ${error.message} ${error.cause ?? ""}`);
    }
    const times = this.#times.get(name) ?? [];
    this.#times.set(name, times);
    times.push(performance.now() - begun);
  }

  /** @returns {Promise<any>} */
  async get(path) {
    return JSON.parse(await this.text(path));
  }

  async text(path, init) {
    const answer = await fetch(this.#url + path, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
    return text;
  }

  /** Sends an example, with a script that no upload before had. */
  async upload(path, example = this.#examples[this.#sent % this.#examples.length]) {
    this.#sent += 1;
    const changed = example.find((file) => file.path.endsWith(".js"));
    const body = new FormData();
    for (const file of example) {
      const parts = file === changed ? [file.content, `\n// ${this.#sent}\n`] : [file.content];
      body.append("files", new File(parts, file.path));
    }
    const sent = JSON.parse(await this.text(path, { method: "POST", body }));
    this.uploads.push(sent.analysis.id);
    return sent;
  }

  /** Requests by what was asked for: how many, and milliseconds. */
  figures() {
    return Object.fromEntries(
      [...this.#times].sort().map(([name, times]) => {
        const sorted = times.toSorted((a, b) => a - b);
        const at = (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]);
        return [name, { count: sorted.length, median: at(0.5), p95: at(0.95), most: at(1) }];
      }),
    );
  }
}
