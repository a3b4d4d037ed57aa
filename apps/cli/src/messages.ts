/** The catalogue of messages: from a code to words. What went wrong comes first, then what to do next. */

import type { Call, PointName, Traffic } from "@as-built/spec";
import { ADDRESS_PROBLEMS, BROWSER_PROBLEMS, PACKAGE_PROBLEMS } from "./address-messages.ts";
import { ARCHIVE_PROBLEMS, type Message } from "./archive-messages.ts";
import { KNOWLEDGE_PROBLEMS } from "./knowledge-messages.ts";
import type { Problem, ProblemCode } from "./problem.ts";
import type { Falsehood, FalsehoodCode } from "./verify/falsehood.ts";

const INSTEAD =
  "Save it as a complete page, as HAR with content from the network panel of the browser, or give the address.";

const PROBLEMS: Readonly<Record<ProblemCode, Message>> = {
  "not-found": {
    what: (path) => `There is no file or folder ${path}.`,
    next: "Check the path. Give the folder that holds the application's built files, or one script.",
  },
  "not-readable": {
    what: (path) => `${path} cannot be read.`,
    next: "Check the permissions of the folder and of the folders above it.",
  },
  "not-a-file-or-folder": {
    what: (path) => `${path} is neither a file nor a folder.`,
    next: "Give the folder that holds the application's built files, or one script.",
  },
  empty: {
    what: (path) => `${path} is empty.`,
    next: "Build the application first, then give the folder that the build wrote (often dist, build or public).",
  },
  "too-many-files": {
    what: (bound) => `There are more than ${bound} files.`,
    next: "Give the folder that the browser is served from, not the whole project.",
  },
  "har-damaged": {
    what: (subject) => `The recording cannot be read as a HAR: ${subject}`,
    next: "Record it again and save it from the network panel of the browser as HAR with content, once all is loaded.",
  },
  "har-empty": {
    what: (file) => `The recording ${file} holds the content of no page and no script.`,
    next: "Open the network panel before the page is loaded, switch its cache off, load the page, and save it as HAR with content.",
  },
  "har-too-large": {
    what: (bytes) => `The recording is larger than ${Math.floor(Number(bytes) / 2 ** 20)} MB.`,
    next: "Record the loading of the pages only, without videos and downloads.",
  },
  "mhtml-damaged": {
    what: (subject) => `The saved page cannot be read as MHTML: ${subject}`,
    next: "Save it again, as one file, and compare the sizes.",
  },
  "mhtml-empty": {
    what: (file) => `The saved page ${file} holds no page and no script.`,
    next: `Save the page again. ${INSTEAD}`,
  },
  "no-scripts-saved": {
    what: (file) => `The saved page ${file} holds no script: Chromium, Chrome and Edge leave scripts out of MHTML.`,
    next: INSTEAD,
  },
  ...ARCHIVE_PROBLEMS,
  ...ADDRESS_PROBLEMS,
  ...PACKAGE_PROBLEMS,
  ...KNOWLEDGE_PROBLEMS,
  ...BROWSER_PROBLEMS,
  "no-scripts": {
    what: (path) => `There is no script in ${path}.`,
    next: "Give the folder that holds the scripts the browser loads (.js, .mjs, .cjs, or HTML with scripts in it), plain or compressed (.gz, .br, .zst).",
  },
  "not-javascript": {
    what: (subject) => `None of the scripts is JavaScript: ${subject}`,
    next: "Check that the files are the scripts as the browser runs them: unpacked, not encrypted, not error pages.",
  },
  "not-decompressed": {
    what: (file) => `There is no script that can be read; ${file} cannot be decompressed.`,
    next: "It is damaged, cut off or far larger than scripts are: fetch it again, or give the scripts as they are.",
  },
  "hermes-bytecode": {
    what: (subject) => `The application is compiled for Hermes, the engine of React Native: ${subject}`,
    next: "Bytecode is not read. Give the bundle that it is compiled from: npx react-native bundle --platform android --dev false --entry-file index.js --bundle-output app.bundle",
  },
  "unknown-format": {
    what: (file) => `The ending of ${file} names no format.`,
    next: "Say which one with --format; asbuilt analyze --help lists them.",
  },
  "no-format": {
    what: (input) => `Nothing says in which format ${input} is to be written.`,
    next: "Name files with --output, or a format with --format; asbuilt convert --help lists them.",
  },
  timeout: {
    what: (seconds) => `The analysis was not done after ${seconds} s and was ended.`,
    next: "Give it more time with --timeout, or leave that option out.",
  },
  "not-writable": {
    what: (subject) => `The output cannot be written: ${subject}`,
    next: "Choose another place with --output.",
  },
  "not-empty": {
    what: (folder) => `There is something in ${folder} already.`,
    next: "Choose a folder that is empty or not there yet. (asbuilt capture also writes a file that ends in .zip.)",
  },
  "no-viewer": {
    what: (subject) => `The page that shows a specification is not there: ${subject}`,
    next: "Install asbuilt again; in its repository run: npm run build",
  },
  "no-server": {
    what: () => "The server is a package of its own, and it is not installed.",
    next: (version) =>
      `Run: npm install @as-built/server@${version} (beside asbuilt; with --global where asbuilt is). Without installing: npx -p asbuilt@${version} -p @as-built/server@${version} asbuilt serve`,
  },
  "port-in-use": {
    what: (port) => `The port ${port} is in use.`,
    next: "Choose another one with --port, or leave that option out.",
  },
  "cannot-listen": {
    what: (subject) => subject,
    next: "Check --host and --port: the address must be one of this machine's, ports below 1024 need rights.",
  },
  "data-in-use": {
    what: (folder) => `Another server uses the data folder ${folder}.`,
    next: "End that one first, or choose another folder with --data.",
  },
  "no-database": {
    what: (subject) => subject,
    next: "Check the address of --database-url and whether the database answers, or the rights of the data folder.",
  },
  "bad-database": {
    what: (subject) => subject,
    next: "Put back a copy of the whole data folder. Or move this one away, start again, and add an archive with: asbuilt import FILE",
  },
  "bad-data-folder": {
    what: (subject) => subject,
    next: "Check that it is a folder with rights for you, and move away what stands there. Or choose another folder with --data.",
  },
  "no-space": {
    what: (subject) => subject,
    next: "Make room, then start again: nothing that was stored is lost.",
  },
  "unknown-exporter": {
    what: (subject) => subject,
    next: "Set it to one of these, or to nothing: then no metrics leave the process.",
  },
  "no-token": {
    what: (id) => `There is no token ${id}.`,
    next: "List them with: asbuilt token list",
  },
  "not-exported": {
    what: (subject) => `The archive cannot be written: ${subject}`,
    next: "Choose another place for it.",
  },
  "no-export": {
    what: (file) => `There is no file ${file} that can be read.`,
    next: "Give an archive that was made with: asbuilt export FILE",
  },
  "not-an-export": {
    what: (file) => `${file} is no complete export. Nothing of it was added.`,
    next: "Give an archive that was made with: asbuilt export FILE",
  },
  "no-packages": {
    what: (folder) => `There is no package to add in ${folder}.`,
    next: "Give a node_modules folder. Packages of the index that comes along are added only where --only names them.",
  },
  "not-a-specification": {
    what: (file) => `${file} is no specification that this version can read.`,
    next: "Write one with: asbuilt analyze DIR --output specification.json",
  },
  "other-version": {
    what: (versions) => `Only the version that wrote a specification can reproduce it: ${versions}.`,
    next: "Install that version, or analyse the material again and compare the two with: asbuilt diff OLD NEW",
  },
  "cannot-answer": {
    what: (subject) => subject,
    next: "Ask for overview, list or search to see what there is.",
  },
  "too-long": {
    what: () => "The document would be longer than a text can be (512 MB).",
    next: "Give fewer of the files at a time, or leave --format and --output out to see the summary.",
  },
  unexpected: {
    what: (subject) => `This should not have happened: ${subject}`,
    next: "Please report it with the command you ran and, where you may share it, the file it failed on.",
  },
};

