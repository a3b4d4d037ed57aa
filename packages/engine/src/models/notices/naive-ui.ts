/** Naive UI: `useMessage().error("...")`, `useNotification().error({ title: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

export const naiveUi = {
  package: "naive-ui",
  versions: "2",
  exports: { useMessage: "Messages", useNotification: "Notices", useDialog: "Notices", createDiscreteApi: "Discrete" },
  types: {
    Messages: { "()": gives("Message") },
    Message: {
      "error|warning|info|success|loading(text, options?)": tells("$method", "text"),
      "create(text, options?)": tells("options.type", "text"),
    },
    Notices: { "()": gives("Notice") },
    Notice: {
      "error|warning|info|success(options)": tells(
        "$method",
        "options.title",
        "options.content ?? options.description",
      ),
      "create(options)": tells("options.type", "options.title", "options.content"),
    },
    Discrete: { "(names, options?)": gives("Apis") },
    Apis: { message: gives("Message"), notification: gives("Notice"), dialog: gives("Notice") },
  },
} satisfies Model;
