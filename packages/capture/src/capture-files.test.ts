import { describe, expect, test } from "vitest";
import { inTime } from "../../../tests/in-time.ts";
import { CaptureError, captureFiles } from "./index.ts";

const file = (path: string, content: string | readonly number[]) => ({
  path,
  bytes: typeof content === "string" ? new TextEncoder().encode(content) : Uint8Array.from(content),
});

const kindOf = (path: string, content: string | readonly number[]) =>
  captureFiles("app", [file(path, content)]).artifacts[0]?.kind;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d];

test("a file with a path that is too long is a failure, and the others are there", () => {
  const long = `${"d/".repeat(510)}long.js`;
  const { artifacts, failures } = captureFiles("app", [file(long, "f()"), file(long.slice(4), "f()")]);
  expect(artifacts.map(({ id }) => id)).toEqual([long.slice(4)]);
  expect(failures).toEqual([{ file: `${long.slice(0, 200)}…`, code: "path-too-long" }]);
});

describe("kinds", () => {
  test.each([
    ["main.js", "f()", "script"],
    ["main.MJS", "f()", "script"],
    ["main.cjs", "f()", "script"],
    ["main.js?v=3", "f()", "script"],
    ["index.html", "<p>", "html"],
    ["app.css", "p{}", "style"],
    ["app.js.map", '{"version":3,"mappings":""}', "map"],
    ["manifest.webmanifest", "{}", "json"],
    ["a.wasm", [0, 0x61, 0x73, 0x6d], "wasm"],
    ["logo.svg", "<svg/>", "other"],
    ["main.js.LICENSE.txt", "/*! x */var a=1", "other"],
    ["main.js.gz", [0x1f, 0x8b, 8, 0], "other"],
  ])("%s by its name", (path, content, kind) => {
    expect(kindOf(path, content)).toBe(kind);
  });

  test.each([
    ["chunk", '/*! license */"use strict";(self.webpackChunk=self.webpackChunk||[]).push([[1],{}])', "script"],
    ["app", "!function(){var a}()", "script"],
    ["module.bundle", 'import{a as b}from"./x.js";', "script"],
    ["asset", "(()=>{var e={}})()", "script"],
    ["start", "\uFEFFvar a=1", "script"],
    ["login.php", "<!-- x --><!DOCTYPE html><title>x</title>", "html"],
    ["config", '{"api":"/v1"}', "json"],
    ["bundle", '{"version":3,"sources":[],"mappings":"AAAA"}', "map"],
    ["CNAME", "example.org", "other"],
    ["README", "import the files, then (see below) run it", "other"],
    ["robots", "User-agent: *\nDisallow:", "other"],
    ["data", [0, 1, 2, 3, 0, 0, 255], "other"],
  ])("%s by its content", (path, content, kind) => {
    expect(kindOf(path, content)).toBe(kind);
  });

  test.each([
    ["a.js", `${"<!---->".repeat(60)}x`, "script"],
    ["a.js", `${"<!-- a -->\n".repeat(60)}<html >`, "html"],
    ["page", `${"<!--".repeat(1000)}<html>`, "other"],
    ["page", `<?xml version="1.0"?> <!-- ${"-".repeat(3000)}--><html lang="en">`, "html"],
    ["app", `function${" ".repeat(16_000)}`, "other"],
    ["app", `function${" ".repeat(16_000)}a (){}`, "script"],
    ["app", `function${" ".repeat(4000)}*${" ".repeat(4000)}(){}`, "script"],
    ["app", `${"class a".repeat(2000)}`, "other"],
  ])("%s by content that is made to be slow to read", (path, content, kind) => {
    expect(inTime(() => kindOf(path, content))).toBe(kind);
  });

  test("a page saved under a script's name is a page", () => {
    expect(kindOf("app.js", "\n<!doctype html><title>404</title>")).toBe("html");
  });

  test("a script with raw control characters in a literal stays a script", () => {
    expect(kindOf("app.js", `var a="\u0000\u0001";${"f();".repeat(60)}`)).toBe("script");
  });

  test("an image under a script's name is kept, not parsed, and listed", () => {
    const { artifacts, failures } = captureFiles("app", [file("a.js", PNG), file("b.js", "f()")]);
    expect(artifacts.map(({ id, kind }) => [id, kind])).toEqual([
      ["a.js", "other"],
      ["b.js", "script"],
    ]);
    expect(failures).toEqual([{ file: "a.js", code: "not-text" }]);
  });
});

describe("decoding", () => {
  const textOf = (content: readonly number[]) => captureFiles("app", [file("a.js", content)]).artifacts[0]?.text;

  test("keeps a byte order mark", () => expect(textOf([0xef, 0xbb, 0xbf, 0x61])).toBe("\uFEFFa"));
  test("puts U+FFFD for invalid bytes", () => expect(textOf([0x61, 0xff, 0x62])).toBe("a\uFFFDb"));
  test("leaves line ends alone", () => expect(textOf([0x61, 13, 10, 0x62, 13, 0x63])).toBe("a\r\nb\rc"));
  test("keeps no text of maps and other files", () => {
    const { artifacts } = captureFiles("app", [file("a.js.map", '{"mappings":""}'), file("a.txt", "x")]);
    expect(artifacts.map(({ text }) => text)).toEqual(["", ""]);
  });
});

describe("identity", () => {
  const files = [file("b/Z.js", "1"), file("./b/a.js", "2"), file("\\b\\ä.js", "3"), file("../B.js", "4")];

  test("ids are relative, with forward slashes, in code unit order", () => {
    expect(captureFiles("app", files).artifacts.map(({ id }) => id)).toEqual(["B.js", "b/Z.js", "b/a.js", "b/ä.js"]);
  });

  test("the order of files changes nothing", () => {
    expect(captureFiles("app", files.toReversed())).toEqual(captureFiles("app", files));
  });

  test("digests are those of the bytes, and of the sorted digests", () => {
    const capture = captureFiles("app", [file("a.js", "abc")]);
    expect(capture.artifacts[0]?.sha256).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(captureFiles("other", [file("c.js", "abc")]).digest).toBe(capture.digest);
    expect(captureFiles("app", [file("a.js", "abd")]).digest).not.toBe(capture.digest);
  });

  test("one path with two contents is two files, the same file twice is one", () => {
    const twice = [file("a.js", "1"), file("a.js", "2"), file("./a.js", "1")];
    expect(captureFiles("app", twice).artifacts.map(({ id }) => id)).toEqual(["a.js", "a.js~2"]);
    expect(captureFiles("app", twice.toReversed())).toEqual(captureFiles("app", twice));
  });
});

describe("bounds", () => {
  test("a file above the bound is listed and costs nothing else", () => {
    const capture = captureFiles("app", [file("a.js", "12345"), file("b.js", "1")], { maxFileBytes: 4 });
    expect(capture.artifacts.map(({ id }) => id)).toEqual(["b.js"]);
    expect(capture.failures).toEqual([{ file: "a.js", code: "too-large" }]);
  });

  test("too many files, and none, end the capture", () => {
    const files = [file("a.js", "1"), file("b.js", "2")];
    expect(() => captureFiles("app", files, { maxFiles: 1 })).toThrow(new CaptureError("too-many-files", "1"));
    expect(() => captureFiles("app", [])).toThrow(new CaptureError("empty", "app"));
  });
});

test("a file of licence notices keeps its text", () => {
  const { artifacts } = captureFiles("app", [file("main.js.LICENSE.txt", "/*! diff v4.0.1 */")]);
  expect(artifacts.map(({ kind, text }) => [kind, text])).toEqual([["other", "/*! diff v4.0.1 */"]]);
});
