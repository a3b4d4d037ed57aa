/**
 * Builds `dist/site`: the page that analyses in the browser, its worker, and the parser's WebAssembly build. The viewer and
 * the index of published packages come beside it when `asbuilt site` writes it. Addresses are relative: it works in any
 * folder of a host.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig, type Plugin } from "vite";
import { shared } from "./vite.shared.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PLACE = "'sha256-viewer'";
const HASH = /'sha256-[A-Za-z0-9+/=]+'/;

/** Its script is allowed, for pages opened from this one: they inherit its policy. */
function viewer(): Plugin {
  return {
    name: "as-built:viewer",
    apply: "build",
    transformIndexHtml: (html) => html.replace(PLACE, () => hashIn(readFileSync(at("dist/viewer.html"), "utf8"))),
  };
}

function hashIn(page: string): string {
  const hash = HASH.exec(page)?.[0];
  if (hash === undefined) throw new Error("dist/viewer.html has no hash of its script in its policy");
  return hash;
}

const OWN = {
  "@as-built/capture/files": at("../../packages/capture/src/capture-files.ts"),
  "@as-built/engine/parser": at("../../packages/engine/src/parse/guarded-parser.ts"),
  "node:crypto": at("src/site/platform/crypto.ts"),
  "node:zlib": at("src/site/platform/zlib.ts"),
};

export default defineConfig((env) =>
  mergeConfig(shared(env), {
    base: "./",
    publicDir: false,
    plugins: [viewer()],
    resolve: {
      alias: [
        ...Object.entries(OWN).map(([find, replacement]) => ({ find, replacement })),
        { find: /^@as-built\/engine$/, replacement: at("../../packages/engine/src/index.ts") },
      ],
    },
    worker: { format: "es" },
    build: { outDir: "dist/site", emptyOutDir: true, rolldownOptions: { input: "site.html" } },
  }),
);
