/** A bar divided by shares, with a legend that carries the same numbers in words. */
import classes from "./ShareBar.module.css";

export interface Share {
  readonly key: string;
  readonly name: string;
  readonly help: string;
  /** 0 to 1. */
  readonly share: number;
  /** The amount in words. */
  readonly amount: string;
  readonly percent: string;
  readonly color: string;
}

export function ShareBar({ label, shares }: { readonly label: string; readonly shares: readonly Share[] }) {
  return (
    <figure className={classes.figure} aria-label={label}>
      <div className={classes.bar} aria-hidden="true">
        {shares
          .filter(({ share }) => share > 0)
          .map(({ key, share, color }) => (
            <span key={key} className={classes.part} style={{ flexGrow: share, background: color }} />
          ))}
      </div>
      <ul className={classes.legend}>
        {shares.map(({ key, name, help, amount, percent, color, share }) => (
          <li key={key} className={classes.item} title={help} data-none={share === 0}>
            <span className={classes.swatch} style={{ background: color }} aria-hidden="true" />
            <span className={classes.name}>{name}</span>
            <span className={classes.percent}>{percent}</span>
            <span className={classes.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
