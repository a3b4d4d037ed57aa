/** Views below an analysis, and addresses of before. */
import { expect, it } from "vitest";
import { formatView, OVERVIEW, parseView, pointView } from "../model/view-state.ts";
import { hashOf, pathOf, renewedAddress } from "./view-address.ts";

it("stand in the path as they stand in the hash of a file", () => {
  const view = { ...pointView("calls", { id: "call:GET /a/{b}", range: 2 }), query: "a b" };
  const path = pathOf("7f", formatView(view));
  expect(path).toBe("/analyses/7f/calls/call%3AGET%20%2Fa%2F%7Bb%7D?range=2&q=a+b");
  const { pathname, search } = new URL(path, "http://localhost");
  expect(parseView(hashOf(pathname, search) ?? "")).toEqual(view);
});

it("are the overview where the path says nothing", () => {
  for (const path of ["/analyses/7f", "/analyses/7f/"]) expect(parseView(hashOf(path, "") ?? "")).toEqual(OVERVIEW);
  expect(hashOf("/applications/7f", "")).toBeUndefined();
});

it.each([
  ["/", "?analysis=7f", "#/v1/calls?q=x", "/analyses/7f/calls?q=x"],
  ["/", "?analysis=7f", "", "/analyses/7f/overview"],
  ["/analyses/7f", "", "#/v1/roles", "/analyses/7f/roles"],
  ["/analyses/7f", "", "#inventory", undefined],
  ["/", "", "#/v1/roles", undefined],
])("old addresses lead on: %s%s%s", (pathname, search, hash, now) => {
  expect(renewedAddress({ pathname, search, hash })).toBe(now);
});
