import type { ReactNode } from 'react';
import classes from './columns.module.css';

type Props = { main: ReactNode; aside: ReactNode /** Whether both need as much room. */; even?: boolean };

/** What matters most, and beside it, where there is room, what else there is. */
export function Columns({ main, aside, even }: Props) {
  return (
    <div className={classes.columns} data-even={even || undefined}>
      <div>{main}</div>
      <div>{aside}</div>
    </div>
  );
}
