/** Ant Design and what follows its interface: `message.error("...")`, `notification.error({ message: "...", description: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

const SHOWN = [
  "options.message ?? options.title ?? options.content",
  "options.description ?? options.content",
] as const;

export const antd = {
  package: ["antd", "ant-design-vue", "@arco-design/web-react", "@arco-design/web-vue", "tdesign-react"],
  versions: "antd 1 - 6, ant-design-vue 1 - 4, @arco-design 1 - 2, tdesign-react 1",
  exports: { message: "Notice", notification: "Notice", Modal: "Notice", Message: "Notice", App: "App" },
  types: {
    Notice: {
      "error|warning|warn|info|success|loading(options: object)": tells("$method", ...SHOWN),
      "error|warning|warn|info|success|loading(text, options?)": tells("$method", "text"),
      "open(options)": tells("options.type", ...SHOWN),
      "useMessage|useNotification|useModal()": gives("Pair"),
    },
    Pair: { "0": gives("Notice") },
    App: { "useApp()": gives("Apis") },
    Apis: { "*": gives("Notice") },
  },
} satisfies Model;
