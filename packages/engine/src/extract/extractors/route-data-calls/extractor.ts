/**
 * What React Router 7 and 8 in framework mode and Remix 1 and 2 ask of their server: the data of a route, when it is
 * entered (`hasLoader` in the manifest), and what is sent to its action, by forms (`<Form method="post">`) and by the
 * program (`fetcher.submit({intent:"stop"},{method:"post"})`). Where no address is given, that is the one of the route
 * that draws the form. Stated are the addresses of the routes; the client adds `.data` or `?_data=` to them.
 */
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isPage, type ManifestRoute, manifestRoutes } from "../../framework-routes/react-router-manifest.ts";
import { requestFacts } from "../../http/request.ts";
import { drawingRoutes } from "./drawing-routes.ts";
import { sentForms } from "./sent-forms.ts";
import { submissions } from "./submissions.ts";

export const routeDataCalls = {
  name: "route-data-calls",
  all(survey, context) {
    const scripts = [...new Set(context.ev.graph.modules.map(({ script }) => script))];
    const routes = manifestRoutes(scripts);
    if (routes.length === 0) return [];
    const addressAt = drawingRoutes(routes, context);
    const sent = [...sentForms(survey.calls, context.ev), ...submissions(survey.calls, context.ev)];
    return [
      ...routes.flatMap(dataFact),
      ...sent.flatMap(({ at, action, method, data }) => {
        const url = action ?? addressAt(at);
        const facts = url ? requestFacts({ url, method, defaultMethod: "GET", data }, at, context) : [];
        return action ? facts : facts.map((fact): Fact => ({ ...fact, basis: "inferred" }));
      }),
    ];
  },
} satisfies Extractor;

function dataFact({ script, node: { start, end }, path, module, isLayout, hasData }: ManifestRoute): readonly Fact[] {
  if (isLayout || !hasData || !isPage(module)) return [];
  const parameters = [...path.matchAll(/\{([^{}?*]+)[?*]?\}/g)].flatMap(([, name]) =>
    name === undefined ? [] : [{ name, in: "path" } as const],
  );
  return [
    {
      point: "calls",
      content: { protocol: "http", method: "GET", url: path, ...(parameters.length > 0 ? { parameters } : {}) },
      basis: "inferred",
      evidence: [{ script, start, end, says: "route with data of the server, in the manifest of the build" }],
    },
  ];
}
