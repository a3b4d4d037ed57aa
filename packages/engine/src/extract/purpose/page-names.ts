/** What pages call the product: short titles, and the names for sharing and for home screens. */
import type { Page } from "../extractor.ts";

const META = new Set(["og:site_name", "og:title", "twitter:title", "application-name", "apple-mobile-web-app-title"]);

/**
 * What a page is called, and says of itself, before the product's code says more: while it loads, and by the templates of Create React App 1
 * to 5, Create Next App, Vite, Vue CLI and html-webpack-plugin; by Angular's and Nx' the folder of the project, `client`; what Next 9 to 15 calls the page for a status, `404: This page could not be found`.
 */
const STAND_IN =
  /^(?:(?:please wait|loading)[\s.…]*|[a-z]+ing\s?(?:…|\.\.\.)|untitled|document|app|client|front-?end|web(?:[ -]?(?:app|client|ui))?|react app|create react app sample|create next app|vite app|vite \+ .*|webpack app|my[ -]app|[45]\d\d: .*|web site created using create-react-app)$/i;

export const isStandIn = (name: string): boolean => STAND_IN.test(name.trim());

export const namesOfPages = (pages: readonly Page[]): readonly string[] =>
  pages
    .flatMap(({ document }) =>
      document.elements.flatMap(({ name, attributes, content }) => {
        if (name === "title") return content?.text ?? [];
        const meta = attributes.get("name") ?? attributes.get("property") ?? "";
        return name === "meta" && META.has(meta) ? (attributes.get("content") ?? []) : [];
      }),
    )
    .filter(isNameOfPages);

export const isNameOfPages = (name: string): boolean =>
  !isStandIn(name) && /^\p{L}[\p{L}\d .'-]{2,30}$/u.test(name) && name.split(" ").length <= 4;
