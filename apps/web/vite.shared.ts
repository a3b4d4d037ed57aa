/**
 * What the builds share: React, the packages of this workspace taken from their sources, the part of a page's head that is
 * the same in all, and the fonts' licences among those of the packages that are built in.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { ConfigEnv, Plugin, UserConfig } from "vite";

const SPEC = fileURLToPath(new URL("../../packages/spec/src/index.ts", import.meta.url));

const RENDER = new URL("../../packages/engine/src/render/", import.meta.url);
const MARKDOWN = fileURLToPath(new URL("markdown.ts", RENDER));
const HTML = fileURLToPath(new URL("html.ts", RENDER));
const CSV = fileURLToPath(new URL("csv-rows.ts", RENDER));

const META = fileURLToPath(new URL("meta.html", import.meta.url));
const LICENCES = "licenses.md";
const FONTS = ["@fontsource-variable/inter", "@fontsource-variable/jetbrains-mono"];

const meta: Plugin = {
  name: "as-built:meta",
  transformIndexHtml: { order: "pre", handler: (html) => html.replace("<!--as-built:meta-->", () => metaLines()) },
};

const metaLines = (): string => readFileSync(META, "utf8").trim().replaceAll("\n", "\n    ");

/** Vite tells of the packages whose modules are built in; a style sheet names the fonts' files alone. */
const fontLicences: Plugin = {
  name: "as-built:font-licences",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const licences = bundle[LICENCES];
      if (licences?.type === "asset")
        licences.source = `${String(licences.source)}\n${FONTS.map(licenceOf).join("\n")}`;
    },
  },
};

function licenceOf(name: string): string {
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url);
  const { version, license } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  return `## ${name} - ${version} (${license})\n\n${readFileSync(new URL("LICENSE", folder), "utf8").trim()}\n`;
}

export function shared({ command }: ConfigEnv): UserConfig {
  // Vite keeps a NODE_ENV that is set (a test runner's, say), and React then builds for development.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    plugins: [react(), meta, fontLicences],
    resolve: {
      alias: {
        "@as-built/spec": SPEC,
        "@as-built/engine/csv": CSV,
        "@as-built/engine/html": HTML,
        "@as-built/engine/markdown": MARKDOWN,
      },
    },
    build: {
      target: ["chrome120", "edge120", "firefox121", "safari17.4"],
      // Of what others wrote and is built in: most licences ask that their text comes along.
      license: { fileName: LICENCES },
    },
  };
}
