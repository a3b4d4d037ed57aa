/** The catalogue of messages: from a code to words. What went wrong comes first, then what to do next. */
import { ARCHIVE_PROBLEMS, type Message } from "./archive-messages.ts";
import type { Problem, ProblemCode } from "./problem.ts";

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
  ...ARCHIVE_PROBLEMS,
  "no-scripts": {
    what: (path) => `There is no script in ${path}.`,
    next: "Give the folder that holds the scripts the browser loads (.js, .mjs, .cjs, or HTML with scripts in it).",
  },
  "not-javascript": {
    what: (subject) => `None of the scripts is JavaScript: ${subject}`,
    next: "Check that the files are the scripts as the browser runs them: unpacked, not encrypted, not error pages.",
  },
  "unknown-format": {
    what: (file) => `The ending of ${file} names no format.`,
    next: "Say which one: --format json, --format md or --format html.",
  },
  timeout: {
    what: (seconds) => `The analysis was not done after ${seconds} s and was ended.`,
    next: "Give it more time with --timeout, or leave that option out.",
  },
  "not-writable": {
    what: (subject) => `The output cannot be written: ${subject}`,
    next: "Choose another place with --output.",
  },
  "no-viewer": {
    what: (subject) => `The page that shows a specification is not built: ${subject}`,
    next: "Run: npm run build",
  },
  "port-in-use": {
    what: (port) => `The port ${port} is in use.`,
    next: "Choose another one with --port, or leave that option out.",
  },
  "not-signatures": {
    what: (file) => `${file} is no index of packages that this version can read.`,
    next: "Make one with: asbuilt signatures add NODE_MODULES_DIR --signatures FILE",
  },
  "no-packages": {
    what: (folder) => `There is no package to add in ${folder}.`,
    next: "Give a node_modules folder. Packages of the index that comes along are added only where --only names them.",
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
  $ asbuilt analyze app.zip                                   an archive: zip, tar, tar.gz, npm's .tgz
  $ asbuilt serve                                             the same in the browser
  $ asbuilt signatures add node_modules                       recognise your own packages

Exit codes:
  0  done; files that could not be read or parsed are listed
  2  nothing could be read; the message says what to do next`,
} as const;

export const ANALYZE = {
  description: "Write the specification of the application in a folder, an archive or a script.",
  input: "folder with the files a browser is served, an archive of one (zip, tar, tar.gz, tgz), or one file",
  format: "json, md or html (default: by the ending of --output; without both only the summary is shown)",
  output: "file to write (default: the document goes to stdout, the summary to stderr)",
  timeout: "end the analysis after so many seconds",
  signatures: "index of your own packages, made by: asbuilt signatures add (may be given several times)",
  help: `
Examples:
  $ asbuilt analyze dist
  $ asbuilt analyze dist --output specification.md
  $ asbuilt analyze app-1.4.0.tgz
  $ asbuilt analyze dist --format json | jq '.points.calls.statements[].url'
  $ asbuilt analyze dist --format html --output report.html --timeout 120

The material is read and never run.`,
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

export const SERVE = {
  description: "Start the web application on this machine: drop a folder into it, read its specification.",
  port: "port to listen on (default: any that is free)",
  started: (url: string) => `As-Built is at ${url}\nDrop a folder into the page. Ctrl+C ends it.\n`,
  help: `
Examples:
  $ asbuilt serve
  $ asbuilt serve --port 8080

It listens on this machine only; nothing leaves it.`,
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
  return { what: what(subject), next };
}
