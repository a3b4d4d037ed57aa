/** The specification as the engine gives it. */
import type { analyze } from "@as-built/engine";

export type Specification = ReturnType<typeof analyze>["specification"];
