/** The built page with what the server has drawn put in: markup, title, data, and what the browser will ask for first. */
import { HANDOVER_ID, type Handover } from "./handover.ts";

export interface FilledPage {
  readonly path: string;
  readonly title?: string;
  /** Markup of the page; absent where the browser is to draw it. */
  readonly page?: string;
  readonly handover?: Handover;
}

const ANALYSIS = /^\/analyses\/([^/?]+)/;

export function fillPage(template: string, { path, title, page = "", handover }: FilledPage): string {
  const analysis = ANALYSIS.exec(path)?.[1];
  // A specification is large: it comes beside the page, which shows meanwhile what was drawn from it.
  const preload = analysis
    ? `<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/v1/analyses/${escapeHtml(analysis)}/specification">`
    : "";
  const data = handover
    ? `<script type="application/json" id="${HANDOVER_ID}">${escapeJson(JSON.stringify(handover))}</script>`
    : "";
  const { before, files, after } = aroundFiles(template);
  return `${before}${analysis ? files.map(linkTo).join("") : ""}${after}`
    .replace("<!--as-built:head-->", () => preload)
    .replace("<!--as-built:page-->", () => page)
    .replace("<!--as-built:handover-->", () => data)
    .replace(/<title>[^<]*<\/title>/, (whole) => (title === undefined ? whole : `<title>${escapeHtml(title)}</title>`));
}

interface Around {
  readonly before: string;
  readonly files: readonly string[];
  readonly after: string;
}

/** What the build says the page of an analysis needs (`vite.preloads.ts`), and what stands around it. */
function aroundFiles(template: string): Around {
  const [before = "", rest] = template.split("<!--as-built:analysis", 2);
  if (rest === undefined) return { before, files: [], after: "" };
  const end = rest.indexOf("-->");
  return { before, files: rest.slice(0, end).split(" ").filter(Boolean), after: rest.slice(end + "-->".length) };
}

function linkTo(file: string): string {
  const rel = file.endsWith(".css") ? "stylesheet" : "modulepreload";
  return `<link rel="${rel}" crossorigin href="${escapeHtml(file)}">`;
}

/** Whatever an HTML parser reacts to inside a script element is written as an escape of JSON. */
const escapeJson = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
