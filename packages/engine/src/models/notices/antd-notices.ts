/** Notifications and dialogs of Ant Design and of what follows its interface: `notification.error({ message: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

export const antdNotices = {
  package: ["antd", "ant-design-vue", "@arco-design/web-react", "@arco-design/web-vue"],
  versions: "antd 1 - 6, ant-design-vue 1 - 4, @arco-design 1 - 2",
  exports: { notification: "Notice", Notification: "Notice", Modal: "Modal", App: "App" },
  types: {
    Notice: {
      "error|warning|warn|info|success(options)": tells(
        "$method",
        "options.message ?? options.title",
        "options.description ?? options.content",
      ),
      "open(options)": tells("options.type", "options.message ?? options.title", "options.description"),
      "useNotification()": gives("Pair"),
    },
    Pair: { "0": gives("Notice") },
    Modal: { "error|warning|info|success(options)": tells("$method", "options.title", "options.content") },
    App: { "useApp()": gives("Apis") },
    Apis: { notification: gives("Notice"), modal: gives("Modal") },
  },
} satisfies Model;
