/** `npm run build`: builds what is not up to date. */
import { build } from "./lib/build.mjs";
import { runTool, step } from "./lib/step.mjs";

await runTool(() => step("Building", build));
