/** Parts of something in their colours, on one thin line. What it shows stands in words beside it. */
import classes from "./ShareStrip.module.css";

export interface StripShare {
  /** In any unit that all share. */
  readonly share: number;
  readonly color: string;
}

export function ShareStrip({ shares }: { readonly shares: readonly StripShare[] }) {
  return (
    <span className={classes.strip} aria-hidden="true">
      {shares
        .filter(({ share }) => share > 0)
        .map(({ share, color }) => (
          <span key={color} style={{ flexGrow: share, background: color }} />
        ))}
    </span>
  );
}
