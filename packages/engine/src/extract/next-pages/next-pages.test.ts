/** Pages of manifests and file names. */
import { expect, test } from "vitest";
import { appPagePath, pagePath } from "../../formats/next/page-path.ts";

test.each([
  ["/", "/"],
  ["/orders/[id]", "/orders/{id}"],
  ["/docs/[...path]", "/docs/{path*}"],
  ["/docs/[[...path]]", "/docs/{path*}"],
  ["/_app", undefined],
  ["/_error", undefined],
  ["/_global-error", undefined],
  ["/_not-found/page", undefined],
  ["orders", undefined],
])("page %s", (page, path) => {
  expect(pagePath(page)).toBe(path);
});

test.each([
  ["_next/static/chunks/app/page-0a4a490359832003.js", "/"],
  ["_next/static/chunks/app/(shop)/orders/[id]/@side/page-0a.js", "/orders/{id}"],
  ["_next/static/chunks/app/orders/%5Bid%5D/page-0a.js", "/orders/{id}"],
  ["static/chunks/app/feed/(..)photo/[id]/page-0a.js", undefined],
  ["_next/static/chunks/app/_not-found/page-76.js", undefined],
  ["_next/static/chunks/app/api/orders/route-a3.js", undefined],
  ["_next/static/chunks/app/layout-49.js", undefined],
  ["assets/app/page-0a.js", undefined],
])("chunk %s", (file, path) => {
  expect(appPagePath(file)).toBe(path);
});
