import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

const HEAD = `import {jsx as j} from "react/jsx-runtime";import {Routes as R,Route as T} from "react-router";`;
const CLIENTS = `class Sender{constructor(e){this.base=e}get(e){return fetch(this.base+e)}}
class Client{constructor(e){this.sender=new Sender(e)}list(){return this.sender.get("/ships")}}
class Port{constructor(e){this.client=new Client(e)}list(){return this.client.list()}}`;
const ROUTES = `export function App(){return j(R,{children:[j(T,{path:"/ships",element:j(Ships,{})}),j(T,{path:"/crew",element:j(Crew,{})})]})}`;
/** The screen that asks; the other makes what it asks. */
const ASKS = `let client;function Ships(){client.list();return j("p",{})}`;

/** Each call by its address, with the screens that use it. */
function usersIn(code: string): readonly (readonly [string | undefined, readonly string[]])[] {
  const bytes = new TextEncoder().encode(`${HEAD}${CLIENTS}${code}${ROUTES}`);
  const { specification } = analyze(captureFiles("example", [{ path: "app.js", bytes }]), { parser: oxcParser() });
  return specification.points.calls.statements.map(({ url, usedBy = [] }) => [url, usedBy]);
}

test.each([
  ["itself", `${ASKS}function Crew(){client=new Client("/api");return j("p",{})}`],
  ["by a function", `${ASKS}function start(e){client=new Client(e)}function Crew(){start("/api");return j("p",{})}`],
  ["inside of another", `${ASKS}function Crew(){client=new Port("/api");return j("p",{})}`],
])("a screen that makes a client %s does not use the call that the client makes for another", (_, code) => {
  expect(usersIn(code)).toContainEqual(["/api/ships", ["screen:/ships"]]);
});
