/** Light, dark, or as the system has it: one button that goes round. */
import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from "@mantine/core";
import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";

const NEXT = {
  auto: { scheme: "light", Icon: Monitor, now: "as the system" },
  light: { scheme: "dark", Icon: Sun, now: "light" },
  dark: { scheme: "auto", Icon: Moon, now: "dark" },
} as const satisfies Record<MantineColorScheme, unknown>;

const never = () => () => undefined;

export function ThemeToggle() {
  const { colorScheme: chosen, setColorScheme } = useMantineColorScheme();
  // The server knows no choice: what it drew is taken over first.
  const colorScheme = useSyncExternalStore(
    never,
    () => chosen,
    () => "auto" as const,
  );
  const { scheme, Icon, now } = NEXT[colorScheme];
  const label = `Appearance: ${now}. Change`;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(scheme)}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
