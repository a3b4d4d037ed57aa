/** Interceptors hold for every request of an application, so each stands in one of its own. */
import { expect, test } from "vitest";
import { factsIn } from "../../../tests/harness/analysis.ts";

const SERVICE = `import { HttpClient } from "@angular/common/http"; import { inject } from "@angular/core";
  export class SedgeService { http = inject(HttpClient); sedge(id) { return this.http.get("/sedges/" + id); }
    map() { return this.http.get("https://maps.example/sedges"); } }
  document.title = "All sedges of the marsh are listed here";`;

const callsIn = (interceptor: string) =>
  factsIn([{ path: "a.js", text: `${SERVICE} ${interceptor}` }], new Set(["call"])).map(({ fields: { url } }) => url);

test.each([
  ["a function", "export const first = (request, next) => next(request.clone({ url: `/marsh/api${request.url}` }));"],
  [
    "a class, under a test",
    `export class First { intercept(request, next) { let copy = request;
      if (!request.url.startsWith("http")) copy = request.clone({ url: "/marsh/api" + request.url });
      return next.handle(copy); } }`,
  ],
])("a base that an interceptor puts in front: %s", (_, interceptor) => {
  expect(callsIn(interceptor)).toEqual(
    expect.arrayContaining(["/marsh/api/sedges/{value}", "https://maps.example/sedges"]),
  );
});

test.each([
  [
    "two bases",
    "export const a = (r, n) => n(r.clone({ url: '/a' + r.url })), b = (r, n) => n(r.clone({ url: '/b' + r.url }));",
  ],
  ["another address", "export const a = (r, n) => n(r.clone({ url: '/a' }));"],
  ["headers", "export const a = (r, n) => n(r.clone({ setHeaders: { lang: 'en' } }));"],
])("none: %s", (_, interceptor) => {
  expect(callsIn(interceptor)).toEqual(expect.arrayContaining(["/sedges/{value}"]));
});
