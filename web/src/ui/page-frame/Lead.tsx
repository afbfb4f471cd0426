import type { ReactNode } from 'react';
import blocks from '../blocks.module.css';

/** The first sentence of a page, and below it what somebody has written about its subject; null when nobody has. */
export function Lead({ description, children }: { description: string | null; children: ReactNode }) {
  return (
    <div className={blocks.prose}>
      <p>{children}</p>
      {description !== null && <p>{description}</p>}
    </div>
  );
}
