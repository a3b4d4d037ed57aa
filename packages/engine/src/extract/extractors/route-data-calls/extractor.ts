/**
 * What React Router 7 and 8 in framework mode and Remix 1 and 2 ask of their server: the data of a route, when it is
 * entered (`hasLoader` in the manifest), and what is sent to its action, by forms (`<Form method="post">`) and by the
 * program (`fetcher.submit({intent:"stop"},{method:"post"})`). Where no address is given, that is the one of the route
 * that draws the form. Stated are the addresses of the routes; the client adds `.data` or `?_data=` to them.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, stringOf, type Value } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import { holds } from "../../../syntax/walk.ts";
import { calleeNames } from "../../callee-names.ts";
import { callsWithObject } from "../../calls-by.ts";
import { elementCalls } from "../../element-calls.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isPage, type ManifestRoute, manifestRoutes } from "../../framework-routes/react-router-manifest.ts";
import { requestFacts } from "../../http/request.ts";
import { sentFields } from "../../sent-fields.ts";
import type { Survey } from "../../survey.ts";
import { drawingRoutes } from "./drawing-routes.ts";
import { answerTo, dataOf } from "./handed-in.ts";
import { isMethod, isOwnAddress, isWholeAddress, type Sent } from "./sent.ts";

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

/**
 * `fetcher.submit(data,{method:"post",action:"/stop"})`, `submit(data,{method:"post"})` of `useSubmit()`: what is called is
 * what a hook gave, and the options say the method.
 */
function submissions(calls: Survey["calls"], ev: Evaluator): readonly Sent[] {
  return callsWithObject(calls).flatMap((at): readonly Sent[] => {
    const { node, module } = at;
    const { 0: given, 1: options } = node.arguments;
    if (node.arguments.length !== 2 || !given || options?.type !== "ObjectExpression") return [];
    const settings = ev.evaluate(options, module);
    const method = ev.member(settings, "method");
    if (!outcomes(method).some(isMethod)) return [];
    const isNamed = calleeNames(node.callee, module, ev).includes("submit");
    if (!isNamed && !outcomes(ev.evaluate(node.callee, module)).some(isOfHook)) return [];
    const action = ev.member(settings, "action");
    if (!isOwnAddress(action) && !isWholeAddress(action)) return [];
    const own = isOwnAddress(action) ? undefined : action;
    return [{ at, action: own, method, data: ev.evaluate(given, module), sender: node.callee }];
  });
}

/** `const submit = useSubmit()` */
const isOfHook = (value: Value): boolean =>
  value.kind === "result" && !value.isNew && value.args.length === 0 && value.callee.kind === "external";

/** `<Form method="post">`, `<fetcher.Form method="post" action="/stop">` and plain forms, with their fields. */
function sentForms(calls: Survey["calls"], ev: Evaluator): readonly Sent[] {
  return elementCalls(calls, ev).flatMap(({ at, element: { type, props } }): readonly Sent[] => {
    const [method, action, onSubmit] = ["method", "action", "onSubmit"].map((key) => ev.member(props, key));
    const tag = stringOf(type);
    if (!method || !action || !onSubmit || !isMethod(method) || !mayBeForm(type)) return [];
    // an address of its own stands for itself there
    const isPlain = tag === "form" && !isOwnAddress(action);
    const isKnown = isOwnAddress(action) || isWholeAddress(action);
    if (isPlain || !isKnown || outcomes(onSubmit).some(isSentByProgram)) return [];
    const own = isOwnAddress(action) ? undefined : action;
    return [{ at, action: own, method, data: sentFields(at, ev), sender: at.node.arguments[0] }];
  });
}

/** HTML's form, and components of libraries; the product's draw one of those. */
function mayBeForm(type: Value): boolean {
  const tag = stringOf(type);
  return tag === undefined
    ? outcomes(type).every(({ kind }) => kind !== "function" && kind !== "class")
    : tag === "form";
}

/** `onSubmit={(event) => {event.preventDefault(); submit(...)}}` */
function isSentByProgram(handler: Value): boolean {
  if (handler.kind !== "function" || !handler.node.body) return handler.kind !== "constant";
  return holds(
    handler.node.body,
    (node) => node.type === "MemberExpression" && !node.computed && memberName(node) === "preventDefault",
  );
}
