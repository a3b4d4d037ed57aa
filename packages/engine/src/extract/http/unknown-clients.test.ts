/** Clients of packages that no model knows, and of code in the bundle that leads to no request. */
import { expect, test } from "vitest";
import { factsIn } from "../../../tests/harness/analysis.ts";

const callsIn = (text: string) =>
  factsIn(
    [{ path: "a.js", text: `${text} document.title = "All reeds of the lake are listed here";` }],
    new Set(["call"]),
  ).map(({ fields: { method, url } }) => `${method} ${url}`);

test("a function that is told the method by an option, as fetch is, and is handed over as a fetcher", () => {
  const text = `import { hostFetch } from "@reeds/host"; import useSWR from "swr";
    export const add = (reed) => hostFetch("rest/v1/reeds", { method: "POST", body: { length: reed.length } });
    export const drop = (id) => hostFetch("rest/v1/reeds/" + id, { method: "DELETE" });
    export const all = (lake) => hostFetch(\`rest/v1/lakes/\${lake}/reeds\`);
    export const useKinds = (known) => useSWR(known ? null : "rest/v1/kinds?full=1", hostFetch);`;
  expect(callsIn(text)).toEqual([
    "DELETE rest/v1/reeds/{value}",
    "GET rest/v1/kinds",
    "GET rest/v1/lakes/{value}/reeds",
    "POST rest/v1/reeds",
  ]);
});

test("a function that is told all by one object", () => {
  const text = `import ask from "@reeds/ask";
    export const all = () => ask({ path: "/reeds" });
    export const add = (reed) => ask({ path: "/reeds", method: "post", data: { length: reed.length } });`;
  expect(callsIn(text)).toEqual(["GET /reeds", "POST /reeds"]);
});

test("what a function without arguments gives is one client", () => {
  const text = `import { getHost } from "@reeds/host";
    export const all = () => getHost().get("/reeds");
    export const add = (reed) => getHost().post("/reeds", { length: reed.length });`;
  expect(callsIn(text)).toEqual(["GET /reeds", "POST /reeds"]);
});

test("what a function without arguments gives has a client", () => {
  const text = `import { useHost } from "@reeds/host";
    export const useReeds = () => { const { api } = useHost(); return () => api.get("/reeds", { params: { wet: 1 } }); };
    export const useAdding = () => { const { api, lake } = useHost(); lake.get("/deep"); return (reed) => api.post("/reeds", reed); };`;
  expect(callsIn(text)).toEqual(["GET /reeds", "POST /reeds"]);
});

test("an option called method is none of HTTP's, or stands beside no address", () => {
  const text = `import { paint, route, form } from "@reeds/paint";
    export const shore = () => paint("shore/left", { method: "watercolour" });
    export const page = () => route("/reeds", { method: "POST" }, (request) => request.body);
    export const field = () => form("reeds", { method: "post" });`;
  expect(callsIn(text)).toEqual([]);
});
