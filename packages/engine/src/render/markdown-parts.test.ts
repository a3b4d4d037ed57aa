/** Markdown in pieces: its bounds hold for large applications and hostile texts, and each relation is said once. */
import {
  type Call,
  componentId,
  type Evidence,
  fileId,
  type Json,
  offset,
  POINTS,
  type Points,
  type Screen,
  type Specification,
  statementId,
} from "@as-built/spec";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { renderMarkdownParts } from "./markdown-parts.ts";
import { estimatedTokens } from "./tokens.ts";

const at = (file: string): readonly [Evidence] => [
  { file: fileId(file), start: offset(1), end: offset(9), quote: "fetch(a)" },
];

const screen = (path: string, more: Partial<Screen> = {}): Screen => ({
  id: statementId(`screen:${path}`),
  path,
  basis: "derived",
  evidence: at("assets/main.js"),
  ...more,
});

const call = (url: string, more: Partial<Call> = {}): Call => ({
  id: statementId(`call:${url}`),
  protocol: "http",
  method: "GET",
  url,
  basis: "derived",
  evidence: at("assets/chunk with | and `.js"),
  ...more,
});

function specification(points: Partial<Points>): Specification {
  const empty = { shown: false, statements: [], notShown: "Not shown." };
  return {
    format: "asbuilt/1",
    tool: { name: "as-built", version: "0" },
    subject: { name: "App", input: "dist", digest: "d" },
    material: { files: [], missing: [], failures: [] },
    provenance: {
      totals: { runtime: 0, framework: 0, library: 0, product: 1, unknown: 0 },
      components: [{ id: componentId("library:a"), kind: "library", name: "a", size: 1 }],
      regions: [],
    },
    points: {
      purpose: empty,
      screens: empty,
      entities: empty,
      states: empty,
      validation: empty,
      roles: empty,
      calls: empty,
      errors: empty,
      constants: empty,
      ...points,
    },
  };
}

const shown = <S>(statements: readonly S[]) => ({ shown: true, statements });

const HOSTILE = [
  "`".repeat(900),
  "\\|".repeat(900),
  "x".repeat(3000),
  "\n\n# heading\n- item\n",
  "\u202e".repeat(900),
  "<b>[a](http://b.example)</b>",
  "漢".repeat(900),
];

/** More than any file may hold, with hostile texts wherever one may stand. */
function large(): Specification {
  const screens = Array.from({ length: 300 }, (_, index) =>
    screen(`/area${index % 40}/${HOSTILE[index % HOSTILE.length]}${index}`, {
      texts: HOSTILE,
      title: HOSTILE[0] ?? "",
      guards: [statementId("role:a")],
      links: HOSTILE,
    }),
  );
  const calls = Array.from({ length: 3000 }, (_, index) =>
    call(`/api/v1/part${index % 60}/${HOSTILE[index % HOSTILE.length]}${index}`, {
      request: { properties: Object.fromEntries(HOSTILE.map((key) => [key, { enum: HOSTILE }])) },
      parameters: HOSTILE.map((name) => ({ name, in: "query" as const, value: HOSTILE })),
      usedBy: screens.slice(0, 40).map(({ id }) => id),
    }),
  );
  const errors = HOSTILE.map((message, index) => ({
    id: statementId(`error:${index}`),
    kind: "shown" as const,
    message,
    when: message,
    basis: "shown" as const,
    evidence: at("a.js"),
  }));
  const constants = HOSTILE.map((value: Json, index) => ({
    id: statementId(`constant:${index}`),
    value: value ?? "",
    meaning: String(value),
    basis: "shown" as const,
    evidence: at("a.js"),
  }));
  return specification({
    screens: shown(screens),
    calls: shown(calls),
    errors: shown(errors),
    constants: shown(constants),
  });
}

interface Node {
  readonly type: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const parse = (markdown: string): readonly Node[] =>
  nodesOf(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));

