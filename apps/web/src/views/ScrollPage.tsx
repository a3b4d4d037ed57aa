/** A page of a specification that scrolls as a whole. Without a heading, it brings its own. */
import type { ReactNode } from "react";
import classes from "./ScrollPage.module.css";

export const ScrollPage = ({ heading, children }: { readonly heading?: string; readonly children: ReactNode }) => (
  <div className={classes.scroll}>
    <div className={classes.page}>
      {heading && <h1 className={classes.heading}>{heading}</h1>}
      {children}
    </div>
  </div>
);
