/**
 * Writes into `index.html` which files the page of an analysis needs beside those of every page, so that the server can
 * name them in the head of such a page: else a browser learns of them when the first scripts have run, and shows the page
 * without its styles until then.
 */
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** What the routes of an analysis import when they are shown. */
const PAGES = ["/src/pages/AnalysisPage.tsx", "/src/pages/specification-pages.tsx"];

export function analysisFiles(): Plugin {
  return {
    name: "as-built:analysis-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files = filesOf(bundle).filter((file) => !html.includes(file));
        return html.replace("<!--as-built:analysis-->", `<!--as-built:analysis ${files.join(" ")}-->`);
      },
    },
  };
}

/** Styles first, each kind sorted. */
function filesOf(bundle: Bundle): readonly string[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || scripts.has(name)) return;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const next of chunk.imports) add(next);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === "chunk" && PAGES.some((page) => chunk.facadeModuleId?.endsWith(page))) add(chunk.fileName);
  return [...[...styles].sort(), ...[...scripts].sort()].map((file) => `/${file}`);
}
