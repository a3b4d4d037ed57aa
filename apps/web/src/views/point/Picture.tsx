/** A picture that fills the page, with a line that says how to read it and whether it shows everything. */
import type { ReactNode } from "react";
import { count } from "../../model/format.ts";
import classes from "./Picture.module.css";

interface PictureProps {
  readonly shown: number;
  readonly all: number;
  readonly words: string;
  /** The way to the larger picture that this one is a part of. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

export function Picture({ shown, all, words, back, children }: PictureProps) {
  return (
    <div className={classes.picture}>
      <div className={classes.words}>
        {back}
        <p className={classes.said}>
          {words}
          {shown < all && ` The first ${count(shown)} of ${count(all)} are drawn: filter to see others.`}
        </p>
      </div>
      <div className={classes.canvas}>{children}</div>
    </div>
  );
}
