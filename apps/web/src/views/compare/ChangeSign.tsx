/** The sign of a change, as in any diff, with what stands beside it; the colour says nothing that it does not say. */
import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import type { ChangeKind } from "../../model/view-state.ts";
import classes from "./ChangeSign.module.css";

const SIGNS: Readonly<Record<ChangeKind, string>> = { added: "+", removed: "−", changed: "~" };

interface ChangeSignProps {
  readonly kind: ChangeKind;
  /** A number: the sign is then read aloud as the word for it. */
  readonly children?: ReactNode;
}

export const ChangeSign = ({ kind, children }: ChangeSignProps) => (
  <span className={classes.sign} data-kind={kind} title={kind}>
    <span aria-hidden="true">{SIGNS[kind]}</span>
    {children}
    <VisuallyHidden> {kind}</VisuallyHidden>
  </span>
);
