/** Steps of a longer task on the terminal: what is being done, then how it ended; output only where it failed. */

/** Ends a tool with a message that is meant for a person; no stack is shown. */
export class StepFailed extends Error {}

/**
 * @template T
 * @param {string} title
 * @param {() => Promise<{ said?: string, value?: T }>} work `said` is shown as how it ended
 * @returns {Promise<T | undefined>}
 */
export async function step(title, work) {
  const start = performance.now();
  process.stdout.write(`${title} ... `);
  try {
    const { said, value } = await work();
    process.stdout.write(`${said ?? `done (${Math.round((performance.now() - start) / 1000)} s)`}\n`);
    return value;
  } catch (error) {
    process.stdout.write("failed\n");
    throw error;
  }
}

/** Runs a tool's main function; a failed step ends it with its message and exit code 1. */
export async function runTool(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
