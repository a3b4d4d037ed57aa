/** The product's mark: the certainty of a statement, and beside it the strip of whose code a file is. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="9.5" cy="12" r="7" fill="none" stroke="var(--ab-certain)" strokeWidth="2.4" />
      <path d="M9.5 5a7 7 0 0 0 0 14z" fill="var(--ab-certain)" />
      {STRIP.map(({ origin, y, height }) => (
        <rect key={origin} x="19.2" y={y} width="2.8" height={height} fill={`var(--ab-${origin})`} />
      ))}
    </svg>
  );
}

const STRIP = [
  { origin: "framework", y: 2, height: 7 },
  { origin: "library", y: 9, height: 5 },
  { origin: "product", y: 14, height: 8 },
];
