/** The specification as JSON text: two spaces, a final newline, keys in the order of the format. */
import type { Specification } from "@as-built/spec";

export const renderJson = (specification: Specification): string => `${JSON.stringify(specification, null, 1)}\n`;
