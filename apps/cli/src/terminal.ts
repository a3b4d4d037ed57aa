/** What a stream can show, and how text gets out of the process as a whole. */
import type { Terminal } from "./render-summary.ts";

const DEFAULT_WIDTH = 100;

/** Colours where the stream has them and neither `--no-color` nor NO_COLOR (https://no-color.org) speaks against. */
export function terminalOf(stream: NodeJS.WriteStream, color: boolean): Terminal {
  const wanted = color && !process.env.NO_COLOR;
  // A terminal that does not know its width says 0.
  return { width: stream.columns || DEFAULT_WIDTH, color: wanted && stream.isTTY && stream.hasColors() };
}

/** Resolves once the text was taken over; a reader that has gone away (`| head`) is no error. */
export function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  stream.once("error", () => {});
  stream.write(text, (error) => {
    if (error && !("code" in error && error.code === "EPIPE")) reject(error);
    else resolve();
  });
  return promise;
}
