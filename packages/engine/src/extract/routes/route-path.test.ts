import { expect, test } from "vitest";
import { joinPaths, routePattern } from "./route-path.ts";

test.each([
  ["/users/:id", "/users/{id}"],
  ["/users/:id?", "/users/{id?}"],
  ["/files/:rest*", "/files/{rest*}"],
  ["/files/:rest+", "/files/{rest*}"],
  ["/files/:rest(.*)", "/files/{rest*}"],
  ["/files/:rest(.+)", "/files/{rest*}"],
  ["/files/:rest(.*)*", "/files/{rest*}"],
  ["/items/:id(\\d+)/edit", "/items/{id}/edit"],
  ["chan-:id", "/chan-{id}"],
  ["/admin/*", "/admin"],
  ["*", "/{rest*}"],
  ["**", "/{rest*}"],
  ["", "/"],
])("%s is %s", (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
});

test.each([
  ["", "users", "/users"],
  ["/admin/*", "users", "/admin/users"],
  ["/pages/:id/:rest*", "log", "/pages/:id/:rest*/log"],
  ["/admin", "/admin/users", "/admin/users"],
  ["/admin", "/users", "/admin/users"],
  ["/admin", "", "/admin"],
  ["/admin", "*", "/admin/**"],
])("%s with %s is %s", (parent, child, path) => {
  expect(joinPaths(parent, child)).toBe(path);
});
