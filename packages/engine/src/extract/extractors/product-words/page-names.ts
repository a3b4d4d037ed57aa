/** What pages call the product: short titles, and the names for sharing and for home screens. */
import type { Page } from "../../extractor.ts";

const META = new Set(["og:site_name", "application-name", "apple-mobile-web-app-title"]);

export const namesOfPages = (pages: readonly Page[]): readonly string[] =>
  pages
    .flatMap(({ document }) =>
      document.elements.flatMap(({ name, attributes, content }) => {
        if (name === "title") return content?.text ?? [];
        const meta = attributes.get("name") ?? attributes.get("property") ?? "";
        return name === "meta" && META.has(meta) ? (attributes.get("content") ?? []) : [];
      }),
    )
    .filter((name) => /^\p{L}[\p{L}\d .'-]{2,30}$/u.test(name) && name.split(" ").length <= 4);
