/** The judged sample: verdicts kept from one draw to the next, and the tables that the documentation shows. Pure. */

/**
 * @typedef {object} Judged
 * @property {string} key as drawn
 * @property {string} seed of the sample that it was drawn in
 * @property {string} application
 * @property {string} point
 * @property {string} stated
 * @property {"right" | "wrong" | ""} verdict empty: not judged yet
 * @property {string} reason why it is wrong; empty where it is right
 */

/** Longest piece of a statement that the table repeats, in UTF-16 code units. */
const MAX_STATED = 200;

/**
 * The drawn statements with the verdicts that are known, and without those of points that are left out.
 * @param {Iterable<readonly [string, readonly import("./draw.mjs").Drawn[]]>} points
 * @param {readonly Judged[]} known
 * @returns {readonly Judged[]}
 */
export function withVerdicts(points, known) {
  const verdicts = new Map(known.map((one) => [one.key, one]));
  return [...points]
    .flatMap(([, list]) => list)
    .map(({ key, seed, application, point, stated }) => ({
      key,
      seed,
      application,
      point,
      stated: stated.slice(0, MAX_STATED),
      verdict: verdicts.get(key)?.verdict ?? "",
      reason: verdicts.get(key)?.reason ?? "",
    }));
}

const cell = (text) => text.replaceAll("|", "\\|").replace(/\s+/g, " ");

/**
 * Markdown: right of judged for each sample and point, then what is wrong, and why.
 * @param {readonly Judged[]} judged
 */
export function judgedTables(judged) {
  const seeds = [...new Set(judged.map(({ seed }) => seed))];
  const drawn = seeds.flatMap((seed) =>
    [...new Set(judged.filter((one) => one.seed === seed).map(({ point }) => point))].map((point) => ({ seed, point })),
  );
  const rows = drawn.map(({ seed, point }) => {
    const own = judged.filter((one) => one.seed === seed && one.point === point);
    const right = own.filter(({ verdict }) => verdict === "right").length;
    const wrong = own.filter(({ verdict }) => verdict === "wrong").length;
    const share = right + wrong === 0 ? "" : `${Math.round((100 * right) / (right + wrong))} %`;
    return `| ${seed} | ${point} | ${own.length} | ${right + wrong} | ${right} | ${share} |`;
  });
  const wrong = judged.filter(({ verdict }) => verdict === "wrong");
  return [
    "| seed | point | drawn | judged | right | share |",
    "| --- | --- | ---: | ---: | ---: | ---: |",
    ...rows,
    "",
    "| seed | point | wrong | why |",
    "| --- | --- | --- | --- |",
    ...wrong.map(
      ({ seed, point, stated, reason }) =>
        `| ${seed} | ${point} | \`${cell(stated).replaceAll("`", "'")}\` | ${cell(reason)} |`,
    ),
  ].join("\n");
}

const BEGIN = "<!-- judged sample: begin -->";
const END = "<!-- judged sample: end -->";

/** The document with its tables renewed between the two marks; throws where it has no marks. */
export function withTables(document, judged) {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`no ${BEGIN} before ${END}`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${judgedTables(judged)}\n\n${document.slice(end)}`;
}
