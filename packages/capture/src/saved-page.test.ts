import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { capturePath } from "./index.ts";

function saved(contents: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "saved-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const idsOf = async (path: string) => (await capturePath(path)).artifacts.map(({ id, kind }) => `${kind} ${id}`);

test("a page that was saved as complete brings the folder along that it refers to", async () => {
  const folder = saved({
    "Our orders.html": '<script src="./Our%20orders_files/main.js.download"></script>',
    "Our orders_files/main.js.download": "f()",
    "Our orders_files/saved_resource.html": "<html></html>",
    "Our orders-old/a.js": "f()",
    "other_files/b.js": "f()",
  });
  expect(await idsOf(join(folder, "Our orders.html"))).toEqual([
    "html Our orders.html",
    "script Our orders_files/main.js.download",
    "html Our orders_files/saved_resource.html",
  ]);
});

test("in whatever language the browser names it", async () => {
  const folder = saved({
    "a.htm": '<script src="a-Dateien/m.js"></script>',
    "a-Dateien/m.js": "f()",
    "ab_files/m.js": "g()",
  });
  expect(await idsOf(join(folder, "a.htm"))).toEqual(["script a-Dateien/m.js", "html a.htm"]);
});

test("a page alone stays alone, and a folder that is a link is not followed", async () => {
  const folder = saved({
    "a.html": '<script src="a_files/m.js"></script>',
    "b.html": "<html></html>",
    "b_files/m.js": "f()",
  });
  symlinkSync(tmpdir(), join(folder, "a_files"));
  expect(await idsOf(join(folder, "a.html"))).toEqual(["html a.html"]);
  expect(await idsOf(join(folder, "b.html"))).toEqual(["html b.html"]);
});
