/** Says why a panel is empty, failed or partial, or what its reader must know first, and what to do next. */
import { CircleSlash, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import classes from "./Notice.module.css";

const ICONS = { empty: CircleSlash, failed: TriangleAlert, partial: Info, warning: TriangleAlert } as const;

interface NoticeProps {
  readonly state: keyof typeof ICONS;
  readonly title: string;
  readonly children?: ReactNode;
}

export function Notice({ state, title, children }: NoticeProps) {
  const Icon = ICONS[state];
  return (
    <div
      className={classes.notice}
      data-state={state}
      role={state === "failed" || state === "warning" ? "alert" : undefined}
    >
      <Icon className={classes.icon} size={18} aria-hidden="true" />
      <div className={classes.body}>
        <p className={classes.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
