import { captureFiles } from "@as-built/capture";
import { analyze, renderJson, renderMarkdown } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";
import { SMALL } from "./cli.ts";
import { schemaErrors } from "./schema.ts";

const files = Object.entries(SMALL).map(([path, content]) => ({
  path,
  bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
}));

function documents(order: typeof files, rawTransfer: boolean): readonly string[] {
  const { specification } = analyze(captureFiles("app", order), { parser: oxcParser({ rawTransfer }) });
  return [renderJson(specification), renderMarkdown(specification)];
}

test("files in another order give the same bytes", () => {
  expect(documents(files.toReversed(), true)).toEqual(documents(files, true));
});

test("the parser without raw transfer gives the same bytes", () => {
  expect(documents(files, false)).toEqual(documents(files, true));
});

test("an application without a single good script is still a valid specification", () => {
  const capture = captureFiles("app", [{ path: "a.js", bytes: new TextEncoder().encode("let = = ;") }]);
  const { specification } = analyze(capture, { parser: oxcParser() });
  expect(schemaErrors(JSON.parse(renderJson(specification)))).toEqual([]);
});
