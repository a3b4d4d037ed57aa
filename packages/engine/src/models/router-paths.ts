/** Patterns of other routers in the form that routePattern reads: `:id`, `:id?`, `:rest*`. */

/** TanStack Router 1: `$id`, `$`, `{-$id}`; layouts `_auth` and groups `(shop)` of files are no part of the address. */
export const fromTanStack = (path: string): string =>
  path
    .split("/")
    .filter((segment) => !/^_|^\(.*\)$/.test(segment))
    .map((segment) =>
      segment === "$"
        ? ":rest*"
        : segment
            .replace(/\{-\$(\w+)\}/, ":$1?")
            .replace(/\{?\$(\w+)\}?/, ":$1")
            .replace(/_$/, ""),
    )
    .join("/");

/** UI-Router 0.2 to 1 and ngRoute: `{id}`, `{id:int}`, `:id`, a query behind `?`. */
export const fromAngularJs = (path: string): string =>
  path
    .replace(/\{(\w+)(?::(?:[^{}]|\{[^{}]*\})*)?\}/g, ":$1")
    .replace(/\?.*$/s, (rest) => (/^\?(?:\/|$)/.test(rest) ? rest : ""));

/** Ember 1 to 6 and Backbone: `*rest`; Backbone's `(/:page)`. */
export const fromSplats = (path: string): string =>
  path.replace(/\((\/?):(\w+)\)/g, "$1:$2?").replace(/(^|\/)\*(\w+)/g, "$1:$2*");

/** Dojo 2 to 8 `{id}`, Owl 1 `{{id}}` and `{{id.number}}`. */
export const fromBraces = (path: string): string => path.replace(/\{\{?(\w+)(?:\.\w+)?\}\}?/g, ":$1");

/** Routify 1 and 2: `index` draws the address of its folder, `_fallback` whatever else is below it. */
export const fromRoutify = (path: string): string => path.replace(/\/index$/, "").replace(/\/_fallback$/, "/**") || "/";
