import type { ReactNode } from 'react';
import classes from './states.module.css';

type Props = {
  title: string;
  /** More about it. */
  body?: ReactNode;
  children?: ReactNode;
};

/** Nothing to show here: says so, and what to do next (links as children). */
export function Empty({ title, body, children }: Props) {
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{title}</p>
      {body && <div className={classes.body}>{body}</div>}
      {children && <div className={classes.ways}>{children}</div>}
    </div>
  );
}
