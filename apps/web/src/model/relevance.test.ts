/** What was found: the nearest first, each with the reason why. */
import { describe, expect, it } from "vitest";
import { makeSample } from "../../tests/sample.ts";
import { foundIn, nearestFirst, rankOf } from "./relevance.ts";
import { modelOf } from "./specification-model.ts";

describe("the order", () => {
  it("has what is called so before what only holds the words", () => {
    const names = ["/admin/auth/oidc", "/projects/change-requests/{id}", "/change-requests", "a request to change"];
    const found = nearestFirst(names, (name) => name, ["change", "request"]).map(({ item }) => item);
    expect(found).toEqual([
      "/change-requests",
      "/projects/change-requests/{id}",
      "a request to change",
      "/admin/auth/oidc",
    ]);
    expect(rankOf("/change-requests", ["change", "requests"])).toBe(0);
  });
});

describe("the reason", () => {
  const [screen] = modelOf(makeSample().specification)
    .located("screens")
    .filter(({ statement }) => statement.id === "screen:/pilots");
  if (screen === undefined) throw new Error("the sample has this screen");

  it("is the text around a word that the line does not show", () => {
    expect(foundIn(screen, ["pilots", "delete"])).toBe("/pilots delete the pilot?");
    expect(foundIn(screen, ["pilots"])).toBeUndefined();
  });
});
