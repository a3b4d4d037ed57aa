/** Text with holes such as {id}: the holes are set apart. Everything is a text node. */
import { Fragment } from "react";
import { Breakable } from "./Breakable.tsx";
import classes from "./TemplateText.module.css";

const HOLE = /(\{[^{}]{1,80}\})/;

interface TemplateTextProps {
  readonly text: string;
  /** Where it may take several lines: it then breaks after a slash. */
  readonly breaks?: boolean;
}

export function TemplateText({ text, breaks = false }: TemplateTextProps) {
  const Literal = breaks ? Breakable : Plain;
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
      <Literal key={key} text={part} />
    );
  });
}

const Plain = ({ text }: { readonly text: string }) => <Fragment>{text}</Fragment>;
