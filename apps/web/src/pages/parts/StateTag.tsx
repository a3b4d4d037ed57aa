/** How an analysis stands, in a word. */
import type { Analysis } from "../../api/types.ts";
import { Tag, type TagTone } from "../../kit/Tag.tsx";

const WORDS = {
  queued: { words: "waiting", tone: "quiet" },
  running: { words: "running", tone: "write" },
  finished: { words: "finished", tone: "read" },
  failed: { words: "failed", tone: "remove" },
  cancelled: { words: "stopped", tone: "change" },
} as const satisfies Record<Analysis["state"], { readonly words: string; readonly tone: TagTone }>;

export function StateTag({ analysis }: { readonly analysis: Analysis | null }) {
  if (analysis === null) return <Tag tone="quiet">not analysed</Tag>;
  const { words, tone } = WORDS[analysis.state];
  return (
    <Tag tone={tone} {...(analysis.failure ? { title: analysis.failure.message } : {})}>
      {words}
    </Tag>
  );
}
