/**
 * Paths of Next.js pages, as its manifests and the file names of its chunks write them (Next.js 12 to 16), brought to
 * the form of the format: `/users/[id]` is `/users/{id}`, `[...rest]` and `[[...rest]]` are `{rest*}`.
 */

/** Pages that the framework itself has or asks for. */
const OWN = new Set(["/_app", "/_document", "/_error", "/404", "/500"]);

/** Those of the app router; its chunks register what it makes by itself with the name of the file. */
const OWN_APP = /^\/_(?:not-found|global-error)(?:\/page)?$/;

/** Undefined for what is no page of the product. */
export function pagePath(page: string): string | undefined {
  if (!page.startsWith("/") || OWN.has(page) || OWN_APP.test(page) || page.startsWith("/api/")) return undefined;
  return page.replace(/\[\[?(\.\.\.)?([^[\]]+)\]?\]/g, (_, rest: string | undefined, name: string) =>
    rest ? `{${name}*}` : `{${name}}`,
  );
}

/** `.../static/chunks/app/(shop)/orders/[id]/page-0a4a490359832003.js`, brackets perhaps escaped as in addresses. */
const APP_CHUNK = /(?:^|\/)static\/chunks\/app\/(.*\/)?page-[\w-]+\.js$/;

/** The page that a chunk of the app router is, by its file's name: groups and slots are no part of the address. */
export function appPagePath(file: string): string | undefined {
  const found = APP_CHUNK.exec(unescaped(file));
  return found ? addressOf(found[1] ?? "") : undefined;
}

/** `/(shop)/orders/[id]/page`, as the manifest of the app router writes it. */
export function nextAppPath(page: string): string | undefined {
  return page.endsWith("/page") ? addressOf(page.slice(0, -"page".length)) : undefined;
}

function addressOf(folders: string): string | undefined {
  const segments = folders.split("/").filter(Boolean);
  // `(.)photo` shows another page's content in place
  if (segments.some((segment) => /^\(\.+\)/.test(segment))) return undefined;
  return pagePath(`/${segments.filter((segment) => !/^\(.*\)$|^@/.test(segment)).join("/")}`);
}

const unescaped = (path: string): string => path.replaceAll("%5B", "[").replaceAll("%5D", "]");
