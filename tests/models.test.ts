/** A team's own client, told by a file of models: its calls are found, and a mistake in the file is told with its place. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asbuilt, folder, material } from "./cli.ts";

const MODEL = {
  package: "@acme/api",
  exports: { createApi: "Factory" },
  types: {
    Factory: { "(root)": { effect: "gives", type: "Api", base: "root" } },
    Api: { "load(path)": { effect: "http", url: "path", answer: "plain" } },
  },
};
const APP = `import { createApi } from "@acme/api";
const api = createApi("/harbour");
document.title = "All the berths that are free today";
export const list = () => api.load("/berths").then(({ berths }) => berths.map(({ depth }) => depth));`;

function models(content: unknown): string {
  const file = join(folder(), "acme.models.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("calls of an own client are found by its model", () => {
  const app = material({ "app.js": APP });
  const plain = asbuilt(["analyze", app, "--format", "json"]);
  const told = asbuilt(["analyze", app, "--format", "json", "--models", models({ models: [MODEL] })]);
  expect([plain.code, told.code]).toEqual([0, 0]);
  const urls = (stdout: string) =>
    JSON.parse(stdout).points.calls.statements.map(({ url }: { readonly url: string }) => url);
  expect(urls(plain.stdout)).toEqual([]);
  expect(urls(told.stdout)).toEqual(["/harbour/berths"]);
});

test("a mistake in a file of models is told with its place, and nothing is analysed", () => {
  const wrong = models({ models: [{ ...MODEL, exports: { createApi: "Maker" } }] });
  const { code, stderr } = asbuilt(["analyze", material({ "app.js": APP }), "--models", wrong]);
  expect(code).not.toBe(0);
  expect(stderr).toContain('models[0].exports.createApi: there is no type "Maker" in types');
});
