/** How sure something is, as a mark of one size: a solid dot, a half one, a ring. Its name says the same as its shape. */
import classes from "./CertaintyMark.module.css";

export type Fill = "solid" | "half" | "ring";

interface CertaintyMarkProps {
  readonly fill: Fill;
  /** Absent where the words stand beside it. */
  readonly name?: string;
}

const HALF = "M8 3.5a4.5 4.5 0 0 0 0 9z";

export function CertaintyMark({ fill, name }: CertaintyMarkProps) {
  const said = name === undefined ? {} : ({ role: "img", "aria-label": name, title: name } as const);
  return (
    <span className={classes.mark} {...said}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="4.5" className={fill === "solid" ? classes.solid : classes.ring} />
        {fill === "half" && <path d={HALF} className={classes.half} />}
      </svg>
    </span>
  );
}