export const PROGRAM = {
  description: "Reads the script bundle that a web application ships and writes its as-built specification.",
  help: `
Examples:
  $ asbuilt analyze dist                                      the nine points in short
  $ asbuilt analyze dist --format html --output report.html   a page to read, with the evidence
  $ asbuilt analyze app.js --format json > app.json           for programs
  $ asbuilt analyze https://app.example.com/                  an application where it runs
  $ asbuilt analyze app.zip                                   an archive: zip, tar, tar.gz, npm's .tgz
  $ asbuilt capture https://app.example.com/ -o app.zip       keep what is there now; --browser where you sign in
  $ asbuilt convert app.json --output app.openapi.json        for tools of others: OpenAPI, SARIF, CycloneDX, ...
  $ asbuilt diff old.json dist                                what a release changed
  $ asbuilt mcp dist                                          for coding agents, which ask
  $ asbuilt site public/as-built                              a page that analyses in the browser
  $ asbuilt serve                                             many applications and releases, in the browser
  $ asbuilt signatures add node_modules                       recognise your own packages

Exit codes:
  0  done; files that could not be read or parsed are listed
  1  asbuilt diff found what --fail-on names, or asbuilt verify something false
  2  nothing could be read; the message says what to do next`,
} as const;

const FORMATS_HELP = `
Formats and the endings that name them:
  json         .json           the specification, asbuilt/1
  md           .md             a document to read; into a folder in short files
  html         .html           one page with the evidence
  openapi      .openapi.json   the calls, OpenAPI 3.1
  asyncapi     .asyncapi.json  sockets and streams, AsyncAPI 3
  json-schema  .schema.json    entities and forms, JSON Schema 2020-12
  cyclonedx    .cdx.json       the inventory, CycloneDX 1.7
  spdx         .spdx.json      the inventory, SPDX 2.3 (its time: SOURCE_DATE_EPOCH)
  sarif        .sarif          secrets, internal addresses, source maps, client-side roles, SARIF 2.1.0
  csv          .csv            all statements as rows
  http         .http           the calls as requests that editors send
  graphql      .graphql        the operations of GraphQL calls, as documents
  mermaid      .mermaid.md     diagrams of screens, entities and states
`;

