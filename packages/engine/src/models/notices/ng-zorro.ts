/** NG-ZORRO: `message.error("...")`, `notification.error("title", "...")`, `modal.error({ nzTitle: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

export const ngZorro = {
  package: "ng-zorro-antd",
  versions: "1 - 20",
  exports: { NzMessageService: "Message", NzNotificationService: "Notice", NzModalService: "Modal" },
  types: {
    Message: {
      "new ()": gives("Message"),
      "error|warning|info|success|loading(text, options?)": tells("$method", "text"),
      "create(type, text, options?)": tells("type", "text"),
    },
    Notice: {
      "new ()": gives("Notice"),
      "error|warning|info|success|blank(title, text, options?)": tells("$method", "title", "text"),
      "create(type, title, text, options?)": tells("type", "title", "text"),
    },
    Modal: {
      "new ()": gives("Modal"),
      "error|warning|info|success(options)": tells("$method", "options.nzTitle", "options.nzContent"),
    },
  },
} satisfies Model;
