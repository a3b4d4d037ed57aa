/** Captures of sites on this machine, which give each path its answer. */
import type { ServerResponse } from "node:http";
import { type Capture, namedFiles } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect } from "vitest";
import { type AddressOptions, captureMaterial } from "../src/index.ts";
import { type Handler, type Site, siteOf, typeOf } from "./site.ts";

export const parser = oxcParser();

/** Without waiting, and without names of hosts. */
export const capture = (url: string, { limits, ...options }: Partial<AddressOptions> = {}): Promise<Capture> =>
  captureMaterial(url, {
    named: (part) => namedFiles(part, parser),
    limits: { perSecond: 10_000, ...limits },
    wait: async () => undefined,
    resolve: (host, done) => done(new Error(`no host ${host}`), []),
    ...options,
  });

export const ids = ({ artifacts }: Capture): readonly string[] => artifacts.map(({ id }) => id);

export type Answers = Readonly<Record<string, string | Buffer | ((response: ServerResponse) => void)>>;

/** Paths with their answers; the page for everything else, as servers of applications do. */
const answers =
  (given: Answers): Handler =>
  ({ url = "/" }, response) => {
    const answer = given[url] ?? given["/"] ?? "";
    const isGiven = url in given && !/\.?\w\/$|^\/$/.test(url);
    response.setHeader("content-type", isGiven ? typeOf(url.replace(/\?.*/, "")) : "text/html");
    if (typeof answer === "function") answer(response);
    else response.end(answer);
  };

export const page = (...sources: readonly string[]): string =>
  `<!doctype html><title>Desk</title>${sources.map((source) => `<script type="module" src="${source}"></script>`).join("")}`;

export const site = (given: Answers): Promise<Site> => siteOf(answers(given));

/** What is lost of a page with a script that is there and one, `/bad.js`, that is not as it should be. */
export const failureOf = async (given: Answers, limits: AddressOptions["limits"] = {}) => {
  const { url } = await site({ "/": page("/a.js", "/bad.js"), "/a.js": "f()", ...given });
  const { artifacts, failures } = await capture(url, { limits });
  expect(artifacts.map(({ id }) => id)).toEqual(["a.js", "index.html"]);
  return failures;
};
