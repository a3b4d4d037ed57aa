/**
 * Reads a multipart form as a stream: fields as text, each file handed on while it comes. At most a few files are under
 * way at a time, whatever the form holds: the parser gets no more before those that it has found have been taken.
 */
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { ApiError } from "../contract/api-error.ts";
import { Slots } from "../slots.ts";
import { paced } from "./paced.ts";
import { inMb, type UploadLimits } from "./upload-limits.ts";

/** Takes the content of one file of a field; must read it to its end or throw. */
export type TakeFile = (name: string, content: AsyncIterable<Uint8Array>, field: string) => Promise<void>;

const FIELDS = 20;
const FIELD_BYTES = 2000;
/** Room for the form around the files. */
const FORM_BYTES = 2 ** 20;
const UNDER_WAY = 4;
/** What the parser gets at once: it holds all parts in it, and the shortest has some sixty bytes. */
const PIECE_BYTES = 2 ** 13;

/** @throws ApiError `bad-upload`, `too-large`, `too-slow`, `too-many-files`, and what `takeFile` throws */
export async function receiveForm(
  request: Request,
  limits: UploadLimits,
  takeFile: TakeFile,
): Promise<ReadonlyMap<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type) || request.body === null) throw new ApiError("bad-upload");
  if (Number(request.headers.get("content-length")) > limits.totalBytes + FORM_BYTES) throw tooLarge(limits);
  const form = new Form(type, limits, takeFile);
  try {
    let bytes = 0;
    for await (const chunk of paced(request.body, limits.pace)) {
      bytes += chunk.byteLength;
      if (bytes > limits.totalBytes + FORM_BYTES) form.fail(tooLarge(limits));
      await form.write(chunk);
    }
    return await form.end();
  } catch (error) {
    // So that nothing begins that still waits.
    form.fail(error);
    throw error;
  }
}

const tooLarge = ({ totalBytes }: UploadLimits) => new ApiError("too-large", `at most ${inMb(totalBytes)}`);

class Form {
  readonly #parser: BusboyInstance;
  readonly #fields = new Map<string, string>();
  readonly #slots = new Slots(UNDER_WAY);
  readonly #underWay = new Set<Promise<void>>();
  /** Those that somebody may read still. */
  readonly #contents = new Set<Readable>();
  #hasFailed = false;
  readonly #failed = Promise.withResolvers<never>();
  readonly #ended = Promise.withResolvers<void>();

  constructor(type: string, limits: UploadLimits, takeFile: TakeFile) {
    this.#failed.promise.catch(() => undefined);
    try {
      this.#parser = new Busboy({
        headers: { "content-type": type },
        preservePath: true,
        limits: { fields: FIELDS, fieldSize: FIELD_BYTES, files: limits.files },
      });
    } catch (error) {
      throw unreadable(error);
    }
    this.#parser.on("field", (name, value) => this.#fields.set(name, value));
    // The name is missing where a part only has a type, whatever the library's types say.
    this.#parser.on("file", (field, content, name: string | undefined) => {
      // It may end early before anybody reads it; then the parser has failed as well.
      content.on("error", () => undefined).on("close", () => this.#contents.delete(content));
      this.#contents.add(content);
      this.#take(() => takeFile(name ?? "", content, field));
    });
    this.#parser.on("filesLimit", () => this.fail(new ApiError("too-many-files", `at most ${limits.files}`)));
    this.#parser.on("fieldsLimit", () => this.fail(new ApiError("bad-upload", `at most ${FIELDS} fields`)));
    this.#parser.on("error", (error) => this.fail(unreadable(error)));
    this.#parser.on("finish", () => this.#ended.resolve());
  }

  /** Whoever reads a file hears of it, and closes what it writes: the parser gives nothing more. */
  fail(error: unknown): void {
    this.#hasFailed = true;
    this.#failed.reject(error);
    for (const content of this.#contents) content.destroy(GIVEN_UP);
  }

  async write(chunk: Uint8Array): Promise<void> {
    for (let at = 0; at < chunk.byteLength; at += PIECE_BYTES)
      await this.#writePiece(chunk.subarray(at, at + PIECE_BYTES));
  }

  async end(): Promise<ReadonlyMap<string, string>> {
    this.#parser.end();
    await Promise.race([this.#ended.promise, this.#failed.promise]);
    await Promise.race([Promise.all(this.#underWay), this.#failed.promise]);
    return this.#fields;
  }

  async #writePiece(piece: Uint8Array): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#parser.write(piece, () => resolve());
    await Promise.race([promise, this.#failed.promise]);
    while (this.#underWay.size >= UNDER_WAY) await Promise.race([...this.#underWay, this.#failed.promise]);
  }

  #take(take: () => Promise<void>): void {
    const taken = this.#slots
      .use(async () => (this.#hasFailed ? undefined : take().catch((error: unknown) => this.fail(error))))
      .finally(() => this.#underWay.delete(taken));
    this.#underWay.add(taken);
  }
}

const GIVEN_UP = new Error("The upload has failed.");

const unreadable = (error: unknown) => new ApiError("bad-upload", error instanceof Error ? error.message : undefined);