export const ANALYZE = {
  description:
    "Write the specification of the application in a folder, an archive, a recording or a script, or at an address.",
  input:
    "folder with the files a browser is served (compressed ones are read where the plain ones are absent: .gz, .br, .zst), an archive of one (zip, tar, tar.gz, tgz), a packed application (crx, xpi, asar, apk, aab, ipa), a container image (docker save), a recording of its loading (.har), a page that a browser saved (.mhtml, .html with its folder), one file, or the address of the application: what it is made of is fetched, and never run; or npm:NAME@VERSION, a package with a front end in it",
  format: "format of the document (default: by the ending of --output; without both only the summary is shown)",
  output:
    "file to write, or, for Markdown in pieces, a folder, with a slash at its end (default: the document goes to stdout, the summary to stderr)",
  quiet: "no summary and no progress; problems are still reported",
  timeout: "end the analysis after so many seconds",
  signatures: "index of your own packages, made by: asbuilt signatures add (may be given several times)",
  models: "models of your own clients, as JSON: which call of them is which request (may be given several times)",
  allowOrigin:
    "fetch what is named at this origin, too, e.g. https://cdn.example; by default only that of the address and those that its pages load from (may be given several times)",
  ignoreRobots: "fetch what the robots.txt of a site forbids, too: where the site is yours, or you may",
  sourceMaps:
    "fetch the source maps of an address, too, and list them beside the files; the specification is of the code that browsers get",
  traffic:
    "recording of the application's traffic (.har), beside what is analysed: confirms and completes calls; no value of it is kept",
  header: 'header for the host of an address, e.g. "Cookie: session=..." (may be given several times)',
  help: `
Examples:
  $ asbuilt analyze dist
  $ asbuilt analyze dist --output specification.md
  $ asbuilt analyze dist --format markdown --output specification/    in files that fit into a context
  $ asbuilt analyze app-1.4.0.tgz
  $ asbuilt analyze app.apk                                           the web application in a packed one
  $ asbuilt analyze shop.tar                                          what a container image serves (docker save)
  $ asbuilt analyze https://shop.example/
  $ asbuilt analyze npm:shop-admin@1.4.0                              the front end in a package
  $ asbuilt analyze shop.har                                          what the network panel of a browser saved
  $ asbuilt analyze dist --traffic shop.har                           what was seen of its calls, too
  $ asbuilt analyze Orders.html                                       a saved page, with its folder Orders_files
  $ asbuilt analyze dist --format json | jq '.points.calls.statements[].url'
  $ asbuilt analyze dist --format html --output report.html --timeout 120
${FORMATS_HELP}
Your code is never executed.`,
} as const;

