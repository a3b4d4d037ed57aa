/** Messages of Ant Design and of what follows its interface: `message.error("...")`, `message.error({ content: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

export const antdMessages = {
  package: ["antd", "ant-design-vue", "@arco-design/web-react", "@arco-design/web-vue", "tdesign-react"],
  versions: "antd 1 - 6, ant-design-vue 1 - 4, @arco-design 1 - 2, tdesign-react 1",
  exports: { message: "Message", Message: "Message", MessagePlugin: "Message", App: "App" },
  types: {
    Message: {
      "error|warning|warn|info|success|loading(options: object)": tells("$method", "options.content"),
      "error|warning|warn|info|success|loading(text, options?)": tells("$method", "text"),
      "open(options)": tells("options.type", "options.content"),
      "useMessage()": gives("Pair"),
    },
    Pair: { "0": gives("Message") },
    App: { "useApp()": gives("Apis") },
    Apis: { message: gives("Message") },
  },
} satisfies Model;
