import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';

/** Links to the other pages of a list. */
export function PagerFrame({ children }: { children: ReactNode }) {
  return (
    <nav aria-label={m.pages_label()} className={`${blocks.line} ${blocks.pager}`}>
      {children}
    </nav>
  );
}
