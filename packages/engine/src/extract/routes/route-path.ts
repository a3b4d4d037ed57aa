/** Route patterns of routers, brought to one form: /users/{id}, {id?} for optional, {rest*} for catch-all. */

/**
 * Joins a child's path to its parent's. An absolute child stands alone where it repeats the parent (React Router 6
 * asks for that); a trailing `/*` of a parent only says that there is more below.
 */
export function joinPaths(parent: string, child: string): string {
  const base = withoutRest(parent).replace(/\/$/, "");
  // on its own `*` is an address, behind something it says that there is more below
  if (child === "*") return `${base}/**`;
  if (child === "" || child === "/") return base === "" ? "/" : base;
  if (child.startsWith("/"))
    return base === "" || child === base || child.startsWith(`${base}/`) ? child : `${base}${child}`;
  return `${base}/${child}`;
}

/** `/admin/*` says only that there is more below; `/:rest*` is a parameter of any number of segments. */
const withoutRest = (path: string): string => path.replace(/(^|\/)\*+$/, "");

/** A target that counts from a place: `today`, `./today`, `../other`. */
export function relativeTo(base: string, target: string): string {
  const out = base.split("/").filter((segment) => segment !== "" && segment !== "*" && segment !== "**");
  for (const segment of target.split("/")) {
    if (segment === "..") out.pop();
    else if (segment !== "." && segment !== "") out.push(segment);
  }
  return `/${out.join("/")}`;
}

/**
 * Pattern syntax of React Router 4 to 7, Vue Router 3 and 4, Angular Router: `:id`, `:id?`, `:id(\\d+)`, `:rest*`, `:rest(.*)`, `*`,
 * `**`, `(.*)`, and `*rest` of Solid Router. A last `/*` behind something means "and below" and is dropped.
 */
export function routePattern(path: string): string {
  const segments = path
    .replace(/[?#].*$/s, (rest) => (rest.startsWith("?") && /^\?(?:\/|$)/.test(rest) ? rest : ""))
    .split("/")
    .filter(Boolean);
  const last = segments.length - 1;
  const out = segments.flatMap((segment, index) =>
    segment === "*" && index === last && index > 0 ? [] : [segmentPattern(segment)],
  );
  return `/${out.join("/")}`;
}

/** `:rest(.*)`: takes slashes, too. */
const ANYTHING = /^\(\.[*+]\)$/;

function segmentPattern(segment: string): string {
  if (segment === "*" || segment === "**" || segment === "(.*)") return "{rest*}";
  if (/^\*\w+$/.test(segment)) return /^\*\d/.test(segment) ? "{rest*}" : `{${segment.slice(1)}*}`;
  return segment.replace(
    /:([A-Za-z_]\w*)(\((?:[^()]|\([^()]*\))*\))?([?*+]?)/g,
    (_, name: string, pattern: string | undefined, mark: string) =>
      `{${name}${mark === "+" || ANYTHING.test(pattern ?? "") ? "*" : mark}}`,
  );
}

/** Whether a string may be a route's path: no white space, no scheme. Patterns in parentheses are not looked at. */
export const isRoutePath = (path: string): boolean =>
  path.length < 300 && !/[\s<>"'`|\\^{}]|^[a-z]+:\/\//i.test(path.replace(/\((?:[^()]|\([^()]*\))*\)/g, ""));
