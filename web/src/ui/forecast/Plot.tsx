import type { ReactNode } from 'react';

type Props = { width: number; height: number; label: string; children: ReactNode };

/** Frame of a small plot that is rendered on the server; `label` has its numbers in words. */
export const Plot = ({ width, height, label, children }: Props) => (
  <svg
    width="100%"
    viewBox={`0 0 ${width} ${height}`}
    fill="var(--r-muted)"
    fontSize={10}
    style={{ marginBottom: '0.5rem', maxWidth: '30rem' }}
    role="img"
    aria-label={label}
  >
    {children}
  </svg>
);
