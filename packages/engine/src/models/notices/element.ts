/** Messages of Element and Element Plus: `ElMessage.error("...")`, `this.$message({ type: "error", message: "..." })`. */
import { type Model, tells } from "../model.ts";

export const element = {
  package: ["element-plus", "element-ui"],
  versions: "element-plus 1 - 2, element-ui 1 - 2",
  exports: {
    ElMessage: "Show",
    ElNotification: "Show",
    Message: "Show",
    Notification: "Show",
    ElMessageBox: "Box",
    MessageBox: "Box",
  },
  // the same of other libraries on the components of Vue: `$message` of Ant Design and Naive UI, `$Message` of iView
  signs: [
    { type: "Show", heldAs: "$message $notify $Message $Notice $notification" },
    { type: "Box", heldAs: "$msgbox $messageBox" },
  ],
  types: {
    Show: {
      "(options: object) | open(options: object)": tells(
        "options.type",
        "options.message ?? options.content ?? options.text",
        "options.title",
      ),
      "error|warning|info|success|primary(options: object)": tells(
        "$method",
        "options.message ?? options.content ?? options.desc",
        "options.title",
      ),
      "(text) | open(text)": tells(undefined, "text"),
      "error|warning|info|success|primary(text)": tells("$method", "text"),
    },
    Box: { "alert(text, title?, options?)": tells("options.type ?? 'interrupts'", "text") },
  },
} satisfies Model;
