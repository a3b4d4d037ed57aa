/** How sure findings are, as one bar: literal in full colour, derived in half, inferred as an outline. */
import { countBases } from "../model/certainty.ts";
import { count } from "../model/format.ts";
import { BASIS_WORDS } from "../model/words.ts";
import classes from "./CertaintyBar.module.css";

export function CertaintyBar({ items }: { readonly items: Parameters<typeof countBases>[0] }) {
  const counts = countBases(items).filter((each) => each.count > 0);
  const words = counts.map((each) => `${count(each.count)} ${BASIS_WORDS[each.basis].name.toLowerCase()}`).join(", ");
  return (
    <span className={classes.bar} role="img" aria-label={words} title={words}>
      {counts.map((each) => (
        <span key={each.basis} className={classes.part} data-basis={each.basis} style={{ flexGrow: each.count }} />
      ))}
    </span>
  );
}
