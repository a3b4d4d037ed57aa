/**
 * The operations as GraphQL documents, with their fragments, each once. What cannot stand in one file with the others is a
 * comment: operations whose document is not shown or spreads a fragment that is not, and those without a name, which a
 * document may hold only alone. Comments lead back to the bytes.
 */
import type { Call, Specification } from "@as-built/spec";
import { visible } from "../visible.ts";
import { BASIS_WORDS } from "./cited.ts";

export function renderGraphql({ points, subject }: Specification): string {
  const calls = points.calls.statements.filter(({ protocol, operation }) => protocol === "graphql" && operation);
  const head = [
    `# GraphQL operations of ${visible(subject.name ?? "an application whose name is not shown")}, read by As-Built.`,
    "# The schema of the server is not shown: these are the documents that the client sends.",
  ];
  const fragments = new Map<string, string>();
  const taken = new Set<string>();
  const operations = calls.map((call) => operationOf(call, fragments, taken));
  const blocks = [...operations, ...Array.from(fragments.values())];
  return `${[head.join("\n"), ...blocks].join("\n\n")}\n`;
}

function operationOf(call: Call, fragments: Map<string, string>, taken: Set<string>): string {
  const { operation } = call;
  const where = [`# ${visible(call.id)}`, `# ${BASIS_WORDS[call.basis]}`, ...call.evidence.map(placeOf)];
  const [text = "", ...used] = definitionsIn(operation?.document ?? "");
  const why = whyNot(text, used, fragments, taken);
  if (why !== undefined) return [...where, `# ${why}`, ...text.split("\n").map(commented)].join("\n").trimEnd();
  taken.add(nameOf(text) ?? "");
  for (const one of used) fragments.set(nameOf(one) ?? "", one);
  return [...where, text].join("\n");
}

/** The evidence is comments: what stands there is one line. */
const placeOf = ({ file, start, end, says }: Call["evidence"][number]): string =>
  `# ${visible(file)}:${start}-${end}${says === undefined ? "" : ` ${visible(says)}`}`;

const commented = (line: string): string => (line === "" ? "" : `#   ${line}`);

/** As the engine lays documents out: definitions stand apart, and begin at the beginning of a line. */
const definitionsIn = (document: string): readonly string[] =>
  document === "" ? [] : document.split(/\n\n(?=fragment )/);

const nameOf = (definition: string): string | undefined => /^\w+ (\w+)/.exec(definition)?.[1];

const spreadsIn = (definition: string): readonly string[] =>
  Array.from(definition.matchAll(/^ *\.\.\.(\w+)/gm), ([, name = ""]) => name);

/** Why it cannot stand in a file with the others. */
function whyNot(
  operation: string,
  used: readonly string[],
  fragments: ReadonlyMap<string, string>,
  taken: ReadonlySet<string>,
): string | undefined {
  if (operation === "") return "Its document is not shown as a whole.";
  const name = nameOf(operation);
  if (name === undefined) return "It has no name: a document may hold it only alone.";
  if (taken.has(name)) return "An operation of this name stands above.";
  const own = new Map(used.map((one) => [nameOf(one) ?? "", one]));
  const lost = [operation, ...used].flatMap(spreadsIn).find((one) => !own.has(one));
  if (lost !== undefined) return `Its fragment ${lost} is not shown.`;
  const other = Array.from(own).find(([key, text]) => fragments.has(key) && fragments.get(key) !== text);
  return other === undefined ? undefined : `Its fragment ${other[0]} is another one above.`;
}
