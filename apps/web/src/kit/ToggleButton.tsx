/** A button of a toolbar that is pressed or not: a filter that is on, a kind that is shown. */
import type { ReactNode } from "react";
import { ToolButton } from "./ToolButton.tsx";

interface ToggleButtonProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly title?: string;
  readonly children: ReactNode;
}

export const ToggleButton = ({ pressed, onPress, title, children }: ToggleButtonProps) => (
  <ToolButton isOn={pressed} aria-pressed={pressed} title={title} onClick={onPress}>
    {children}
  </ToolButton>
);
