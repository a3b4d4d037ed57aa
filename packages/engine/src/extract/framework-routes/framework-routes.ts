/**
 * Screens that a framework's build writes down: the manifest of React Router and Remix, the dictionary of SvelteKit, the
 * page data of Gatsby and the manifests of Next. They stand in generated code or data, so scripts and JSON are
 * read here as files, whoever wrote them; only those that hold the framework's words are looked into.
 */
import type { Artifact } from "../../artifact.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Script } from "../../script.ts";
import type { Fact } from "../fact.ts";
import { nextPages } from "../next-pages/next-pages.ts";
import { jsonRoutes } from "./json-routes.ts";
import { reactRouterRoutes } from "./react-router-manifest.ts";
import { svelteRoutes } from "./svelte-dictionary.ts";

export function frameworkRoutes(all: readonly Script[], data: readonly Artifact[], ev: Evaluator): readonly Fact[] {
  const scripts = all.filter(({ published }) => published === undefined);
  return [...nextPages(scripts), ...reactRouterRoutes(scripts), ...svelteRoutes(scripts, ev), ...jsonRoutes(data)];
}
