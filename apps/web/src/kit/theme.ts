/** The look of the kit's components: one accent, two faces (fonts.css), and neutral greys that lean towards it. */
import { createTheme, type MantineColorsTuple } from "@mantine/core";

const blueprint: MantineColorsTuple = [
  "#eaf1ff",
  "#d3dfff",
  "#a6bdf9",
  "#7799f3",
  "#4f7aee",
  "#3767eb",
  "#285deb",
  "#1b4dd1",
  "#1144bc",
  "#0039a6",
];

const dark: MantineColorsTuple = [
  "#dfe5f0",
  "#b4bfd2",
  "#93a0b8",
  "#66748f",
  "#3a4660",
  "#2a354b",
  "#1c2536",
  "#121927",
  "#0d131f",
  "#080c15",
];

export const theme = createTheme({
  primaryColor: "blueprint",
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  colors: { blueprint, dark },
  defaultRadius: "md",
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  fontFamily:
    '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif',
  fontFamilyMonospace:
    '"JetBrains Mono Variable", ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  headings: { fontWeight: "650", textWrap: "balance" },
});
