/** The dialog of browsers: `alert("...")`. */
import { type Model, tells } from "../model.ts";

export const browserDialogs = {
  versions: "living standard",
  globals: { alert: "Alert" },
  types: {
    Alert: { "(text)": tells("'interrupts'", "text") },
  },
} satisfies Model;
