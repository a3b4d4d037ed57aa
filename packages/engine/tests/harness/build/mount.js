/** A use of a whole UI runtime, so that its code is in the bundle. */
import { createRoot } from "react-dom/client";

createRoot(document.getElementById("root")).render(null);
