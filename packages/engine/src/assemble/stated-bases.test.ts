import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

/** The bases of calls that are stated as constants. */
function basesOf(code: string): readonly unknown[] {
  const bytes = new TextEncoder().encode(code);
  const { specification } = analyze(captureFiles("example", [{ path: "app.js", bytes }]), { parser: oxcParser() });
  return specification.points.constants.statements.flatMap(({ meaning, value }) =>
    /^base (?:URL )?of calls/.test(meaning ?? "") ? [value] : [],
  );
}

const CALLS = `export const ships=()=>fetch(a+"/ships");export const crew=()=>fetch(a+"/crew");export const ship=(e)=>fetch(a+"/ships/"+e.id);`;

test("what several calls begin with in one place is a constant", () => {
  expect(basesOf(`const a="/api/v2";${CALLS}`)).toEqual(["/api/v2"]);
});

test("the whole of what is written in several pieces", () => {
  expect(basesOf(`const b="/harbour",a="".concat(b,"/api");${CALLS}`)).toEqual(["/harbour/api"]);
});

test("the base of a part below the base of all is no other one", () => {
  const more = `const d=a+"/ports";export const ports=()=>fetch(d+"/open");export const shut=()=>fetch(d+"/shut");export const port=(e)=>fetch(d+"/"+e.id);`;
  expect(basesOf(`const a="/api/v2";${CALLS}${more}`)).toEqual(["/api/v2"]);
});

test("what each call writes itself is none", () => {
  expect(
    basesOf(
      `export const ships=()=>fetch("/api/ships");export const crew=()=>fetch("/api/crew");export const one=()=>fetch("/api/one");`,
    ),
  ).toEqual([]);
});

test("with the site, also where it is one of this machine", () => {
  expect(basesOf(`const a="https://ships.example/api";${CALLS}`)).toEqual(["https://ships.example/api"]);
  expect(basesOf(`const a="http://localhost:4400/api";${CALLS}`)).toEqual(["http://localhost:4400/api"]);
});

test("what one endpoint is given by name is behind none", () => {
  const kinds = `const a=(e)=>fetch(\`/api/kinds/\${e}\`);`;
  expect(basesOf(`${kinds}export const b=()=>[a("ship"),a("crew"),a("port")];`)).toEqual([]);
  expect(basesOf(`const a="/api/";export const b=()=>[fetch(a+"ship"),fetch(a+"crew"),fetch(a+"port")];`)).toEqual([
    "/api/",
  ]);
  expect(basesOf(`${kinds}export const b=()=>[a("ship"),a("crew/all"),a("port")];`)).toEqual(["/api/kinds/"]);
});
