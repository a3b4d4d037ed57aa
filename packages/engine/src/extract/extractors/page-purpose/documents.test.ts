import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { readHtml } from "../../../html/document.ts";
import { pagePurpose } from "./extractor.ts";

const named = (file: string, text: string): readonly string[] =>
  pagePurpose
    .page({ file: fileId(file), document: readHtml(text) })
    .flatMap(({ content }) => ("text" in content ? content.text : []));

test("a page that runs nothing is a document beside the product, but the first page", () => {
  expect(named("app.html", "<title>Lendwell</title><script src=main.js></script>")).toEqual(["Lendwell"]);
  expect(named("index.html", "<title>Lendwell</title>")).toEqual(["Lendwell"]);
  expect(named("widgets/help.html", "<title>Widgets of the desk</title>")).toEqual([]);
});

test("a page for a status is called by it, and not by the product's name", () => {
  expect(named("404.html", "<title>404: This page could not be found</title><script src=a.js></script>")).toEqual([]);
});

test("an attribute that lacks a quote, or has one inside, is cut elsewhere and says nothing", () => {
  const missing = `<meta property="og:title" content="Ferry desk, the timetable>
    <meta property="og:description" content="Timetables of every ferry">`;
  const inside = `<meta name="description" content='The pilot's log of every harbour'>`;
  const site = `<meta property="og:site_name" content="Ferries">`;
  expect(named("index.html", `<title>Ferry desk</title>${missing}${site}`)).toEqual(["Ferry desk", "Ferries"]);
  expect(named("index.html", `<title>Pilot's log</title>${inside}`)).toEqual(["Pilot's log"]);
});
