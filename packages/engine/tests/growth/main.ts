/** The programs of all examples as JSON, each with what its annotations say is found, for `bench/growth.mjs`. */
import { exampleFiles } from "../harness/example-files.ts";
import { compileJsx } from "../harness/written.ts";

const programs = exampleFiles().flatMap(({ kind, path, examples }) =>
  kind === "script"
    ? examples.map(({ line, text, expected }) => ({
        path: path.replace("packages/engine/src/", ""),
        line,
        code: compileJsx(text).code,
        found: expected.flatMap(({ fields }) => Object.values(fields)),
      }))
    : [],
);
process.stdout.write(JSON.stringify(programs));
