/** Connections that the browser opens, `new EventSource(url)`, `new WebSocket(url)`, and where they lead. */
import type { Value } from "../../evaluate/value.ts";
import { outcomes } from "../../evaluate/value.ts";

/** Addresses of the connections that a value may be; `classes` are the names of the browser's classes. */
export const openedAt = (value: Value, classes: ReadonlySet<string>): readonly Value[] =>
  outcomes(value).flatMap((option) => {
    if (option.kind !== "result" || !option.isNew || option.callee.kind !== "global") return [];
    const { path } = option.callee;
    return classes.has(path.join(".")) ? option.args.slice(0, 1) : [];
  });
