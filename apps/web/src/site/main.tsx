/** Entry of the page that `asbuilt site` writes: files are dropped, analysed in a worker, and stay in the browser. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AppFrame } from "../views/AppFrame.tsx";
import { SitePage } from "./SitePage.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no element for the application");
createRoot(root).render(
  <StrictMode>
    <AppFrame>
      <SitePage />
    </AppFrame>
  </StrictMode>,
);
