/**
 * Pages of the web application, drawn here from its own routes with this server's API for their data, as whoever asks for
 * the page. Where the part that draws has not been built, browsers draw the pages themselves.
 */
import type { Context } from "hono";
import type { Log } from "./log.ts";
import { readAnswers } from "./read-answers.ts";

/** Answers a request to the API as the server itself would. */
export type Answer = (request: Request, env: Context["env"]) => Response | Promise<Response>;

export type DrawPage = (context: Context) => Promise<Response>;

const HTML = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };

/** What of a request says who asks, and of which server. */
const IDENTITY = ["authorization", "cookie", "host"] as const;

/** @param template the built `index.html` */
export function pageDrawer(template: string, answer: Answer, log: Log): DrawPage {
  let loading: ReturnType<typeof loadRenderer> | undefined;
  const answers = readAnswers();
  return async (context) => {
    loading ??= loadRenderer();
    const renderPage = await loading;
    if (renderPage === undefined) return context.body(template, 200, HTML);
    const { pathname, search } = new URL(context.req.url);
    const page = await renderPage({
      href: pathname + search,
      template,
      fetch: async (input, init) => {
        const path = String(input);
        const ask = async (headers: Headers) => answer(asCaller(context, path, { ...init, headers }), context.env);
        const headers = new Headers(init?.headers);
        return init?.method === "GET" ? answers.get(path, headers, ask) : ask(headers);
      },
      onError: logsPageErrors(log),
    });
    return "location" in page
      ? context.redirect(page.location, page.status === 308 || page.status === 301 ? page.status : 307)
      : new Response(page.html, { status: page.status, headers: HTML });
  };
}

/** A page that was refused, or has nothing to show, is as it should be: only what went wrong is an error. */
export const logsPageErrors =
  (log: Log) =>
  (error: unknown, digest: string): void => {
    const kind = error instanceof Error ? error.name : typeof error;
    const status = error instanceof Error && "status" in error ? Number(error.status) : 500;
    if (status >= 400 && status < 500) log.info("page-refused", { digest, kind, status });
    else log.error("page-failed", { digest, kind });
  };

function asCaller(context: Context, path: string, init: RequestInit | undefined): Request {
  const headers = new Headers(init?.headers);
  for (const name of IDENTITY) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(new URL(path, context.req.url), { ...init, headers });
}

/** Named here, so that tools which follow imports do not ask for what has not been built. */
const RENDERER: string = "@as-built/web/server";

async function loadRenderer() {
  try {
    const built: typeof import("@as-built/web/server") = await import(RENDERER);
    return built.renderPage;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}
