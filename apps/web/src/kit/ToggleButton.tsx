/** A button of a toolbar that is pressed or not: a filter that is on, a kind that is shown. */
import type { ReactNode } from "react";
import classes from "./ToggleButton.module.css";

interface ToggleButtonProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly title?: string;
  readonly children: ReactNode;
}

export const ToggleButton = ({ pressed, onPress, title, children }: ToggleButtonProps) => (
  <button type="button" className={classes.toggle} aria-pressed={pressed} title={title} onClick={onPress}>
    {children}
  </button>
);
