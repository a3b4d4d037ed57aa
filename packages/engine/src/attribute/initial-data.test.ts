import { fileId } from "@as-built/spec";
import { expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { initialData } from "./initial-data.ts";

const parse = oxcParser();

/** Whether each piece is a state that something begins with; each uses those before it that it names. */
function read(pieces: readonly string[], third: readonly number[] = []): readonly boolean[] {
  const units = pieces.map((code, at) => ({
    file: fileId("app.js"),
    start: at * 1000,
    end: at * 1000 + code.length,
    node: parse("x.js", code).program,
    module: 0,
    uses: pieces.flatMap((_, other) => (other !== at && new RegExp(`\\bu${other}\\b`).test(code) ? [other] : [])),
    loads: [],
    entry: false,
  }));
  return initialData(units, (at) => third.includes(at));
}

it("tells places that are to be filled, and a state of such places by name", () => {
  expect(
    read(['const u0={a:"",b:{c:!1,d:[],e:{}},f:"info"}', "const u1={}", "const u2={info:u0,all:u1,logs:u0,more:u1}"]),
  ).toEqual([true, false, true]);
  // Vite 8 writes texts in backticks
  expect(read(["const u0={a:``,b:{c:!1,d:``,e:-1},f:`info`}"])).toEqual([true]);
});

it("leaves tables, what holds code, and what a library uses", () => {
  expect(read(['const u0={a:"x",b:"y",c:"z",d:"w",e:""}'])).toEqual([false]);
  expect(read(["const u0={a:`x`,b:`y`,c:`z`,d:`w`,e:``}"])).toEqual([false]);
  expect(read(["const u0={a:``,b:``,c:``,d:`${x}`}"])).toEqual([false]);
  expect(read(["const u0={a:``,b:``,c:``,d:/x/}"])).toEqual([false]);
  expect(read(['const u0={a:"",b:"",c:"",d:()=>1}'])).toEqual([false]);
  expect(read(["const u0=()=>1", "const u1={a:u0,b:u0,c:u0,d:u0}"])).toEqual([false, false]);
  expect(read(['const u0={a:"",b:"",c:"",d:""}', "function u1(){return u0}"], [1])).toEqual([false, false]);
});
