/** The site's logo: a puck on the goal line. */
export function Logo({ height }: { height?: string }) {
  return (
    <svg
      viewBox="0 0 40 32"
      width="40"
      height="32"
      aria-hidden="true"
      {...(height && { style: { height, width: 'auto' } })}
    >
      <path d="M0 23.5h40" stroke="var(--r-accent)" strokeWidth="3" />
      <path d="M6 12.5v8.2c0 4 6.3 7.3 14 7.3s14-3.3 14-7.3v-8.2z" fill="var(--r-ink)" />
      <ellipse
        cx="20"
        cy="12.5"
        rx="14"
        ry="7.3"
        fill="var(--r-ink)"
        stroke="var(--r-ice)"
        strokeWidth="1.5"
      />
      <ellipse
        cx="20"
        cy="12.3"
        rx="8.6"
        ry="4.2"
        fill="none"
        stroke="var(--r-ice)"
        strokeWidth="1.2"
        opacity=".65"
      />
    </svg>
  );
}
