/** Element and Element Plus: `ElMessage.error("...")`, `this.$message({ type: "error", message: "..." })`. */
import { type Model, tells } from "../model.ts";

const SHOWN = ["options.message ?? options.content ?? options.desc", "options.title"] as const;

export const element = {
  package: ["element-plus", "element-ui"],
  versions: "element-plus 1 - 2, element-ui 1 - 2",
  exports: { "*": "Show" },
  // the same of other libraries on the components of Vue: `$message` of Ant Design and Naive UI, `$Message` of iView
  signs: [{ type: "Show", heldAs: "$message $notify $Message $Notice $notification $msgbox" }],
  types: {
    Show: {
      "(options: object) | open(options: object)": tells("options.type", ...SHOWN),
      "error|warning|info|success|primary(options: object)": tells("$method", ...SHOWN),
      "(text) | open(text)": tells(undefined, "text"),
      "error|warning|info|success|primary(text)": tells("$method", "text"),
      "alert(text, title?, options?)": tells("options.type ?? 'interrupts'", "text"),
    },
  },
} satisfies Model;
