/** Connections that the browser opens, `new EventSource(url)`, `new WebSocket(url)`, and where they lead. */
import { globalName } from "../../evaluate/global-name.ts";
import type { Value } from "../../evaluate/value.ts";
import { outcomes } from "../../evaluate/value.ts";

/**
 * Addresses of the connections that a value may be.
 *
 * @param classes names of the browser's classes
 * @param packages libraries whose class has the same interface
 */
export const openedAt = (
  value: Value,
  classes: ReadonlySet<string>,
  packages: ReadonlySet<string> = new Set(),
): readonly Value[] =>
  outcomes(value).flatMap((option) => {
    if (option.kind !== "result" || !option.isNew) return [];
    const { callee } = option;
    const isClass =
      classes.has(globalName(callee) ?? "") || (callee.kind === "external" && packages.has(callee.component ?? ""));
    return isClass ? option.args.slice(0, 1) : [];
  });
