/** Naive UI: `useMessage().error("...")`, `useNotification().error({ title: "...", content: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

export const naiveUi = {
  package: "naive-ui",
  versions: "2",
  exports: { useMessage: "Hook", useNotification: "Hook", useDialog: "Hook", createDiscreteApi: "Discrete" },
  types: {
    Hook: { "()": gives("Notice") },
    Discrete: { "(names, options?)": gives("Apis") },
    Apis: { "*": gives("Notice") },
    Notice: {
      "error|warning|info|success(options: object)": tells("$method", "options.title", "options.content"),
      "error|warning|info|success|loading(text, options?)": tells("$method", "text"),
      "create(options: object)": tells("options.type", "options.title", "options.content"),
      "create(text, options?)": tells("options.type", "text"),
    },
  },
} satisfies Model;
