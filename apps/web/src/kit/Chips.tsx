/** Short texts in frames, one beside the other; beyond `most` they are counted. */
import classes from "./Chips.module.css";

interface ChipsProps {
  readonly texts: readonly string[];
  readonly most?: number;
}

export function Chips({ texts, most = texts.length }: ChipsProps) {
  const more = texts.length - most;
  return (
    <p className={classes.chips}>
      {texts.slice(0, most).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat and never change
        <span key={index} className={classes.chip}>
          {text}
        </span>
      ))}
      {more > 0 && <span className={classes.more}>+{more}</span>}
    </p>
  );
}
