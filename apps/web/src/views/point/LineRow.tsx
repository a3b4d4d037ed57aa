/** A statement as an entry of a list. */
import clsx from "clsx";
import { Chips } from "../../kit/Chips.tsx";
import { Tag } from "../../kit/Tag.tsx";
import { TemplateText } from "../../kit/TemplateText.tsx";
import { shorten } from "../../model/format.ts";
import type { Item } from "../../model/specification-model.ts";
import { BasisMark } from "../BasisMark.tsx";
import classes from "./LineRow.module.css";

const CHIPS = 6;
const LETTERS = 60;
const TITLE = 240;
/** Tags of up to this many letters share one width. */
const SHORT = 11;

interface LineRowProps {
  readonly item: Item;
  /** Others of its list have a subtitle: what follows it begins where theirs does. */
  readonly hasSubtitles?: boolean;
}

export function LineRow({ item, hasSubtitles = false }: LineRowProps) {
  const { tag, flag, title, mono, subtitle, chips } = item.line;
  const text = shorten(title, TITLE);
  return (
    <div className={classes.row}>
      {item.basis && (
        <span className={classes.mark}>
          <BasisMark basis={item.basis} uncertain={item.uncertain} />
        </span>
      )}
      <div className={classes.first}>
        {tag && (
          <Tag tone={tag.tone} even={tag.text.length <= SHORT}>
            {tag.text}
          </Tag>
        )}
        <span className={clsx(classes.title, mono && classes.mono)}>{mono ? <TemplateText text={text} /> : text}</span>
        {flag && <Tag tone={flag.tone}>{flag.text}</Tag>}
        {item.uncertain && <Tag tone="quiet">origin unknown</Tag>}
      </div>
      {(subtitle || (hasSubtitles && chips.length > 0)) && (
        <p className={classes.subtitle}>{shorten(subtitle ?? "", TITLE)}</p>
      )}
      {chips.length > 0 && (
        <div className={classes.chips}>
          <Chips texts={chips.map((chip) => shorten(chip, LETTERS))} most={CHIPS} />
        </div>
      )}
    </div>
  );
}
