/** Takes the arguments after the program's name, gives the exit code. Everything that goes wrong ends here, in words. */
import { CommanderError } from "commander";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { wordsFor } from "./messages.ts";
import { printable } from "./printable.ts";
import { problemOf } from "./problem.ts";
import { createProgram } from "./program.ts";
import { write } from "./terminal.ts";

export async function main(args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  // the help goes out past `write`; whoever reads it may go away: `asbuilt --help | head`
  for (const stream of [process.stdout, process.stderr]) stream.on("error", ignoreEndOfReader);
  const program = createProgram((done) => {
    code = done;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    // Commander has printed its own message; help and version come this way too, as successes.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.failed;
    return await fail(error);
  }
}

function ignoreEndOfReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

async function fail(error: unknown): Promise<ExitCode> {
  const { what, next } = wordsFor(problemOf(error));
  const words = what.split("\n").map(printable).join("\n");
  await write(process.stderr, `asbuilt: ${words}\n${next}\n`);
  return EXIT.failed;
}
