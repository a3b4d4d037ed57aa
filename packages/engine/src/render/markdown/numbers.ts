/** Numbers as people read them, the same in every locale. */

/** 1234567 as "1,234,567". */
export const grouped = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** "1 file", "2 files", "1,200 files". */
export const plural = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;

/** Bytes with a decimal unit. */
export function size(bytes: number): string {
  if (bytes < 1000) return plural(bytes, "byte");
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(2)} MB`;
}

/** Part of a whole as percent; what is more than nothing is never 0. */
export function percent(part: number, whole: number): string {
  if (part <= 0 || whole <= 0) return "0 %";
  const share = (part / whole) * 100;
  return share < 0.05 ? "< 0.1 %" : `${share.toFixed(1)} %`;
}
