/** NG-ZORRO: `message.error("...")`, `notification.error("title", "...")`, `modal.error({ nzTitle: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

const KINDS = "error|warning|info|success|loading|blank";

export const ngZorro = {
  package: "ng-zorro-antd",
  versions: "1 - 20",
  exports: { NzMessageService: "Service", NzNotificationService: "Service", NzModalService: "Service" },
  types: {
    Service: {
      "new ()": gives("Service"),
      [`${KINDS}(options: object)`]: tells("$method", "options.nzTitle", "options.nzContent"),
      [`${KINDS}(title, text: string, options?)`]: tells("$method", "title", "text"),
      [`${KINDS}(text, options?)`]: tells("$method", "text"),
      "create(type, title, text: string, options?)": tells("type", "title", "text"),
      "create(type: string, text, options?)": tells("type", "text"),
    },
  },
} satisfies Model;
