/** `/ask`, `/ask/libraries?name=react`: questions across all applications. */
import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { QUESTIONS, questionOf } from "../questions.ts";
import { type SearchText, textIn } from "../search-text.ts";
import { siteRoute } from "./site.tsx";

const askIn = (
  search: SearchText,
): {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly scope?: "all" | undefined;
} => ({
  name: textIn(search, "name"),
  version: textIn(search, "version"),
  scope: search.scope === "all" ? "all" : undefined,
});

export const askRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/ask/{-$question}",
  validateSearch: askIn,
  beforeLoad: ({ params: { question } }) => {
    if (question !== undefined && questionOf(question) === undefined) throw notFound();
  },
  head: ({ params: { question } }) => ({
    meta: [{ title: `${QUESTIONS[questionOf(question) ?? "libraries"].title} · As-Built` }],
  }),
  component: lazyRouteComponent(() => import("../../pages/AskPage.tsx"), "AskPage"),
});
