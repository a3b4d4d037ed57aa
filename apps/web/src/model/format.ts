/** Numbers as people read them. One locale for everyone, so that the same document looks the same everywhere. */

const WHOLE = new Intl.NumberFormat("en-US");

/** 1234567 as "1,234,567". */
export const count = (value: number): string => WHOLE.format(value);

/** "1 statement", "2 statements", "No statements". */
export const plural = (value: number, one: string, many = `${one}s`): string =>
  value === 0 ? `No ${many}` : `${count(value)} ${value === 1 ? one : many}`;

const UNITS = ["", "k", "M", "G"] as const;

/** 1234567 as "1.2 M": three figures at most. */
export function brief(value: number): string {
  let rest = value;
  let unit = 0;
  while (rest >= 999.5 && unit < UNITS.length - 1) {
    rest /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || rest >= 99.95 ? Math.round(rest).toString() : rest.toFixed(1);
  return unit === 0 ? digits : `${digits} ${UNITS[unit]}`;
}

/** Bytes with a decimal unit. */
export const bytes = (value: number): string => `${brief(value)}${value < 999.5 ? " " : ""}B`;

/** A share of 0 to 1 as percent; what is more than nothing is never shown as 0 %. */
export function percent(share: number): string {
  if (share <= 0) return "0 %";
  if (share < 0.001) return "< 0.1 %";
  const value = share * 100;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} %`;
}

/** Text cut to a length, with a mark. */
export const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

/** A JSON value on one line. */
export const inline = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const TIME = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });

/** An ISO 8601 time as "1 Mar 2026, 09:30", in UTC as everywhere. */
export function moment(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : `${DAY.format(date)}, ${TIME.format(date)}`;
}

/** Milliseconds as "0:07" or "12:30"; a clock that is behind shows nothing. */
export function duration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return seconds < 0 ? "" : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
