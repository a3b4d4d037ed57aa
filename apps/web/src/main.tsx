/** Entry of the web application: files are dropped, the local server analyses them, the specification opens. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { serverService } from "./host/server-service.ts";
import { AppFrame } from "./views/AppFrame.tsx";
import { WebApp } from "./views/WebApp.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no element for the application");
createRoot(root).render(
  <StrictMode>
    <AppFrame>
      <WebApp service={serverService} />
    </AppFrame>
  </StrictMode>,
);
