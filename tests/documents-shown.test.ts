/** What the documents show of the example is what the program prints, and the recipe for a CI runs as it stands there. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { BLOCKS, withBlock } from "../tools/docs/example-blocks.mjs";
import { asbuilt, folder, NPX, withPrograms } from "./cli.ts";
import { FULL } from "./full.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const textOf = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const EXAMPLE = join(ROOT, "fixtures/example/vite/material");

test.each(BLOCKS)(
  "$document shows the $name of the example (node tools/docs/picture.mjs writes it)",
  async ({ document, name, make }) => {
    const run = (...args: string[]): string =>
      asbuilt(
        args.map((arg) => (arg.startsWith("fixtures/") ? join(ROOT, arg) : arg)),
        { NO_COLOR: "1" },
      ).stdout;
    expect(withBlock(textOf(document), name, await make(run))).toBe(textOf(document));
  },
);

/** GitHub's own command line: has the artifact of the last run where one was kept, and keeps what is commented. */
const GH = `#!/bin/sh
echo "gh $*" >> gh.log
case "$1 $2" in
  "run list") echo 42;;
  "run download") [ -d kept ] && mkdir -p last && cp kept/* last/;;
  "pr comment") cp as-built/changes.md comment.md;;
esac
`;

/** A folder with the built application in it, and an `npx` that runs the program of this repository. */
function pipeline(): { readonly at: string; readonly env: NodeJS.ProcessEnv } {
  const at = folder();
  cpSync(EXAMPLE, join(at, "dist"), { recursive: true });
  return { at, env: withPrograms(at, { npx: NPX, gh: GH }) };
}

const RECIPE = /```sh example=ci\n([\s\S]*?)```/.exec(textOf("docs/tasks/watch-releases.md"))?.[1] ?? "exit 9";

interface Run {
  readonly status: number | null;
  readonly stderr: string;
}

const bash = (script: string, at: string, env: NodeJS.ProcessEnv): Run =>
  spawnSync("bash", ["-e", "-c", script], { cwd: at, env, encoding: "utf8" });

/** Of a pipeline that is run four times, each of six commands and more. */
const OF_PIPELINES = { ...FULL, timeout: 400_000 };

test("the recipe writes the documents, compares, and holds budgets", OF_PIPELINES, () => {
  const { at, env } = pipeline();
  expect(bash(RECIPE, at, env)).toMatchObject({ status: 0 });
  for (const file of ["app.json", "app.sarif", "app.cdx.json"]) expect(existsSync(join(at, file)), file).toBe(true);
  mkdirSync(join(at, "last"));
  const last = readFileSync(join(at, "app.json"), "utf8");
  writeFileSync(join(at, "last", "app.json"), last);
  expect(bash(RECIPE, at, env)).toMatchObject({ status: 0 });
  expect(readFileSync(join(at, "changes.md"), "utf8")).toContain("Nothing of the product changed.");
  expect(bash(RECIPE, at, { ...env, MAX_CALLS: "1" })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("calls: 35, at most 1"),
  });
  writeFileSync(join(at, "last", "app.json"), last.replaceAll("call:http:GET:/healthz", "call:http:GET:/gone"));
  expect(bash(RECIPE, at, env)).toMatchObject({ status: 1, stderr: expect.stringContaining("calls.removed (1)") });
});

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: {
    readonly steps: readonly { readonly run?: string; readonly env?: Readonly<Record<string, string>> }[];
  };
}

test("the action does the same, with the inputs that the recipe for it names", OF_PIPELINES, () => {
  const action = parse(textOf("action.yml")) as Action;
  const used = parse(/```yaml example=action\n([\s\S]*?)```/.exec(textOf("docs/tasks/watch-releases.md"))?.[1] ?? "");
  const step = used.jobs["as-built"].steps.find(({ id }: { id?: string }) => id === "as-built");
  for (const input of Object.keys(step.with)) expect(action.inputs).toHaveProperty(input);
  const { at, env } = pipeline();
  const main = action.runs.steps.find(({ run }) => run !== undefined);
  const given: Readonly<Record<string, string>> = { path: "dist", "max-libraries": "100", package: "any" };
  const values = Object.entries(main?.env ?? {}).map(([name, value]) => {
    const input = /inputs\.([\w-]+)/.exec(value)?.[1] ?? "";
    return [name, given[input] ?? action.inputs[input]?.default ?? ""];
  });
  const inputs = Object.fromEntries(values);
  expect(bash(main?.run ?? "exit 9", at, { ...env, ...inputs })).toMatchObject({ status: 0 });
  expect(existsSync(join(at, "as-built", "app.sarif"))).toBe(true);
  expect(bash(main?.run ?? "", at, { ...env, ...inputs, MAX_BYTES: "1000" })).toMatchObject({ status: 1 });
  // Inputs of a workflow are somebody's text: none may be put into a script.
  expect(main?.run).not.toContain("${{");
});

test("the workflow that uses the action runs from step to step, release after release", OF_PIPELINES, () => {
  const action = parse(textOf("action.yml")) as Action;
  const main = action.runs.steps.find(({ run }) => run !== undefined);
  const workflow = parse(
    /```yaml example=action\n([\s\S]*?)```/.exec(textOf("docs/tasks/watch-releases.md"))?.[1] ?? "",
  );
  const { at, env } = pipeline();
  const asked = Object.fromEntries(
    Object.entries(main?.env ?? {}).map(([name, value]) => {
      const input = /inputs\.([\w-]+)/.exec(value)?.[1] ?? "";
      return [name, input];
    }),
  );
  /** Runs all that is a script, and the action where it is used; gives the exit code of the action. */
  const release = (): number | null => {
    let code: number | null = null;
    for (const { run, uses, with: given = {} } of workflow.jobs["as-built"].steps) {
      if (uses?.includes("as-built")) {
        const value = (input: string): string => String(given[input] ?? action.inputs[input]?.default ?? "");
        const inputs = Object.fromEntries(Object.entries(asked).map(([name, input]) => [name, value(input)]));
        code = bash(main?.run ?? "exit 9", at, { ...env, ...inputs, MAX_BYTES: "" }).status;
      } else if (run !== undefined && !run.startsWith("npm ")) {
        expect(bash(run, at, { ...env, GH_TOKEN: "t", PR: "7" })).toMatchObject({ status: 0, stderr: "" });
      }
    }
    return code;
  };
  expect(release()).toBe(0);
  expect(existsSync(join(at, "comment.md"))).toBe(false);
  // The next run finds what this one kept, in which a call was still there.
  cpSync(join(at, "as-built"), join(at, "kept"), { recursive: true });
  const kept = readFileSync(join(at, "kept", "app.json"), "utf8");
  writeFileSync(join(at, "kept", "app.json"), kept.replaceAll("call:http:GET:/healthz", "call:http:GET:/gone"));
  expect(release()).toBe(1);
  expect(readFileSync(join(at, "comment.md"), "utf8")).toContain("/gone");
});

test.each(["bug", "missing-statement", "wrong-statement"])("the form for %s can be read", (name) => {
  const form = parse(textOf(`.github/ISSUE_TEMPLATE/${name}.yml`));
  expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
  const ids = form.body.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
