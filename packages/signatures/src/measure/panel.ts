/** One panel of the picture: an axis of shares from 0.5 to 1, and lines over named points. Gives SVG elements. */

/** A line of shares in 0 to 1; a point without a value is left out. */
export interface Series {
  readonly colour: string;
  readonly dashed: boolean;
  readonly values: readonly (number | undefined)[];
}

const TOP = 50;
const HEIGHT = 240;
const WIDTH = 250;
const LEAST = 0.5;
const INSET = 25;

export function panel(
  left: number,
  title: string,
  points: readonly string[],
  series: readonly Series[],
): readonly string[] {
  const across = (at: number): number => left + INSET + (at * (WIDTH - 2 * INSET)) / (points.length - 1);
  return [
    `<text x="${left}" y="${TOP - 20}" font-weight="bold">${title}</text>`,
    ...[0.5, 0.6, 0.7, 0.8, 0.9, 1].flatMap((share) => gridLine(left, share)),
    ...points.map(
      (name, at) =>
        `<text x="${round(across(at))}" y="${TOP + HEIGHT + 18}" text-anchor="middle" font-size="10">${name}</text>`,
    ),
    ...series.flatMap((one) => drawn(one, across)),
  ];
}

function gridLine(left: number, share: number): readonly string[] {
  const y = down(share);
  return [
    `<line x1="${left}" x2="${left + WIDTH}" y1="${y}" y2="${y}" stroke="#ddd"/>`,
    `<text x="${left - 4}" y="${y + 4}" text-anchor="end" fill="#444">${share.toFixed(1)}</text>`,
  ];
}

function drawn({ colour, dashed, values }: Series, across: (at: number) => number): readonly string[] {
  const places = values.flatMap((value, at) => (value === undefined ? [] : [{ x: round(across(at)), y: down(value) }]));
  const dash = dashed ? ' stroke-dasharray="5 4"' : "";
  const line = places.map(({ x, y }) => `${x},${y}`).join(" ");
  return [
    `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`,
    ...places.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3" fill="${colour}"/>`),
  ];
}

function down(share: number): number {
  return round(TOP + (HEIGHT * (1 - share)) / (1 - LEAST));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
