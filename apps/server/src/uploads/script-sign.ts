/**
 * Whether a file that comes in pieces is a script with something in it, or a page that holds or loads one: as a capture
 * would say of the whole (`holdsScript` of packages/capture). What kind of file it is, its beginning says.
 */
import { captureFiles } from "@as-built/capture";

/** Captures look no further than that for the kind of a script or a page. */
const HEAD_BYTES = 2 ** 16;
/** Of `<script`, which two pieces may share. */
const OVERLAP = "<script".length - 1;

export class ScriptSign {
  readonly #path: string;
  readonly #head: Uint8Array[] = [];
  #bytes = 0;
  #kind: "script" | "html" | "other" | undefined;
  #last = "";
  #isFound = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** @returns the answer as soon as no further piece can change it */
  take(chunk: Uint8Array): boolean | undefined {
    if (this.#kind === undefined) this.#collect(chunk);
    else this.#look(chunk);
    return this.#isFound || this.#kind === "other" ? this.#isFound : undefined;
  }

  /** The answer once all has come. */
  end(): boolean {
    if (this.#kind === undefined) this.#decide();
    return this.#isFound;
  }

  #collect(chunk: Uint8Array): void {
    this.#head.push(chunk);
    this.#bytes += chunk.byteLength;
    if (this.#bytes >= HEAD_BYTES) this.#decide();
  }

  #decide(): void {
    const head = Buffer.concat(this.#head);
    const [artifact] = captureFiles(this.#path, [{ path: this.#path, bytes: head.subarray(0, HEAD_BYTES) }]).artifacts;
    const kind = artifact?.kind;
    this.#kind = kind === "script" || kind === "html" ? kind : "other";
    this.#look(head);
  }

  #look(chunk: Uint8Array): void {
    if (this.#isFound || this.#kind === "other") return;
    const text = this.#last + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString("utf8");
    this.#isFound = this.#kind === "script" ? text.trim() !== "" : /<script/i.test(text);
    this.#last = this.#kind === "html" ? text.slice(-OVERLAP) : "";
  }
}
