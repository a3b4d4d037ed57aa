/** Text with holes such as {id}: the holes are set apart. Everything is a text node. */
import { Fragment } from "react";
import classes from "./TemplateText.module.css";

const HOLE = /(\{[^{}]{1,80}\})/;

export function TemplateText({ text }: { readonly text: string }) {
  let position = 0;
  return text.split(HOLE).map((part, index) => {
    const key = position;
    position += part.length;
    // split with one group: parts at odd places are what the group matched
    return index % 2 === 1 ? (
      <span key={key} className={classes.hole}>
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
