/** The summary as text for a terminal of the given width, with colours where asked for. Pure. */
import { styleText } from "node:util";
import { GAPS } from "./gap-messages.ts";
import { SUMMARY } from "./messages.ts";
import { printable } from "./printable.ts";
import type { PointLine, Summary } from "./summary.ts";

export interface Terminal {
  /** Columns. */
  readonly width: number;
  readonly color: boolean;
}

type Style = Parameters<typeof styleText>[0];

/** How many failures or missing files are listed before the rest is only counted. */
const LISTED = 10;
const LABEL = 13;

export function renderSummary(summary: Summary, terminal: Terminal): string {
  const paint = (style: Style, text: string): string =>
    terminal.color ? styleText(style, text, { validateStream: false }) : text;
  const lines = [
    paint("bold", `As-built specification of ${printable(summary.subject)}`),
    "",
    ...warning(summary.gaps, terminal.width, paint),
    ...summary.points.flatMap((point, index) => pointLines(point, index, terminal.width, paint)),
    "",
    ...facts(summary).map(([label, text]) => paint("dim", label.padEnd(LABEL)) + text),
    ...list("Failures", summary.failures, paint),
    ...list("Missing", summary.missing.map(printable), paint),
  ];
  return `${lines.join("\n")}\n`;
}

type Paint = (style: Style, text: string) => string;

/** Stands above the points: whoever reads no further has read it. */
function warning(gaps: readonly string[], width: number, paint: Paint): readonly string[] {
  if (gaps.length === 0) return [];
  const room = Math.max(20, width - 2);
  const more = gaps.length - LISTED;
  const lines = gaps.slice(0, LISTED).flatMap((gap) => wrapped(gap, room));
  return [
    paint("yellow", `Warning: ${GAPS.title}`),
    ...lines.map((line) => paint("yellow", `  ${line}`)),
    ...(more > 0 ? [`  and ${grouped(more)} more, all in the specification`] : []),
    ...wrapped(GAPS.next, room).map((line) => `  ${line}`),
    "",
  ];
}

const HEADING = 36;
const COUNT = 6;

function pointLines(point: PointLine, index: number, width: number, paint: Paint): readonly string[] {
  const start = `${String(index + 1).padStart(3)}  ${point.heading.padEnd(HEADING)}`;
  const reason = point.notShown === undefined ? undefined : printable(point.notShown);
  const part = reason === undefined ? "" : paint("yellow", "  incomplete");
  if (point.count > 0) return [start + paint("green", grouped(point.count).padStart(COUNT)) + part];
  const room = Math.max(20, width - start.length - COUNT - 1);
  const [first = "not shown", ...rest] = reason === undefined ? [] : wrapped(reason, room);
  const indent = " ".repeat(start.length + COUNT);
  return [start + paint("yellow", "     – ") + first, ...rest.map((line) => `${indent} ${line}`)];
}

function facts(summary: Summary): readonly (readonly [string, string])[] {
  const { files, scripts, scriptBytes, decompressed, modules, bundlers, components, shares } = summary;
  const counted = modules === undefined ? "" : `, ${count(modules, "module")}`;
  const shareTexts = shares.map(({ origin, share }) => `${origin} ${percent(share)}`);
  return [
    ...(summary.source === undefined ? [] : [["From", printable(summary.source)] as const]),
    ["Files", `${count(files, "file")}, ${count(scripts, "script")} of ${size(scriptBytes)}${counted}`],
    ...(decompressed > 0 ? [["Compressed", SUMMARY.decompressed(count(decompressed, "file"))] as const] : []),
    ["Built with", bundlers.length > 0 ? printable(bundlers.join(", ")) : "none recognised"],
    ["Code origin", shareTexts.length > 0 ? shareTexts.join(", ") : "no code recognised"],
    ["Libraries", grouped(components)],
    ...(summary.traffic === undefined ? [] : [["Traffic", printable(summary.traffic)] as const]),
  ];
}

function list(title: string, items: readonly string[], paint: Paint): readonly string[] {
  if (items.length === 0) return [];
  const more = items.length - LISTED;
  return [
    "",
    paint("yellow", `${title} (${grouped(items.length)})`),
    ...items.slice(0, LISTED).map((item) => `  ${item}`),
    ...(more > 0 ? [`  and ${grouped(more)} more, all in the specification`] : []),
  ];
}

const count = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;

const percent = (share: number): string => (share < 0.0005 ? "< 0.1 %" : `${(share * 100).toFixed(1)} %`);

/** Digits in groups of three, the same in every locale. */
const grouped = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");

function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(2)} MB`;
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
