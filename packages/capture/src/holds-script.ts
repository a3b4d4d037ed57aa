/** Whether there is anything to analyse in a capture: a script, or a page that holds or loads one. */
import type { Capture } from "@as-built/engine";

export const holdsScript = ({ artifacts }: Capture): boolean =>
  artifacts.some(
    ({ kind, text }) => (kind === "script" && text.trim() !== "") || (kind === "html" && /<script/i.test(text)),
  );
