/** A short word on a tinted ground. The colour repeats what the word says. */
import clsx from "clsx";
import classes from "./Tag.module.css";

export type TagTone = "neutral" | "read" | "write" | "change" | "remove" | "warn" | "quiet";

interface TagProps {
  readonly tone?: TagTone;
  readonly title?: string;
  readonly children: string;
}

export function Tag({ tone = "neutral", title, children }: TagProps) {
  return (
    <span className={clsx(classes.tag, classes[tone])} title={title}>
      {children}
    </span>
  );
}
