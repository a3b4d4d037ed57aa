import { expect, it } from "vitest";
import type { Log } from "./log.ts";
import { logsPageErrors } from "./pages.ts";

it("logs a page that was refused, and one that failed, as what they are", () => {
  const lines: unknown[] = [];
  const log: Log = {
    info: (event, fields) => lines.push(["info", event, fields]),
    error: (event, fields) => lines.push(["error", event, fields]),
  };
  const say = logsPageErrors(log);
  say(Object.assign(new Error("The token is not known"), { name: "ApiError", status: 401 }), "d1");
  say(Object.assign(new Error("The server failed"), { name: "ApiError", status: 500 }), "d2");
  say(new TypeError("text of the material"), "d3");
  expect(lines).toEqual([
    ["info", "page-refused", { digest: "d1", kind: "ApiError", status: 401 }],
    ["error", "page-failed", { digest: "d2", kind: "ApiError" }],
    ["error", "page-failed", { digest: "d3", kind: "TypeError" }],
  ]);
});
