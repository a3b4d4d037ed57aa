/**
 * The design in one page: the mark of certainty and the strip of origins, which are this tool's own, then type, colours,
 * space and corners. Everything here is drawn from the tokens themselves.
 */
import { POINTS } from "@as-built/spec";
import { CertaintyMark } from "../kit/CertaintyMark.tsx";
import { ShareStrip } from "../kit/ShareStrip.tsx";
import { Tag, type TagTone } from "../kit/Tag.tsx";
import { COLOURS, CORNERS, SPACES, TEXTS } from "../kit/token-names.ts";
import { BASES } from "../model/certainty.ts";
import { BASIS_WORDS, ORIGIN_HELP, ORIGIN_NAMES, POINT_NAMES } from "../model/words.ts";
import { FILLS } from "../views/BasisMark.tsx";
import { Mark } from "../views/Mark.tsx";
import classes from "./DesignPage.module.css";
import page from "./Page.module.css";

const TONES: readonly TagTone[] = ["neutral", "read", "write", "change", "remove", "warn", "quiet"];
const ORIGINS = COLOURS["Whose code it is"];
const SAMPLE = [0.03, 0.2, 0.35, 0.38, 0.04];

export function DesignPage() {
  return (
    <div className={page.page}>
      <h1 className={page.heading}>Design</h1>
      <p className={page.lead}>
        The tokens that every page is made of. Style sheets name these and no numbers of their own.
      </p>
      <section className={page.section} aria-labelledby="signature">
        <h2 id="signature" className={page.title}>
          Signature
        </h2>
        <p className={classes.row}>
          <Mark size={48} />
          <span>The product's mark is made of the two signs below.</span>
        </p>
        <ul className={classes.list}>
          {BASES.map((basis) => (
            <li key={basis} className={classes.row}>
              <CertaintyMark fill={FILLS[basis]} /> <b>{BASIS_WORDS[basis].name}</b> {BASIS_WORDS[basis].help}
            </li>
          ))}
        </ul>
        <p>Stands before every claim, in the first column, 16 pixels wide.</p>
        <ShareStrip
          shares={ORIGINS.map((origin, index) => ({ color: `var(--ab-${origin})`, share: SAMPLE[index] ?? 0 }))}
        />
        <ul className={classes.list}>
          {ORIGINS.map((origin) => (
            <li key={origin} className={classes.row}>
              <span className={classes.swatch} style={{ background: `var(--ab-${origin})` }} aria-hidden="true" />
              <b>{ORIGIN_NAMES[origin]}</b> {ORIGIN_HELP[origin]}
            </li>
          ))}
        </ul>
        <p>Stands wherever code is listed: beside a text, at each file, above the libraries.</p>
      </section>
      <section className={page.section} aria-labelledby="type">
        <h2 id="type" className={page.title}>
          Type
        </h2>
        <p>Inter for words, JetBrains Mono for code. Latin comes along, other scripts are the system's.</p>
        <ul className={classes.list}>
          {TEXTS.map((name) => (
            <li key={name} className={classes.sample} style={{ fontSize: `var(--ab-text-${name})` }}>
              <code className={classes.name}>text-{name}</code>
              {POINTS.slice(0, 3)
                .map((point) => POINT_NAMES[point.name])
                .join(", ")}{" "}
              <span className={classes.mono}>/api/berths/{"{id}"}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={page.section} aria-labelledby="colours">
        <h2 id="colours" className={page.title}>
          Colours
        </h2>
        {Object.entries(COLOURS).map(([group, names]) => (
          <div key={group}>
            <h3 className={classes.group}>{group}</h3>
            <ul className={classes.colours}>
              {names.map((name) => (
                <li key={name} className={classes.row}>
                  <span className={classes.swatch} style={{ background: `var(--ab-${name})` }} aria-hidden="true" />
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className={classes.row}>
          {TONES.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
        </p>
      </section>
      <section className={page.section} aria-labelledby="space">
        <h2 id="space" className={page.title}>
          Space and corners
        </h2>
        <ul className={classes.list}>
          {SPACES.map((name) => (
            <li key={name} className={classes.row}>
              <code className={classes.name}>space-{name}</code>
              <span className={classes.space} style={{ width: `var(--ab-space-${name})` }} aria-hidden="true" />
            </li>
          ))}
        </ul>
        <ul className={classes.colours}>
          {CORNERS.map((name) => (
            <li key={name} className={classes.row}>
              <span
                className={classes.corner}
                style={{ borderRadius: `var(--ab-radius-${name})` }}
                aria-hidden="true"
              />
              <code>radius-{name}</code>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
