import type { ReactNode } from 'react';
import classes from './states.module.css';

/** Nothing to show here: says so, and what to do next (links as children). */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{title}</p>
      {children && <div className={classes.ways}>{children}</div>}
    </div>
  );
}
