import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { captureFiles, capturePath } from "./index.ts";

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "capture-"));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function put(path: string, content: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), content);
}

const ids = (capture: Awaited<ReturnType<typeof capturePath>>) => capture.artifacts.map(({ id }) => id);

test("a folder gives what its files in memory give", async () => {
  put("app/index.html", "<script src=a.js></script>");
  put("app/a.js", "f()");
  put("app/node_modules/x/i.js", "g()");
  const encode = (path: string, content: string) => ({ path, bytes: new TextEncoder().encode(content) });
  expect(await capturePath(join(base, "app"))).toEqual(
    captureFiles("app", [
      encode("node_modules/x/i.js", "g()"),
      encode("a.js", "f()"),
      encode("index.html", "<script src=a.js></script>"),
    ]),
  );
});

test("a single file is named by its base name", async () => {
  put("app/a.js", "f()");
  const capture = await capturePath(join(base, "app/a.js"));
  expect([capture.input, ...ids(capture)]).toEqual(["a.js", "a.js"]);
});

test("reports how many files are done", async () => {
  put("app/a.js", "f()");
  put("app/b.js", "f()");
  const steps: string[] = [];
  await capturePath(join(base, "app"), { onProgress: (done, total) => steps.push(`${done}/${total}`) });
  expect(steps).toEqual(["1/2", "2/2"]);
});

const WINDOWS = { meta: { skipReason: "links need rights on Windows that tests do not have" } };

describe.skipIf(process.platform === "win32")("what is no plain file", WINDOWS, () => {
  test("links inside the folder are followed, links out of it and to nowhere are listed", async () => {
    put("secret.js", "f()");
    put("app/a.js", "f()");
    symlinkSync(join(base, "secret.js"), join(base, "app/out.js"));
    symlinkSync(base, join(base, "app/up"));
    symlinkSync("a.js", join(base, "app/in.js"));
    symlinkSync("nowhere.js", join(base, "app/lost.js"));
    const capture = await capturePath(join(base, "app"));
    expect(ids(capture)).toEqual(["a.js", "in.js"]);
    expect(capture.failures.map(({ file }) => file)).toEqual(["lost.js", "out.js", "up"]);
  });

  test("a link to an ancestor ends there", async () => {
    put("app/deep/a.js", "f()");
    symlinkSync("..", join(base, "app/deep/loop"));
    const capture = await capturePath(join(base, "app"));
    expect(ids(capture)).toEqual(["deep/a.js"]);
    expect(capture.failures).toEqual([]);
  });

  test("a pipe is not opened", async () => {
    put("app/a.js", "f()");
    execFileSync("mkfifo", [join(base, "app/pipe.js")]);
    const capture = await capturePath(join(base, "app"));
    expect(capture.failures).toEqual([{ file: "pipe.js", code: "unreadable" }]);
    expect(ids(capture)).toEqual(["a.js"]);
  });
});

describe("nothing to capture", () => {
  test("no such path, an empty folder, too many files", async () => {
    put("app/a.js", "f()");
    put("app/b.js", "f()");
    mkdirSync(join(base, "empty/inner"), { recursive: true });
    await expect(capturePath(join(base, "none"))).rejects.toMatchObject({ code: "not-found" });
    await expect(capturePath(join(base, "app/a.js/x"))).rejects.toMatchObject({ code: "not-found" });
    await expect(capturePath(join(base, "empty"))).rejects.toMatchObject({ code: "empty" });
    await expect(capturePath(join(base, "app"), { maxFiles: 1 })).rejects.toMatchObject({ code: "too-many-files" });
  });

  test("a file above the bound is listed", async () => {
    put("app/a.js", "12345");
    const capture = await capturePath(join(base, "app"), { maxFileBytes: 4 });
    expect(capture.failures).toEqual([{ file: "a.js", code: "too-large" }]);
  });
});
