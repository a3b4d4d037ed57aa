import { describe, expect, it } from "vitest";
import { majorsOf, spansOf } from "./majors.ts";

const release = (version: string, ...grams: number[]) => ({
  installed: { name: "a", version, folder: "", manifest: {} },
  grams: Uint32Array.from(grams),
});

describe("major versions of grams", () => {
  it("are the first and the last that have one", () => {
    const span = spansOf([
      release("2.1.0", 1, 2, 4),
      release("3.0.1", 2, 3, 4),
      release("3.4.0", 5),
      release("10.0.0", 3, 4),
    ]);
    expect([1, 2, 3, 4, 5].map((gram) => span?.(gram))).toEqual([[2, 2], [2, 3], [3, 10], undefined, [3, 3]]);
  });

  it("say nothing of a gram that went and came back, or of a package in one major version", () => {
    const span = spansOf([release("1.0.0", 7), release("2.0.0", 8), release("3.0.0", 7)]);
    expect(span?.(7)).toBeUndefined();
    expect(spansOf([release("1.0.0", 7), release("1.2.0", 8)])).toBeUndefined();
  });

  it("are ascending, each once", () => {
    const versions = ["10.0.0", "9.1.2", "9.0.0"].map((version) => release(version).installed);
    expect(majorsOf(versions)).toEqual([9, 10]);
  });
});