export const CAPTURE = {
  description: "Keep what an analysis reads: fetch, unpack or copy it into a folder or a zip archive.",
  output: "folder that is empty or not there yet, or a file that ends in .zip",
  quiet: "no summary and no progress; problems are still reported",
  written: (files: number, bytes: number, output: string): string =>
    `${files} ${files === 1 ? "file" : "files"}, ${(bytes / 2 ** 20).toFixed(1)} MB, written to ${output}`,
  sourceMaps: "fetch the source maps of an address, too, and keep them beside the files",
  browser:
    "open the address in Chromium, Chrome or Edge first, and take what it loads. Sign in, open what matters, then press Enter or close the window. Needs playwright-core",
  browserPath: "the browser's program, where it is not found by itself; as --browser",
  headless: "the same without a window: until the page asks for nothing more",
  har: "keep the traffic of the browser as HAR, with keys and types of calls and answers, without their values",
  opened: "The browser is open. Sign in, open the pages that matter; then press Enter here, or close its window.\n",
  recorded: (file: string): string => `Traffic, without values, written to ${file}`,
  lost: (count: number): string => `Not captured: ${count} ${count === 1 ? "file" : "files"}`,
  elsewhere: (origins: readonly string[]): string =>
    `To fetch what lies elsewhere, too: ${origins.map((origin) => `--allow-origin ${origin}`).join(" ")}`,
  more: (count: number): string => `and ${count} more`,
  renamed: (count: number): string =>
    `Under another name, since a folder has theirs: ${count} ${count === 1 ? "file" : "files"}`,
  help: `
Examples:
  $ asbuilt capture https://shop.example/ --output shop.zip
  $ asbuilt capture https://shop.example/ --header "Cookie: session=..." --output shop
  $ asbuilt capture https://shop.example/ --browser --output shop      you sign in; what the browser loads is kept
  $ asbuilt capture https://shop.example/ --headless --har shop.har --output shop
  $ asbuilt capture shop.har --output shop

What is behind an address is fetched, and never run, except by the browser that --browser opens. A capture that is interrupted goes on with the same command.`,
} as const;

/** As the pages call them; the headings of documents are in the format. */
export const POINT_NAMES: Readonly<Record<PointName, string>> = {
  purpose: "Purpose",
  screens: "Screens",
  entities: "Entities",
  states: "States",
  validation: "Validation",
  roles: "Roles",
  calls: "API calls",
  errors: "Error messages",
  constants: "Constants",
};

export const SUMMARY = {
  written: (file: string, created: string | undefined): string =>
    `Written to ${file}${created === undefined ? "" : ` (created the folder ${created})`}`,
  traffic: (calls: readonly Call[], { unexplained, foreign, recordings }: Traffic): string => {
    const seen = calls.filter((call) => call.seen !== undefined).length;
    const names = recordings.map(({ name }) => name).join(", ");
    return `${seen} of ${calls.length} calls seen in ${names}; ${unexplained.length} addresses that no call explains, ${foreign.length} other hosts`;
  },
  decompressed: (files: string): string => `${files}, there only as .gz, .br or .zst and read as a browser gets them`,
} as const;

