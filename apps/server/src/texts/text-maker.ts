/**
 * Makes texts away from the thread that answers requests, one after the other, with limits of time and memory: what takes
 * more ends the thread that made it, and the next text gets a new one. Contents are read only where they are needed, and
 * of one text at a time.
 */
import { Worker } from "node:worker_threads";
import { ApiError } from "../contract/api-error.ts";
import { Slots } from "../slots.ts";
import type { FromThread, TextPart, TextTask, ToThread } from "./text-task.ts";

/** Gives the contents of the task, as they are stored. */
export type ReadContents = () => Promise<readonly Uint8Array[]>;

export interface TextMakerOptions {
  readonly timeoutMs: number;
  /** Of the heap. Contents and what they are unpacked to come on top. */
  readonly memoryMb: number;
  /** The program of the thread; default: the one that makes texts. */
  readonly program?: URL;
}

const OPTIONS: TextMakerOptions = { timeoutMs: 30_000, memoryMb: 1024 };

/** Beside this file, as source or as it was compiled. */
const PROGRAM = new URL(import.meta.url.endsWith(".ts") ? "./text-thread.ts" : "./text-thread.js", import.meta.url);

export class TextMaker {
  readonly #options: TextMakerOptions;
  readonly #turn = new Slots(1);
  #thread: Worker | undefined;

  constructor(options: Partial<TextMakerOptions> = {}) {
    this.#options = { ...OPTIONS, ...options };
  }

  /**
   * @param signal of whoever asks: nothing is made for those that have gone
   * @returns undefined where the contents are no such text
   * @throws ApiError `too-costly`
   */
  make(task: TextTask, read: ReadContents, signal: AbortSignal): Promise<TextPart | undefined> {
    return this.#turn.use(async () => {
      signal.throwIfAborted();
      const known = await this.#ask({ task });
      const said = known.type === "missing" ? await this.#ask({ task, contents: await read() }) : known;
      if (said.type === "failed") throw said.error;
      return said.type === "part" ? said.part : undefined;
    });
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  async #ask(message: ToThread): Promise<FromThread> {
    const thread = this.#started();
    const { promise, resolve, reject } = Promise.withResolvers<FromThread>();
    const fail = () => reject(new ApiError("too-costly"));
    const timer = setTimeout(fail, this.#options.timeoutMs);
    // Out of memory, by its heap or as an allocation that fails.
    thread.once("message", resolve).once("error", fail).once("exit", fail);
    try {
      thread.postMessage(message);
      return await promise;
    } catch (error) {
      this.#forget(thread);
      await thread.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
      thread.off("message", resolve).off("error", fail).off("exit", fail);
    }
  }

  /** One that has ended is replaced. */
  #started(): Worker {
    if (this.#thread !== undefined) return this.#thread;
    const { program = PROGRAM, memoryMb } = this.#options;
    const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    thread.unref();
    // Whoever waits for a text hears of it as well.
    thread.on("error", () => undefined).on("exit", () => this.#forget(thread));
    this.#thread = thread;
    return thread;
  }

  #forget(thread: Worker): void {
    if (this.#thread === thread) this.#thread = undefined;
  }
}
