/** An application on its way from its address: how many files are there, which ones, and what could not be had. */
import { Button, Progress } from "@mantine/core";
import type { AnalysisId, Capture } from "../../api/types.ts";
import { LiveText } from "../../kit/LiveText.tsx";
import { bytes, plural } from "../../model/format.ts";
import classes from "./Course.module.css";

interface FetchingProps {
  readonly capture: Capture;
  readonly onStop: () => void;
  readonly onOpen: (analysis: AnalysisId) => void;
}

/** Most files of each list that are shown. */
const SHOWN = 100;

export function Fetching({ capture, onStop, onOpen }: FetchingProps) {
  const { url, files, lost, asked, known, stored } = capture;
  const size = files.reduce((sum, file) => sum + file.bytes, 0);
  const words = stored ? `Fetched ${plural(files.length, "file")}` : wordsOf(capture);
  return (
    <section className={classes.course} aria-label="Capture">
      <LiveText>{words}</LiveText>
      <p className={classes.input}>{url}</p>
      <p className={classes.words}>
        <span>{words}</span>
        <span className={classes.figures}>{bytes(size)}</span>
      </p>
      {!stored && (
        <Progress value={known === 0 ? 2 : (100 * asked) / known} animated striped size="lg" aria-label="Fetching" />
      )}
      <FileList title="Fetched" lines={files.map((file) => `${file.path} · ${bytes(file.bytes)}`)} />
      <FileList title="Not fetched" lines={lost.map(({ path, message }) => `${path} ${message}`)} />
      {stored ? (
        <Button mt="lg" onClick={() => onOpen(stored.analysisId)}>
          Open the specification
        </Button>
      ) : (
        <Button mt="lg" size="xs" variant="default" onClick={onStop}>
          Stop
        </Button>
      )}
    </section>
  );
}

const wordsOf = ({ state, files, known }: Capture): string =>
  state === "waiting" ? "Waiting for its turn" : `Fetching: ${files.length} of ${known || "?"} addresses`;

/** The newest first: the list grows while it is read. */
function FileList({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const shown = lines.slice(-SHOWN).toReversed();
  return (
    <details className={classes.files} open>
      <summary>
        {title}: {plural(lines.length, "file")}
      </summary>
      <ul>
        {shown.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
