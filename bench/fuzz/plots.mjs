/** What shapes cost against their size, as one picture with a panel for each, both axes logarithmic. Pure: the same figures, the same bytes. */
import { MAX_EXPONENT } from "./exponent.mjs";

const COLUMNS = 6;
const WIDTH = 170;
const HEIGHT = 110;
/** Of the curve within its panel. */
const [LEFT, RIGHT, TOP, BOTTOM] = [8, 162, 22, 100];
/** Code units, and processor seconds; what took less stands at the bottom. */
const SIZES = [16_000, 4_096_000];
const SECONDS = [0.01, 100];

const STYLE =
  "text{font:10px sans-serif;fill:#333}.frame{fill:none;stroke:#ccc}.curve{fill:none;stroke:#06c;stroke-width:1.5}" +
  ".steep{stroke:#c00}.bound{stroke:#999;stroke-dasharray:3 3}";

/** @param {readonly { name: string, points: readonly { size: number, seconds?: number }[], exponent?: number }[]} shapes */
export function exponentPlots(shapes) {
  const rows = Math.ceil(shapes.length / COLUMNS);
  const [width, height] = [COLUMNS * WIDTH, rows * HEIGHT + 20];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${STYLE}</style>`,
    `<text x="8" y="14">processor seconds (${SECONDS.join(" to ")}) against code units (${SIZES.join(" to ")}); dashed: power ${MAX_EXPONENT}</text>`,
    ...shapes.map((shape, at) => panel(shape, (at % COLUMNS) * WIDTH, Math.floor(at / COLUMNS) * HEIGHT + 20)),
    "</svg>",
    "",
  ].join("\n");
}

function panel({ name, points, exponent }, x, y) {
  const seen = points.filter(({ seconds }) => seconds !== undefined);
  const line = seen.map(({ size, seconds }) => `${xOf(size)},${yOf(seconds)}`).join(" ");
  const isSteep = exponent > MAX_EXPONENT;
  const power = exponent === undefined ? "" : `, ${exponent.toFixed(2)}`;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect class="frame" x="${LEFT}" y="${TOP}" width="${RIGHT - LEFT}" height="${BOTTOM - TOP}"/>`,
    bound(seen.at(-1)),
    `<polyline class="curve${isSteep ? " steep" : ""}" points="${line}"/>`,
    `<text x="${LEFT}" y="15">${escaped(name)}${power}</text>`,
    "</g>",
  ].join("");
}

/** Through the last point, as steep as is allowed, back to where it leaves the panel. */
function bound(last) {
  if (last === undefined || last.seconds <= SECONDS[0]) return "";
  const at = (size) => last.seconds * (size / last.size) ** MAX_EXPONENT;
  const from = Math.max(SIZES[0], last.size * (SECONDS[0] / last.seconds) ** (1 / MAX_EXPONENT));
  return `<line class="bound" x1="${xOf(from)}" y1="${yOf(at(from))}" x2="${xOf(last.size)}" y2="${yOf(last.seconds)}"/>`;
}

const xOf = (size) => (LEFT + share(size, SIZES) * (RIGHT - LEFT)).toFixed(1);

const yOf = (seconds) => (BOTTOM - share(seconds, SECONDS) * (BOTTOM - TOP)).toFixed(1);

function share(value, [least, most]) {
  const within = Math.min(most, Math.max(least, value));
  return Math.log(within / least) / Math.log(most / least);
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
