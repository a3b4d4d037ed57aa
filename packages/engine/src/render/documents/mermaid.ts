/**
 * Diagrams of a specification as Markdown with Mermaid in it: how screens lead to each other, which entities refer to which,
 * and each set of states with its transitions. Labels are the material's: all but plain characters are written as entities,
 * so that no label ends its place.
 */
import type { Entity, Screen, Specification, StatementId, StateSet } from "@as-built/spec";
import { code } from "../markdown/inline.ts";

export function renderMermaid({ subject, points }: Specification): string {
  const charts = points.states.statements.filter(({ transitions = [] }) => transitions.length > 0);
  const sections = [
    section("Screens", screensOf(points.screens.statements)),
    section("Entities", entitiesOf(points.entities.statements)),
    ...charts.map((states) => section(`States of ${code(states.name)}`, statesOf(states))),
  ];
  const title = subject.name === undefined ? "an application whose name is not shown" : code(subject.name);
  return `${[`# Diagrams of ${title}`, ...sections.filter(Boolean)].join("\n\n")}\n`;
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length < 2 ? "" : `## ${title}\n\n\`\`\`mermaid\n${lines.join("\n")}\n\`\`\``;

/** Longest label. */
const MAX_LABEL = 120;

/** Characters that mean nothing to Mermaid, Markdown and HTML; the rest by number. */
const label = (text: string): string =>
  Array.from(text.slice(0, MAX_LABEL).toWellFormed(), (one) =>
    /[\p{L}\p{N} ./_-]/u.test(one) ? one : `#${one.codePointAt(0) ?? 32};`,
  ).join("");

/** Names of nodes are numbers in the order of the document: those of the material may be anything. */
const numbered = (prefix: string, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(ids.map((id, index) => [id, `${prefix}${index + 1}`]));

function screensOf(screens: readonly Screen[]): readonly string[] {
  const nodes = numbered(
    "s",
    screens.map(({ id }) => id),
  );
  const byPath = new Map(screens.map(({ path, id }) => [path, id]));
  const edges = screens.flatMap(({ id, links = [], redirectsTo, parent }) => [
    ...edge(
      nodes,
      id,
      links.map((link) => byPath.get(link) ?? link),
      "-->",
    ),
    ...edge(nodes, id, redirectsTo === undefined ? [] : [byPath.get(redirectsTo) ?? redirectsTo], "-. redirects .->"),
    ...edge(nodes, parent, [id], "---"),
  ]);
  return [
    "flowchart LR",
    ...screens.map(
      ({ id, path, title }) => `  ${nodes.get(id)}["${label(title === undefined ? path : `${path} ${title}`)}"]`,
    ),
    ...new Set(edges),
  ];
}

/** To screens that are there; what leads elsewhere has no node. */
function edge(
  nodes: ReadonlyMap<string, string>,
  from: StatementId | undefined,
  to: readonly string[],
  arrow: string,
): readonly string[] {
  const start = nodes.get(from ?? "");
  if (start === undefined) return [];
  return to.flatMap((id) => (nodes.has(id) ? [`  ${start} ${arrow} ${nodes.get(id)}`] : []));
}

function entitiesOf(entities: readonly Entity[]): readonly string[] {
  const nodes = numbered(
    "e",
    entities.map(({ id }) => id),
  );
  return [
    "erDiagram",
    ...entities.flatMap(({ id, name, fields }) => [
      `  ${nodes.get(id)}["${label(name)}"] {`,
      ...fields.map(fieldOf),
      "  }",
    ]),
    ...entities.flatMap(({ id, fields }) =>
      fields.flatMap(({ name, refersTo }) =>
        refersTo !== undefined && nodes.has(refersTo)
          ? [`  ${nodes.get(id)} }o--o{ ${nodes.get(refersTo)} : "${label(name)}"`]
          : [],
      ),
    ),
  ];
}

/** Types and names of attributes are words; what is none stands in the comment. */
function fieldOf({ name, type = "" }: Entity["fields"][number]): string {
  const word = name.replace(/[^A-Za-z0-9_-]+/g, "_").replace(/^[^A-Za-z]+/, "") || "field";
  const comment = word === name ? "" : ` "${label(name)}"`;
  return `    ${/^[A-Za-z]\w*$/.test(type) ? type : "unknown"} ${word}${comment}`;
}

function statesOf({ values, initial, transitions = [] }: StateSet): readonly string[] {
  const named = new Set(
    [...values, ...transitions.flatMap(({ from, to }) => [from, to])].filter((name) => name !== undefined),
  );
  const nodes = numbered("v", [...named]);
  return [
    "stateDiagram-v2",
    ...Array.from(nodes, ([value, node]) => `  state "${label(value)}" as ${node}`),
    ...(initial !== undefined && nodes.has(initial) ? [`  [*] --> ${nodes.get(initial)}`] : []),
    ...transitions.map(({ from, to, on }) => transition(nodes.get(from ?? ""), nodes.get(to), on)),
  ].filter((line) => line !== "");
}

/** From where is not always shown: then the state is entered from a node of its own. */
const transition = (from: string | undefined, to: string | undefined, on: string | undefined): string =>
  to === undefined ? "" : `  ${from ?? "notShown"} --> ${to}${on === undefined ? "" : ` : ${label(on)}`}`;
