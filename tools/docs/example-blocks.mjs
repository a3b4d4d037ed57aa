/**
 * What documents show of the example, made from the real program: by document and name, the text between `<!-- name -->` and
 * `<!-- /name -->`. Takes a function that runs the program and gives what it prints.
 */

const MATERIAL = "fixtures/example/vite/material";

/** @typedef {(...args: string[]) => string | Promise<string>} Run */

/** @type {readonly { document: string, name: string, make: (run: Run) => Promise<string> }[]} */
export const BLOCKS = [
  { document: "README.md", name: "results", make: results },
  { document: "docs/tasks/inherit-an-application.md", name: "summary", make: summary },
];

/** The text with the block in its place; `undefined` where the text has no marks for it. */
export function withBlock(text, name, block) {
  const place = new RegExp(`(?<=<!-- ${name} -->\n)[^]*(?=<!-- /${name} -->)`);
  return place.test(text) ? text.replace(place, () => `\n${block}\n\n`) : undefined;
}

async function summary(run) {
  return `\`\`\`text\n$ npx asbuilt analyze ${MATERIAL}\n\n${(await run("analyze", MATERIAL)).trimEnd()}\n\`\`\``;
}

/** A statement of three points each; the words around them are ours. */
async function results(run) {
  const { points } = JSON.parse(await run("analyze", MATERIAL, "--quiet", "--format", "json"));
  const of = (point, id) => {
    const found = points[point].statements.find((statement) => statement.id === id);
    if (found === undefined) throw new Error(`the example does not show ${id}`);
    return found;
  };
  const call = of("calls", "call:http:POST:/api/v1/members/{}/suspension");
  const role = of("roles", "role:role:volunteer");
  const rule = of("validation", "rule:/account/profile:newPassword:minLength");
  const opens = role.allows.flatMap((id) => points.screens.statements.find((screen) => screen.id === id)?.path ?? []);
  const rows = [
    [`The call ${code(`${call.method} ${call.url}`)} sends ${codes(Object.keys(call.request.properties))}`, call],
    [`The role ${code(role.name)} opens ${codes(opens)}`, role],
    [`${code(rule.subject)} has at least ${rule.value} characters, or the user reads “${rule.message}”`, rule],
  ];
  return ["| it states | basis | the bytes |", "| --- | --- | --- |", ...rows.map(rowOf)].join("\n");
}

const code = (text) => `\`${text}\``;
const codes = (texts) => texts.map(code).join(", ");

function rowOf([words, { basis, evidence }]) {
  const [{ file, start, end }] = evidence;
  return `| ${words} | ${basis} | ${code(`${file}:${start}-${end}`)} +${evidence.length - 1} |`;
}
