/** A button of a page's head: its name beside its icon, and the icon alone where there is little room. */
import { Button, type ButtonProps, type ElementProps } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./HeaderButton.module.css";

interface HeaderButtonProps
  extends Omit<ButtonProps, "size" | "variant">,
    ElementProps<"button", keyof ButtonProps | "name"> {
  readonly icon: ReactNode;
  readonly name: string;
  readonly keys?: ReactNode;
}

export function HeaderButton({ icon, name, keys, ...rest }: HeaderButtonProps) {
  return (
    <Button {...rest} size="xs" variant="default" className={classes.button ?? ""}>
      {icon}
      <span className={classes.name}>{name}</span>
      {keys && (
        <span className={classes.keys} aria-hidden="true">
          {keys}
        </span>
      )}
    </Button>
  );
}
