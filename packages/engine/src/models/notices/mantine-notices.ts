/** Mantine: `notifications.show({ color: "red", title: "...", message: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

export const mantineNotices = {
  package: "@mantine/notifications",
  versions: "4 - 8",
  exports: { notifications: "Notices", showNotification: "Show", updateNotification: "Show", useNotifications: "Hook" },
  types: {
    Hook: { "()": gives("Notices") },
    Notices: {
      "show|update|showNotification|updateNotification(options)": tells(
        "options.color",
        "options.title",
        "options.message",
      ),
    },
    Show: { "(options)": tells("options.color", "options.title", "options.message") },
  },
} satisfies Model;
