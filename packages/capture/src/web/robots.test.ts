import { describe, expect, test } from "vitest";
import { robotsOf } from "./robots.ts";

const allowed = (text: string, ...paths: readonly string[]): readonly boolean[] =>
  paths.map(robotsOf(text, "as-built"));

describe("robots.txt", () => {
  test("the longest rule decides, and of two the one that allows", () => {
    const text = "User-agent: *\nDisallow: /a/\nAllow: /a/b\nDisallow: /a/b/c\nDisallow: /x\nAllow: /x\n";
    expect(allowed(text, "/", "/a/", "/a/b", "/a/b/c/d", "/x")).toEqual([true, false, true, false, true]);
  });

  test("the group of the program counts, else that of all", () => {
    const text = "User-agent: other\nUser-agent: As-Built\nDisallow: /mine # words\n\nUser-agent: *\nDisallow: /\n";
    expect(allowed(text, "/mine/x", "/else")).toEqual([false, true]);
    expect(robotsOf(text, "nobody")("/else")).toBe(false);
  });

  test("any text and the end of a path", () => {
    const text = "user-agent:*\r\ndisallow: /*.json$\r\ndisallow: /private*/x\r\n";
    expect(allowed(text, "/a.json", "/a.json.json", "/a.json?v", "/private-1/x", "/private/y")).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  test("what is none, or says nothing, forbids nothing", () => {
    for (const text of ["", "<!doctype html><h1>Desk</h1>", "Disallow: /", "User-agent: *\nDisallow:\n"])
      expect(allowed(text, "/a")).toEqual([true]);
  });

  test("thousands of names of a group do not have its rules each", () => {
    const names = Array.from({ length: 20_000 }, (_, at) => `User-agent: a${at}\n`).join("");
    const text = `${names}User-agent: *\n${"Disallow: /a\n".repeat(15_000)}`;
    expect(text.length).toBeLessThan(600 * 1024);
    expect(allowed(text, "/a/b", "/b")).toEqual([false, true]);
  });

  test("long files and patterns take linear time", () => {
    const text = `User-agent: *\n${`Disallow: /${"*a".repeat(200)}$\n`.repeat(2000)}`;
    expect(robotsOf(text, "as-built")(`/${"a".repeat(190)}b`)).toBe(true);
  });
});
