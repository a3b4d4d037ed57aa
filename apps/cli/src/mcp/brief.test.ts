/** What an answer says of a statement. */
import { type Call, type Evidence, fileId, offset, statementId } from "@as-built/spec";
import { expect, it } from "vitest";
import { saidAtLength } from "./brief.ts";

it("leaves out the evidence of a statement, and no key of a body that is called so", () => {
  const evidence: Evidence = { file: fileId("a.js"), start: offset(0), end: offset(1), quote: "x" };
  const request = { type: "object", properties: { evidence: { type: "string" } } };
  const call: Call = {
    id: statementId("call:/x"),
    basis: "shown",
    evidence: [evidence],
    protocol: "http",
    url: "/x",
    request,
  };
  expect(saidAtLength({ point: "calls", statement: call })).toMatchObject({
    request,
    evidence: "1 places; get shows them",
  });
});
