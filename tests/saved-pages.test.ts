/** A page that a browser saved, as one file or with its folder, says what it says where it stands. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { mhtmlOf } from "../packages/capture/tests/mhtml.ts";
import { asbuilt, folder, material, SMALL } from "./cli.ts";

const analysed = (path: string) => {
  const { code, stdout } = asbuilt(["analyze", path, "--format", "json"]);
  expect(code).toBe(0);
  return JSON.parse(stdout);
};

const PARTS = Object.entries(SMALL).map(([path, body], index) => ({
  url: `https://ledger.example/${path === "index.html" ? "" : path}`,
  type: path.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8",
  encoding: index % 2 === 0 ? ("quoted-printable" as const) : ("base64" as const),
  body,
}));

test("asbuilt analyze reads MHTML, and asbuilt capture keeps what is in it", () => {
  const root = material({ "ledger.mhtml": mhtmlOf(PARTS), "ledger.mht": mhtmlOf(PARTS, "\n") });
  const whole = analysed(material(SMALL));
  const saved = analysed(join(root, "ledger.mhtml"));
  expect(saved.points).toEqual(whole.points);
  expect(saved.subject).toMatchObject({ name: "Ledger", input: "ledger.mhtml", digest: whole.subject.digest });
  expect(analysed(join(root, "ledger.mht")).points).toEqual(whole.points);
  const kept = join(folder(), "kept");
  expect(asbuilt(["capture", join(root, "ledger.mhtml"), "--quiet", "--output", kept]).code).toBe(0);
  expect(analysed(kept).points).toEqual(whole.points);
});

test("a page without its scripts, and one that is cut off, are refused with what to do", () => {
  const pages = PARTS.filter(({ type }) => type.startsWith("text/html"));
  const bare = pages.map((part) => ({ ...part, body: "<!doctype html><title>Ledger</title>" }));
  const root = material({ "bare.mhtml": mhtmlOf(bare), "cut.mhtml": mhtmlOf(PARTS).slice(0, -30) });
  for (const [name, what] of [
    ["bare.mhtml", /holds no script: Chromium, Chrome and Edge leave scripts out of MHTML\.\n.*HAR/],
    ["cut.mhtml", /cannot be read as MHTML: cut\.mhtml: its end is missing/],
  ] as const) {
    const { code, stdout, stderr } = asbuilt(["analyze", join(root, name)]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(what);
  }
});

test("a page that was saved with its folder: scripts are found under the names that the browser gave them", () => {
  const main = "Ledger%20of%20May_files/main.js.download";
  const root = material({
    "Ledger of May.html": `<!doctype html><title>Ledger</title><script type="module" src="./${main}"></script>`,
    "Ledger of May_files/main.js.download": SMALL["assets/main.js"] ?? "",
    "other.js": 'fetch("/not/of/the/page")',
  });
  const { points, material: held } = analysed(join(root, "Ledger of May.html"));
  expect(held.files.map(({ id, kind }: { id: string; kind: string }) => `${kind} ${id}`)).toEqual([
    "html Ledger of May.html",
    "script Ledger of May_files/main.js.download",
  ]);
  expect(points.calls.statements.map(({ url }: { url: string }) => url)).toEqual(["/api/orders"]);
  expect(held.missing.map(({ reference }: { reference: string }) => reference)).toEqual(["./orders.js"]);
});
