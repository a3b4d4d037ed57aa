/** The product's mark: a sheet of a drawing with its title block. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="22" height="22" rx="5" fill="var(--ab-accent)" />
      <path
        d="M5.5 18.5v-9l6.5-4 6.5 4v9M5.5 18.5h13M9.5 18.5v-5h5v5"
        fill="none"
        stroke="var(--ab-surface)"
        strokeWidth="1.7"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