describe("a large application with hostile texts", () => {
  const parts = renderMarkdownParts(large());

  it("has no long README, file or line", () => {
    expect(estimatedTokens(parts.get("README.md") ?? "")).toBeLessThanOrEqual(4000);
    for (const [name, text] of parts) {
      expect(estimatedTokens(text), name).toBeLessThanOrEqual(20_000);
      const longest = Math.max(...text.split("\n").map(({ length }) => length));
      expect(longest, name).toBeLessThanOrEqual(400);
      expect(name).toMatch(/^[A-Za-z0-9-]{1,60}\.md$/);
    }
  });

  it("stays text, and links only to its own files", () => {
    const allowed = new Set([
      "root",
      "heading",
      "paragraph",
      "list",
      "listItem",
      "text",
      "inlineCode",
      "emphasis",
      "link",
      "code",
    ]);
    for (const [name, text] of [...parts].slice(0, 12)) {
      const nodes = parse(text);
      expect(
        nodes.filter(({ type }) => !allowed.has(type)),
        name,
      ).toEqual([]);
      for (const { url } of nodes.filter(({ type }) => type === "link")) expect(parts.has(url ?? ""), url).toBe(true);
    }
  });

  it("holds every statement once", () => {
    const all = [...parts]
      .filter(([name]) => name.startsWith("calls"))
      .map(([, text]) => text)
      .join("");
    expect(all.match(/^### /gm)).toHaveLength(3000);
  });
});

describe("a small one", () => {
  const users = screen("/users", { calls: [statementId("call:/api/users")], guards: [statementId("role:admin")] });
  const parts = renderMarkdownParts(
    specification({
      screens: shown([screen("/"), users]),
      calls: shown([call("/api/users", { usedBy: [users.id] })]),
      roles: shown([
        {
          id: statementId("role:admin"),
          kind: "role",
          name: "admin",
          allows: [users.id],
          screens: [users.id],
          basis: "shown",
          evidence: at("a.js"),
        },
      ]),
    }),
  );

  it("has a file a point, and says why a point has none", () => {
    expect([...parts.keys()]).toEqual(["README.md", "screens.md", "roles.md", "calls.md", "inventory.md", "files.md"]);
    for (const { heading } of POINTS) expect(parts.get("README.md")).toContain(`- ${heading} (`);
  });

  it("says each relation once: a call its screens, a screen its guards", () => {
    expect(parts.get("calls.md")).toContain("- screens: `/users`");
    expect(parts.get("screens.md")).toContain("- guards: `admin`");
    expect(parts.get("screens.md")).not.toContain("/api/users");
    expect(parts.get("roles.md")).not.toContain("/users");
  });

  it("names files shortly, in one table", () => {
    expect(parts.get("calls.md")).toContain("- derived, F2:1-9");
    expect(parts.get("files.md")).toContain("- F3: `assets/main.js`");
  });
});

it("gives each file a name of its own, whatever areas are called", () => {
  const calls = (area: string, count: number): readonly Call[] =>
    Array.from({ length: count }, (_, index) => call(`/${area}/${"x".repeat(200)}${index}`));
  const small = Array.from({ length: 200 }, (_, index) => call(`/s${index}/${"x".repeat(200)}`));
  const all = [...calls("others", 100), ...calls("a", 400), ...calls("a-2", 100), ...small];
  const parts = renderMarkdownParts(specification({ calls: shown(all) }));
  expect([...parts.keys()]).toEqual(expect.arrayContaining(["calls-a-2.md", "calls-a--2.md", "calls-others.md"]));
  const text = [...parts].flatMap(([name, part]) => (name.startsWith("calls") ? [part] : [])).join("\n");
  expect(all.filter(({ url }) => !text.includes(url))).toEqual([]);
  for (const name of parts.keys()) if (name.startsWith("calls")) expect(parts.get("README.md")).toContain(`(${name})`);
});
