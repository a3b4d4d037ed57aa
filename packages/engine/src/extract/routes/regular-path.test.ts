import { expect, test } from "vitest";
import { pathOfPattern } from "./regular-path.ts";

test.each([
  [String.raw`^\/$`, "/"],
  [String.raw`^\/orders$`, "/orders"],
  ["^/orders/new/?$", "/orders/new"],
  [String.raw`^#\/orders\/(\d+)$`, "/orders/:value"],
  [String.raw`^\/orders\/([^/]+)\/lines\/([\w-]+)\/?$`, "/orders/:value/lines/:value2"],
  [String.raw`^\/people\/(?<personId>[^/]+)(?:\?.*)?$`, "/people/:personId"],
  [String.raw`^\/files\/(.*)$`, "/files/:value*"],
  [String.raw`^\/sign-in\/[0-9a-f]{8}$`, "/sign-in/:value"],
])("%s is %s", (source, path) => expect(pathOfPattern(source)).toBe(path));

test.each([
  String.raw`^(\/orders|\/lines)$`,
  String.raw`orders\/(\d+)`,
  String.raw`^\/+`,
  String.raw`^\/(?!api)`,
  String.raw`^https?:\/\/`,
  String.raw`^\/orders.*\/x$`,
])("%s is no address", (source) => expect(pathOfPattern(source)).toBeUndefined());
