/** A short word on a tinted ground. The colour repeats what the word says. */
import clsx from "clsx";
import classes from "./Tag.module.css";

export type TagTone = "neutral" | "read" | "write" | "change" | "remove" | "warn" | "quiet";

interface TagProps {
  readonly tone?: TagTone;
  readonly title?: string;
  /** Short words share one width, so that what follows them lines up. */
  readonly even?: boolean;
  /** Without a ground: in a column of its own the colour is enough. */
  readonly plain?: boolean;
  readonly children: string;
}

export function Tag({ tone = "neutral", title, even = false, plain = false, children }: TagProps) {
  return (
    <span className={clsx(classes.tag, classes[tone], even && classes.even, plain && classes.plain)} title={title}>
      {children}
    </span>
  );
}
