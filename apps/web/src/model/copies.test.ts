import { statementId } from "@as-built/spec";
import { describe, expect, it } from "vitest";
import { curlOf } from "./copies.ts";

const CALL = {
  id: statementId("call:1"),
  protocol: "http",
  basis: "shown",
  origin: "product",
  evidence: [{ file: "a.js", start: 0, end: 1, quote: "x" }],
} as never;

describe("a call as cURL", () => {
  it("keeps holes, names the fields, and quotes for a shell whatever a value holds", () => {
    const call = Object.assign({}, CALL, {
      method: "POST",
      url: "{base}/api/loans/{id}",
      parameters: [
        { name: "page", in: "query" },
        { name: "X-Note", in: "header", value: "it's $(rm)" },
      ],
      request: { properties: { days: { type: "number" }, tags: { items: {} } } },
    });
    expect(curlOf(call)).toBe(
      [
        "curl --globoff --request 'POST' '{base}/api/loans/{id}?page={page}'",
        "--header 'X-Note: it'\\''s $(rm)'",
        "--header 'content-type: application/json'",
        `--data '{"days":"{number}","tags":["{value}"]}'`,
      ].join(" \\\n  "),
    );
  });
});
