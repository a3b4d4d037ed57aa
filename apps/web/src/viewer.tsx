/** Entry of the self-contained page: the specification stands in the page itself. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { embeddedSource } from "./host/embedded-source.ts";
import { type Source, SourceError } from "./model/source.ts";
import { AppFrame } from "./views/AppFrame.tsx";
import { Damaged } from "./views/Damaged.tsx";
import { ViewerApp } from "./views/ViewerApp.tsx";

function open(): Source | SourceError {
  try {
    return embeddedSource(document);
  } catch (error) {
    if (error instanceof SourceError) return error;
    throw error;
  }
}

const source = open();
const root = document.getElementById("root");
if (root === null) throw new Error("the page has no element for the application");
createRoot(root).render(
  <StrictMode>
    <AppFrame>{source instanceof SourceError ? <Damaged error={source} /> : <ViewerApp source={source} />}</AppFrame>
  </StrictMode>,
);
