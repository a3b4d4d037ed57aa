/**
 * What React Router 7 and 8 in framework mode and Remix 1 and 2 ask of their server: the data of a route, when it is
 * entered (`hasLoader` in the manifest), and what is sent to its action, by forms (`<Form method="post">`) and by the
 * program (`fetcher.submit({intent:"stop"},{method:"post"})`). Where no address is given, that is the one of the route
 * that draws the form. Stated are the addresses of the routes; the client adds `.data` or `?_data=` to them.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isPage, type ManifestRoute, manifestRoutes } from "../../framework-routes/react-router-manifest.ts";
import { requestFacts } from "../../http/request.ts";
import { drawingRoutes } from "./drawing-routes.ts";
import { answerTo, dataOf } from "./handed-in.ts";
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
      ...routes.flatMap((route) => dataFact(route, context.ev)),
      ...sent.flatMap(({ at, action, method, data, sender }) => {
        const url = action ?? addressAt(at);
        const isPage = routes.some(({ module }) => module === at.module.script);
        const into = answerTo(sender, at.module, isPage, context.ev);
        const answer = into.length > 0 ? { answer: { client: "plain", into } as const } : {};
        const facts = url ? requestFacts({ url, method, defaultMethod: "GET", data, ...answer }, at, context) : [];
        return action ? facts : facts.map((fact): Fact => ({ ...fact, basis: "inferred" }));
      }),
    ];
  },
} satisfies Extractor;

function dataFact(route: ManifestRoute, ev: Evaluator): readonly Fact[] {
  const { script, node, path, module, isLayout, hasData } = route;
  const { start, end } = node;
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
      answer: { client: "plain", trail: [], into: dataOf(route, ev) },
    },
  ];
}
