/** The one page of the site: a place for the files, how far the analysis is, and what was found. */
import { Button, Group, Progress } from "@mantine/core";
import { useRef } from "react";
import { DropZone } from "../kit/DropZone.tsx";
import { Notice } from "../kit/Notice.tsx";
import { droppedFiles } from "../model/dropped-files.ts";
import { POINT_NAMES } from "../model/words.ts";
import type { Found, SiteFormat } from "./messages.ts";
import classes from "./SitePage.module.css";
import { useAnalysis } from "./use-analysis.ts";

const STAGE_NAMES: Readonly<Record<string, string>> = {
  read: "Reading the files",
  parse: "Parsing the scripts",
  unpack: "Finding the modules",
  attribute: "Recognising libraries",
  extract: "Reading the product's code",
  assemble: "Writing the specification",
};

/** Of the files that are saved; the same endings as the command line's. */
const SAVED: readonly (readonly [SiteFormat, name: string, ending: string])[] = [
  ["html", "Page", ".html"],
  ["json", "JSON", ".json"],
  ["md", "Markdown", ".md"],
  ["openapi", "OpenAPI", ".openapi.json"],
  ["asyncapi", "AsyncAPI", ".asyncapi.json"],
  ["json-schema", "JSON Schema", ".schema.json"],
  ["cyclonedx", "CycloneDX", ".cdx.json"],
  ["spdx", "SPDX", ".spdx.json"],
  ["sarif", "SARIF", ".sarif"],
  ["csv", "CSV", ".csv"],
  ["http", "HTTP requests", ".http"],
  ["graphql", "GraphQL", ".graphql"],
  ["mermaid", "Mermaid", ".mermaid.md"],
];

const ENDING_OF = new Map(SAVED.map(([format, , ending]) => [format, ending]));

export function SitePage() {
  const opens = useRef(false);
  const { state, read, stop, write } = useAnalysis((format, made) => {
    if (opens.current) window.open(URL.createObjectURL(made));
    else save(format, made);
    opens.current = false;
  });
  const open = () => {
    opens.current = true;
    write("html");
  };
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>See what a web app really does, from its shipped code</h1>
      <p className={classes.lead}>
        Drop the folder that a web server gives to browsers (dist, build, public…). As-Built reads its scripts here, in
        this browser: nothing is sent anywhere, and your code is never executed.
      </p>
      {state.state === "failed" && (
        <div className={classes.part}>
          <Notice state="failed" title="The analysis failed">
            <p>{state.why}</p>
          </Notice>
        </div>
      )}
      {state.state === "reading" ? (
        <section className={classes.part} aria-label="Analysis">
          <p role="status">
            {STAGE_NAMES[state.stage] ?? state.stage}: {state.input}
          </p>
          <Progress value={100 * state.share} aria-label="Progress of this stage" />
          <Group mt="md">
            <Button variant="default" onClick={stop}>
              Stop
            </Button>
          </Group>
        </section>
      ) : (
        <DropZone onFiles={(files) => read(droppedFiles(files))}>
          <p className={classes.drop}>Drop a folder here</p>
          <p className={classes.hint}>
            Unpack archives first, and files that are there only as .gz, .br or .zst: a browser reads neither.
          </p>
        </DropZone>
      )}
      {state.state === "done" && <Result found={state.found} open={open} write={write} />}
    </main>
  );
}

interface ResultProps {
  readonly found: Found;
  /** Shows the page in a tab of its own. */
  readonly open: () => void;
  readonly write: (format: SiteFormat) => void;
}

function Result({ found, open, write }: ResultProps) {
  return (
    <section className={classes.part} aria-label="Specification">
      <h2>{found.name}</h2>
      <p>
        {found.files} files, {found.seconds.toFixed(1)} s
      </p>
      <ul className={classes.points}>
        {Object.entries(POINT_NAMES).map(([point, name]) => (
          <li key={point}>
            <b>{found.counts[point] ?? 0}</b> {name}
          </li>
        ))}
      </ul>
      {found.failures.length > 0 && (
        <Notice state="partial" title={`${found.failures.length} files could not be read`}>
          <p>{found.failures.slice(0, 5).join("; ")}</p>
        </Notice>
      )}
      <Button onClick={open}>Open the specification</Button>
      <p>Or save it; the page holds everything, with the evidence, and opens in any browser.</p>
      <Group gap="xs">
        {SAVED.map(([format, name]) => (
          <Button key={format} variant="default" onClick={() => write(format)}>
            {name}
          </Button>
        ))}
      </Group>
    </section>
  );
}

function save(format: SiteFormat, document_: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(document_);
  link.download = `specification${ENDING_OF.get(format) ?? ""}`;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
