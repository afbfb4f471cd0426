import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import classes from './pager.module.css';

/** The ways to the other pages of a list; `apart`: with air above, where what holds both leaves none. */
export function PagerFrame({ apart = false, children }: { apart?: boolean; children: ReactNode }) {
  return (
    <nav aria-label={m.pages_label()} className={`${classes.pager} ${apart ? classes.apart : ''}`}>
      {children}
    </nav>
  );
}
