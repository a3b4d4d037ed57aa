/** A strip beside a long text: parts in their colours, the part in sight framed. A click goes to the place. */
import classes from "./OriginStrip.module.css";

export interface StripPart {
  readonly start: number;
  readonly end: number;
  readonly color: string;
}

interface OriginStripProps {
  readonly parts: readonly StripPart[];
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
  readonly onGo: (offset: number) => void;
}

const HEIGHT = 1000;

export function OriginStrip({ parts, length, from, to, marks, onGo }: OriginStripProps) {
  const at = (offset: number): number => (length === 0 ? 0 : (offset / length) * HEIGHT);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the outline beside it leads to the same places by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: a picture of the text; see above
    <div
      className={classes.strip}
      onClick={({ currentTarget, clientY }) => {
        const { top, height } = currentTarget.getBoundingClientRect();
        onGo(Math.floor(((clientY - top) / height) * length));
      }}
    >
      <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {parts.map(({ start, end, color }) => (
          <rect key={start} x="0" width="10" y={at(start)} height={Math.max(at(end) - at(start), 0.5)} fill={color} />
        ))}
        {marks.map((mark) => (
          <rect key={mark} x="0" width="10" y={at(mark)} height="1.5" fill="var(--ab-ink)" />
        ))}
        <rect
          className={classes.window}
          x="0"
          width="10"
          y={at(from)}
          height={Math.max(at(to) - at(from), 6)}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}
