/** Builds `dist/viewer.html`: the whole viewer in one file, with the hash of its script in its content policy. */
import { createHash } from "node:crypto";
import { defineConfig, mergeConfig, type Plugin } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";
import { shared } from "./vite.shared.ts";

const PLACE = "'sha256-script'";
const SCRIPT = /<script type="module"[^>]*>([\s\S]*?)<\/script>/;

/** Writes the hash of the inlined script into the policy, and refuses a page with a script of any other place. */
function scriptHash(): Plugin {
  return {
    name: "as-built:script-hash",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".html")) continue;
          const html = String(file.source);
          const script = SCRIPT.exec(html)?.[1];
          if (script === undefined || !html.includes(PLACE))
            this.error(`${file.fileName}: no inlined script or no place`);
          const hash = createHash("sha256").update(script).digest("base64");
          file.source = html.replace(PLACE, () => `'sha256-${hash}'`);
        }
      },
    },
  };
}

export default defineConfig((env) =>
  mergeConfig(shared(env), {
    plugins: [viteSingleFile(), scriptHash()],
    build: { outDir: "dist", emptyOutDir: false, rolldownOptions: { input: "viewer.html" } },
  }),
);
