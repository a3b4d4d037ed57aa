/**
 * A module hook for tests: they import the workspace's own packages from their sources, so that no build has to come
 * first. Node takes the types out by itself, and keeps what it has compiled (`keep-compiled.mjs`).
 */
import { enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { SOURCES } from "./source-places.mjs";

registerHooks({ resolve: (specifier, context, next) => next(SOURCES.get(specifier) ?? specifier, context) });

enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compiled-tests", import.meta.url)));
