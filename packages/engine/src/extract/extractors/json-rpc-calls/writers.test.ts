/** A client of a library that no model knows, by the envelope in its code. */
import { expect, test } from "vitest";
import { factsIn } from "../../../../tests/harness/analysis.ts";

const LIBRARY = `/*! valve-rpc v3.1.0 | MIT License */
  class Valves {
    constructor(carrier) { this.carrier = carrier; this.id = 0; }
    ask(request) { return this.carrier.send({ ...request, jsonrpc: "2.0", id: this.id++ }); }
    tell(method, params) { this.carrier.send({ jsonrpc: "2.0", method, params }); }
    list(request) { return [request.method]; }
  }`;

test("a method of a library that makes the envelope sends what it is given", () => {
  const text = `${LIBRARY}
    const valves = new Valves(window.carrier);
    export const open = (turns) => valves.ask({ method: "valve/open", params: { turns } });
    export const seen = (id) => valves.tell("valve/seen", { id });
    export const listed = () => valves.list({ method: "valve/list", params: { all: true } });
    document.title = "All valves of the house are listed here";`;
  const found = factsIn([{ path: "a.js", text }], new Set(["call"]));
  expect(found.map(({ fields: { operation, body } }) => `${operation} ${body}`)).toEqual([
    "valve/open turns",
    "valve/seen id",
  ]);
});
