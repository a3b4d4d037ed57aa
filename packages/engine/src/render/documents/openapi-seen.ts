/**
 * What traffic shows of an operation: statuses with the schemas of their answers, types of what is sent, parameters. It stands
 * beside what the bundle shows, and says where it comes from.
 */
import type { Call, Seen, Shape } from "@as-built/spec";
import type { Content, ParameterObject, SeenRequests } from "./openapi-description.ts";
import { schemaOfShapes, typeOf } from "./shape-schema.ts";

/** Of requests with a method, those that an operation of this method stands for. */
export const seenBy = (calls: readonly Call[], method: string): readonly Seen[] =>
  calls.flatMap(({ seen = [] }) => seen.filter((one) => one.method.toLowerCase() === method));

export function seenRequests(calls: readonly Call[], method: string): SeenRequests[] {
  return calls.flatMap((call) =>
    seenBy([call], method).map(({ url, traffic }) => ({ statement: call.id, url, ...traffic })),
  );
}

export const seenParameters = (seen: readonly Seen[]): readonly ParameterObject[] =>
  seen
    .flatMap(({ query = [] }) => query)
    .map(({ name, type }) => ({ name, in: "query", description: "Seen in traffic.", schema: typeOf(type) }));

/** By media type. */
export const seenBodies = (seen: readonly Seen[]): ReadonlyMap<string, readonly Shape[]> =>
  grouped(seen.flatMap(({ request, mediaType = "*/*" }) => (request === undefined ? [] : [[mediaType, request]])));

/** Statuses in their order, each with what was answered. */
export function seenStatuses(seen: readonly Seen[]): ReadonlyMap<number, Content> {
  const answers = Map.groupBy(
    seen.flatMap((one) => one.answers),
    ({ status }) => status,
  );
  const contents = Array.from(answers, ([status, several]): [number, Content] => {
    const typed = several.flatMap(({ mediaType, shape = {} }): [string, Shape][] =>
      mediaType === undefined ? [] : [[mediaType, shape]],
    );
    return [status, contentOfShapes(grouped(typed))];
  });
  return new Map(contents.sort(([a], [b]) => a - b));
}

export const contentOfShapes = (byType: ReadonlyMap<string, readonly Shape[]>): Content =>
  Object.fromEntries(Array.from(byType, ([type, shapes]) => [type, { schema: schemaOfShapes(shapes) }]));

function grouped(pairs: readonly (readonly [string, Shape])[]): ReadonlyMap<string, readonly Shape[]> {
  const groups = Map.groupBy(pairs, ([type]) => type);
  return new Map(Array.from(groups, ([type, own]) => [type, own.map(([, shape]) => shape)]));
}
