import { i18n } from "@lingui/core";

// example: a message with its words, and one whose words are loaded later
export function signal(lamp) {
  // finds: error kind=thrown message="The lamp is broken"
  if (lamp.broken) throw new Error(i18n._({ id: "x7Kp2q", message: "The lamp is broken" }));
  // finds: error kind=thrown message=lamp.isDark
  if (lamp.dark) throw new Error(i18n._("lamp.isDark"));
  // finds nothing
  return i18n._("lamp.isLit");
}
