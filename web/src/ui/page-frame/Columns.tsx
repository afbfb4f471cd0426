import type { ReactNode } from 'react';
import classes from './columns.module.css';

/** What matters most, and beside it, where there is room, what else there is. */
export function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div>{main}</div>
      <div>{aside}</div>
    </div>
  );
}