export const CONVERT = {
  description: "Write a specification in the formats of other tools.",
  input: "specification (.json) that asbuilt analyze wrote, or a folder, an archive or a script, which is analysed",
  format: "format of the document (default: by the endings of --output)",
  output: "file to write; may be given several times (default: stdout, in the format that --format names)",
  material: "what the specification was made from: for html, and for what sarif finds in the texts",
  help: `
Examples:
  $ asbuilt convert app.json --output app.openapi.json --output app.cdx.json
  $ asbuilt convert app.json --material dist --output app.sarif
  $ asbuilt convert app.json --format csv | head
${FORMATS_HELP}`,
} as const;

const FALSE_WORDS: Readonly<Record<FalsehoodCode, string>> = {
  malformed: "is no part of a specification in the format",
  "unknown-file": "points into a file that the material does not have",
  "missing-file": "lists a file that the material does not have",
  "unlisted-file": "does not list a file of the material",
  "wrong-digest": "states another digest than the bytes have",
  "wrong-size": "states another size than the file has",
  "wrong-range": "states a range that is none of the file's",
  "wrong-quote": "quotes what does not stand there",
  "too-much-evidence": "has more ranges than the format allows",
  "wrong-steps": "leaves a step of its derivation out",
  "wrong-pointer": "has evidence for a property that it does not have",
  "same-id": "shares its id with another",
  "wrong-id": "has an id that does not fit what it states",
  dangling: "names something that is not there",
  "one-sided": "relates a screen and a call on one side only",
  "no-premise": "states what its evidence does not give",
  "unknown-word": "has a word that stands nowhere in the material",
  contradiction: "contradicts itself, or the screen above",
  "wrong-origin": "is shown by nothing but code that does not speak for the product",
  "wrong-basis": "states a basis that it cannot have",
  "wrong-point": "contradicts its statements",
  "wrong-regions": "is not covered by regions exactly once",
  "wrong-total": "states another number than is counted",
  "wrong-entry": "says of a request in a recording what it is not",
  "not-reproduced": "is not what an analysis of the material gives",
};

export const VERIFY = {
  description:
    "Check a specification against its material: every range, quote, id, reference, premise, word and number.",
  specification: "specification (.json) that asbuilt analyze wrote",
  material: "what it was made from: a folder, an archive, a recording or a script",
  traffic: "the recording that was given beside it",
  reproduce: "also analyse the material again, and list whatever differs; by the version that wrote the specification",
  line: ({ code, where, what }: Falsehood): string => `${code}  ${where} ${FALSE_WORDS[code]}: ${what}`,
  sum: (count: number): string =>
    count === 0 ? "Nothing of it is false." : `${count} ${count === 1 ? "falsehood" : "falsehoods"}.`,
  help: `
Example:
  $ asbuilt verify specification.json dist
  $ asbuilt verify specification.json dist --reproduce

It reads the files again and shares no rule with the analysis. Exit code 1 where something is false.
--reproduce finds every change that was made to a specification, and asks the analysis itself: it needs the version that
wrote the specification, and the --signatures and --models that were used.`,
} as const;

export const SITE = {
  description: "Write a page that analyses in the browser: drop a folder on it, and nothing leaves the browser.",
  folder: "folder to write the page into; it must be empty or not there yet",
  done: (folder: string): string =>
    `The page is in ${folder}. Give the folder to any web server; over HTTPS or on localhost.\n`,
  help: `
Example:
  $ asbuilt site public/as-built

The folder holds 20 MB: the page, the analysis, the parser and the index of published packages. Browsers load them once;
after that the page asks no server for anything. It takes folders and files; archives are unpacked first.`,
} as const;

