import { describe, expect, it } from "vitest";
import { areaSuggestions, nearNames, suggestionsOf } from "./suggestions.ts";

const known = (...names: readonly string[]) => names.map((name) => ({ name, applications: 1 }));

describe("to begin with", () => {
  it("the names that most applications have", () => {
    expect(suggestionsOf([{ name: "react", applications: 3 }, ...known("zod")])).toEqual([
      { text: "react", note: "3 apps" },
      { text: "zod", note: "" },
    ]);
  });

  it("of addresses the areas, as they stand in them", () => {
    const addresses = known("{base}/api/berths", "{base}/api/berths/{id}", "/api/pilots", "{base}/api/pilots/{id}");
    expect(areaSuggestions(addresses).map(({ text }) => text)).toEqual(["/api/berths", "/api/pilots"]);
  });

  it("the addresses themselves where no area is one that finds them", () => {
    const addresses = known("berths", "berths/{id}");
    expect(areaSuggestions(addresses).map(({ text }) => text)).toEqual(["berths", "berths/{id}"]);
  });
});

describe("where nothing has the name", () => {
  it.each([
    ["reacct", ["react"]],
    ["Raect", ["react"]],
    ["lodahs", ["lodash"]],
    ["vue", []],
    ["nothing like it", []],
  ])("%s", (asked, near) => {
    expect(nearNames(asked, ["react", "react-dom", "lodash", "axios"])).toEqual(near);
  });
});
