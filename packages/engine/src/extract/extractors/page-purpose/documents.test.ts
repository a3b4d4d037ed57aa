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
