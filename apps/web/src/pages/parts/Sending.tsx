/** Files on their way to the server, and the way to stop that. */
import { Button, Progress } from "@mantine/core";
import { LiveText } from "../../kit/LiveText.tsx";
import type { Dropped } from "../../model/dropped-files.ts";
import { bytes, plural } from "../../model/format.ts";
import classes from "./Course.module.css";

interface SendingProps {
  readonly dropped: Dropped;
  readonly onStop: () => void;
}

export function Sending({ dropped: { input, files }, onStop }: SendingProps) {
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  const words = `Uploading ${plural(files.length, "file").toLowerCase()}, ${bytes(size)}`;
  return (
    <section className={classes.course} aria-label="Upload">
      <LiveText>{words}</LiveText>
      <p className={classes.input}>{input}</p>
      <p className={classes.words}>{words}</p>
      <Progress value={100} animated striped size="lg" aria-label="Uploading" />
      <Button mt="lg" size="xs" variant="default" onClick={onStop}>
        Stop
      </Button>
    </section>
  );
}
