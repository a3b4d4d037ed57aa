/** A file's text with ranges marked, its origins beside it, and the way to its modules. */
import type { FileId } from "@as-built/spec";
import { useCallback, useMemo, useState } from "react";
import { CodeView } from "../../kit/CodeView.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { OriginStrip } from "../../kit/OriginStrip.tsx";
import { Waiting } from "../../kit/Waiting.tsx";
import { codeLines, marksOf, type Range } from "../../model/code-lines.ts";
import type { Display, ReadableText } from "../../model/readable-text.ts";
import { lineAt } from "../../model/text-layout.ts";
import { useText } from "../../model/use-text.ts";
import { SOURCE_ERRORS } from "../../model/words.ts";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./TextView.module.css";

interface TextViewProps {
  readonly file: FileId;
  /** The range that is looked at. */
  readonly range: Range | undefined;
  readonly others: readonly Range[];
  readonly display: Display;
  readonly label: string;
  /** Goes to a place of the file that is no range of evidence. */
  readonly onGo: (offset: number) => void;
}

export function TextView(props: TextViewProps) {
  const { source } = useWorkspace();
  const loaded = useText(source, props.file);
  switch (loaded.state) {
    case "loading":
      return <Waiting>Unpacking the text…</Waiting>;
    case "failed":
      return (
        <div className={classes.inset}>
          <Notice state="failed" title={SOURCE_ERRORS[loaded.code].text}>
            <p>{SOURCE_ERRORS[loaded.code].next}</p>
          </Notice>
        </div>
      );
    case "ready":
      return <Shown {...props} text={loaded.text} />;
  }
}

interface ShownProps extends TextViewProps {
  readonly text: ReadableText;
}

function Shown({ text, file, range, others, display, label, onGo }: ShownProps) {
  const layout = useMemo(() => text.layout(display), [text, display]);
  const marks = useMemo(() => marksOf(range, others), [range, others]);
  const line = useMemo(() => codeLines(text, display, marks), [text, display, marks]);
  const [[from, to], setSight] = useState<readonly [number, number]>([0, 0]);
  const onScrolled = useCallback(
    (first: number, last: number) =>
      setSight((held) => {
        const next = [layout.starts[first] ?? 0, layout.starts[last] ?? layout.length] as const;
        return held[0] === next[0] && held[1] === next[1] ? held : next;
      }),
    [layout],
  );
  return (
    <CodeView
      label={label}
      lines={layout.starts.length}
      line={line}
      focus={lineAt(layout, range?.start ?? 0)}
      focusKey={`${file} ${range?.start} ${range?.end} ${display}`}
      onScrolled={onScrolled}
      edge={<Strip file={file} length={layout.length} from={from} to={to} others={others} onGo={onGo} />}
    />
  );
}

interface StripProps {
  readonly file: FileId;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly others: readonly Range[];
  readonly onGo: (offset: number) => void;
}

function Strip({ file, length, from, to, others, onGo }: StripProps) {
  const { model } = useWorkspace();
  const parts = useMemo(
    () => model.outline(file).map(({ start, end, origin }) => ({ start, end, color: `var(--ab-${origin})` })),
    [model, file],
  );
  const marks = useMemo(() => [...new Set(others.map(({ start }) => start))], [others]);
  return <OriginStrip parts={parts} length={length} from={from} to={to} marks={marks} onGo={onGo} />;
}
