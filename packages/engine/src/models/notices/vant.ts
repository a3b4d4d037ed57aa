/** Vant: `showFailToast("...")`, `showNotify({ type: "danger", message: "..." })`, of 2 and 3 `Toast.fail("...")`. */
import { gives, type Model, tells } from "../model.ts";

export const vant = {
  package: "vant",
  versions: "2 - 4",
  exports: { showFailToast: "Fail", showNotify: "Notify", Notify: "Notify", showToast: "Toast", Toast: "Toast" },
  types: {
    Fail: { "(options: object)": tells("'error'", "options.message"), "(text)": tells("'error'", "text") },
    Notify: { "(options: object)": tells("options.type", "options.message"), "(text)": tells(undefined, "text") },
    Toast: {
      fail: gives("Fail"),
      "(options: object)": tells("options.type", "options.message"),
      "(text)": tells(undefined, "text"),
    },
  },
} satisfies Model;
