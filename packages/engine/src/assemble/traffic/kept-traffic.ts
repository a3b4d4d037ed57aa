/**
 * Traffic for keeping, where it has to wait for the analysis: without values, and without words that are not the program's. The
 * analysis makes of it what it would have made of the whole, since what is masked in an address fits the holes of calls.
 */
import { joinOptional, joinShapes, type Shape } from "@as-built/spec";
import type { Exchange, RecordedTraffic } from "../../traffic.ts";
import { type IsOwn, keptSegment, ownNumbers, ownParameters, ownShape, ownWords } from "./own-words.ts";

/** @param texts of the application's scripts */
export function keptTraffic(recorded: RecordedTraffic, texts: readonly string[]): RecordedTraffic {
  const isOwn = ownWords(recorded.exchanges, texts);
  const numbers = ownNumbers(texts);
  const masked = recorded.exchanges.map((exchange): Exchange => {
    const segments = exchange.path.split("/");
    const path = segments.map((one) => (numbers.has(one) ? one : keptSegment(one, isOwn))).join("/");
    const { message } = exchange;
    const names = message?.names.filter(isOwn) ?? [];
    return {
      ...exchange,
      path,
      query: ownParameters(exchange.query, isOwn),
      ...(message && { message: { ...message, names } }),
    };
  });
  // whether a key is a field or data is seen only of all that a place was sent: it is said once, with the first of them
  const kept = [...Map.groupBy(masked, placeOf).values()].flatMap((group) =>
    group.map(({ request: _, answer: __, ...exchange }, index): Exchange => {
      const request =
        index === 0
          ? joined(
              group.map((one) => one.request),
              isOwn,
            )
          : undefined;
      const answer =
        index === 0
          ? joined(
              group.map((one) => one.answer),
              isOwn,
            )
          : undefined;
      return { ...exchange, ...(request && { request }), ...(answer && { answer }) };
    }),
  );
  return { ...recorded, exchanges: kept.sort((a, b) => a.entry - b.entry) };
}

/** What the analysis joins the sketches of, at least. */
const placeOf = ({ kind, method, origin, path, operation, status, answerType, message }: Exchange): string =>
  JSON.stringify([kind, method, origin, path, operation, status, answerType, message]);

function joined(shapes: readonly (Shape | undefined)[], isOwn: IsOwn): Shape | undefined {
  const shape = shapes.reduce((a, b) => joinOptional(a, b, joinShapes), undefined);
  return shape && ownShape(shape, isOwn);
}
