/** A button of a toolbar: `isOn` where a filter is set or a kind is shown. */
import type { ComponentProps } from "react";
import classes from "./Tool.module.css";

interface ToolButtonProps extends Omit<ComponentProps<"button">, "type" | "className"> {
  readonly isOn: boolean;
}

export const ToolButton = ({ isOn, ...props }: ToolButtonProps) => (
  <button type="button" {...props} className={classes.control} data-on={isOn} />
);