export const SIGNATURES = {
  description: "Recognise your own packages: indexes of packages beside the one that comes along.",
  add: "Add installed packages to an index of your own.",
  folder: "node_modules folder, or the folder that holds it",
  file: "index to write or to extend",
  only: "names of packages, with * for any text (default: all that the index that comes along does not know)",
  added: ({ name, versions, grams }: { name: string; versions: readonly string[]; grams: number }): string =>
    grams > 0
      ? `${name} ${versions.join(", ")}: ${grams} signatures`
      : `${name} ${versions.join(", ")}: nothing to recognise it by`,
  written: (file: string, total: number): string =>
    `Written to ${file}: ${total} ${total === 1 ? "package" : "packages"}. Use it with: asbuilt analyze INPUT --signatures ${file}`,
  help: `
Examples:
  $ asbuilt signatures add node_modules --only "@acme/*"
  $ asbuilt signatures add ../design-system --signatures acme.signatures
  $ asbuilt analyze dist --signatures acme.signatures

Packages are read and never run. Adding a package again replaces it; others stay.
Code that published packages have as well stays theirs.`,
} as const;

export const DIFF = {
  description: "Compare two releases of an application, statement by statement, by what they state.",
  old: "the earlier release: a specification (.json) that asbuilt analyze wrote, or a folder, an archive or a script",
  young: "the later one",
  format: "text, md (markdown: release notes) or json",
  output: "file to write (default: stdout)",
  failOn:
    "end with exit code 1 on these changes: POINT.added, .removed, .changed or .*, with * for any point; several with commas",
  same: "Nothing of the product changed.",
  numbers: (added: number, removed: number, changed: number, same: number): string =>
    `${added} added, ${removed} removed, ${changed} changed, ${same} the same`,
  failed: (found: readonly { readonly what: string; readonly count: number }[]): string =>
    `asbuilt: --fail-on found ${found.map(({ what, count }) => `${what} (${count})`).join(", ")}\n`,
  help: `
Examples:
  $ asbuilt diff old.json dist
  $ asbuilt diff app-1.4.0.tgz app-1.5.0.tgz --format markdown --output changes.md
  $ asbuilt diff main.json dist --fail-on 'calls.removed,roles.*'

Renamed identifiers, moved code and other names of files are no change.`,
} as const;

export const MCP = {
  description:
    "Answer questions of coding agents about an application: a read-only server of the Model Context Protocol.",
  input:
    "specification (.json) that asbuilt analyze wrote, or a folder, an archive or a script, which is analysed (default: the folder it is started in)",
  material: "what a specification was made from, for the code around its evidence and for find_in_code",
  before: "specification or material of an earlier release, for compare",
  http: "answer over streamable HTTP at this port, on this machine only (0: any that is free); without it over stdio",
  started: (url: string): string => `As-Built answers at ${url}. Ctrl+C ends it.\n`,
  help: `
Tools: overview, search, list, get, find_in_code, screens_of, compare. Answers are small. They quote the application: data,
never instructions. Only what is named here is read, nothing is run, and nothing leaves this machine but the answers.

Register it (PATH: a folder or a specification, absolute):
  Claude Code      claude mcp add asbuilt -- npx asbuilt mcp PATH
  VS Code          code --add-mcp '{"name":"asbuilt","command":"npx","args":["asbuilt","mcp","PATH"]}'
  Codex            codex mcp add asbuilt -- npx asbuilt mcp PATH
  Gemini CLI       gemini mcp add asbuilt npx asbuilt mcp PATH
  Cursor, Windsurf, Claude Desktop and others, in their file of servers (.cursor/mcp.json, mcp_config.json,
  claude_desktop_config.json):
    { "mcpServers": { "asbuilt": { "command": "npx", "args": ["asbuilt", "mcp", "PATH"] } } }

Examples:
  $ asbuilt mcp dist
  $ asbuilt mcp specification.json --material dist --before old.json
  $ asbuilt mcp dist --http 8765                   then register http://127.0.0.1:8765/mcp`,
} as const;

export const OPTIONS = {
  noColor: "print without colours (as does the variable NO_COLOR)",
  version: "print the version",
  help: "show help",
  helpCommand: "show help for a command",
} as const;

/** The words for what went wrong, and for what to do next. */
export function wordsFor({ code, subject }: Problem): { readonly what: string; readonly next: string } {
  const { what, next } = PROBLEMS[code];
  return { what: what(subject), next: typeof next === "string" ? next : next(subject) };
}
